/** The way of a vehicle, hex by hex: what is drawn on the board and listed beside it. */

import { share, type Chance } from "../../lib/chance";
import type { RouteView, ThreatView, WaypointView } from "./wire";

/** A hex of the way, with all that is done there. */
export interface Stop {
  readonly hex: number;
  readonly points: readonly WaypointView[];
  /** MP left, and where the front points, when it is left. */
  readonly left: number;
  readonly front: number;
  readonly turned: boolean;
  readonly fails: Chance | null;
  /** The worst of what the enemy can do there. */
  readonly threat: ThreatView | null;
}

/** Whether a threat is worse than another. */
function worse(a: ThreatView | null, b: ThreatView | null): ThreatView | null {
  if (!a || !b) return a ?? b;
  const [first, second] = [share(a.destroyed), share(b.destroyed)];
  if (first !== second) return first > second ? a : b;
  return share(a.harmed) >= share(b.harmed) ? a : b;
}

function stopOf(points: readonly [WaypointView, ...WaypointView[]]): Stop {
  const last = points.at(-1) ?? points[0];
  return {
    hex: last.hex,
    points,
    left: last.left,
    front: last.front,
    turned: points.some(({ choice }) => choice.type === "Turn"),
    fails: points.map(({ fails }) => fails).find(Boolean) ?? null,
    threat: points.map(({ threat }) => threat).reduce(worse, null),
  };
}

export function stopsOf({ points }: RouteView): Stop[] {
  const stops: [WaypointView, ...WaypointView[]][] = [];
  for (const point of points) {
    const here = stops.at(-1);
    if (here && here[0].hex === point.hex) here.push(point);
    else stops.push([point]);
  }
  return stops.map(stopOf);
}

/** The worst that can happen on the whole way. */
export function worstOf(stops: readonly Stop[]): Stop | null {
  return stops.reduce<Stop | null>((found, stop) => {
    if (!stop.threat) return found;
    return found && worse(found.threat, stop.threat) === found.threat ? found : stop;
  }, null);
}
