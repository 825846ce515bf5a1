/** Choices of a game that this page knows nothing about. */

import type { Choice, Offer } from "../../lib/wire";
import type { GenericPreview } from "./wire";

export type GenericChoice = Choice & { readonly [field: string]: unknown };

export interface GenericOffer extends Offer {
  readonly choice: GenericChoice;
  readonly preview: GenericPreview | null;
}
