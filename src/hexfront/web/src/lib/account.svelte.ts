/** Who is logged in. The cookie for it is the server's own: nothing here can read it. */

import { ApiError, bearer, read } from "./api";
import { wordsOfFault } from "./faults";
import { keptTables } from "./keep";
import { settings } from "./settings.svelte";
import type { Account, AccountTold, GameRecords, OwnRecord } from "./wire";
import { t } from "./words.svelte";

interface People {
  account: Account | null;
  /** Grows whenever somebody logs in or out: what is listed for a person is asked for again. */
  changes: number;
  /** Whether the card of the account lies open. */
  open: boolean;
}

export const people: People = $state({ account: null, changes: 0, open: false });

function noted({ account }: AccountTold): void {
  const other = people.account?.name !== account?.name;
  people.account = account;
  if (other) people.changes += 1;
}

async function ask(path: string, body: object, claiming = false): Promise<void> {
  const tokens = claiming ? keptTables().flatMap(({ token }) => token || []) : [];
  const shown = tokens.length > 0 ? bearer(tokens.join(",")).headers : {};
  noted(
    await read<AccountTold>(`/api/account${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...shown },
    }),
  );
}

export const recall = async (): Promise<void> => noted(await read<AccountTold>("/api/account"));

/** Whoever logs in takes the seats of this browser along. */
export const logIn = (name: string, password: string): Promise<void> =>
  ask("/login", { name, password }, true);

export const register = (name: string, password: string): Promise<void> =>
  ask("", { name, password }, true);

export const logOut = (everywhere: boolean): Promise<void> => ask("/logout", { everywhere });

export const rename = (name: string): Promise<void> => ask("/name", { name });

export const changePassword = (old: string, fresh: string): Promise<void> =>
  ask("/password", { old, new: fresh });

export const setAddress = (address: string, mails: boolean): Promise<void> =>
  ask("/address", { address, mails, language: settings.language });

export const deleteAccount = (password: string): Promise<void> => ask("/delete", { password });

export const ownRecord = (): Promise<OwnRecord> => read("/api/record");

export const gameRecords = (game: string): Promise<GameRecords> =>
  read(`/api/records/${encodeURIComponent(game)}`);

/** What went wrong, in the player's language. */
export function faultWords(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  switch (error.code) {
    case "wrong-password":
      return t("account-fault-password");
    case "name-taken":
      return t("account-fault-taken");
    case "bad-name":
      return t("account-fault-name");
    case "bad-password":
      return t("account-fault-short");
    case "bad-address":
      return t("account-fault-address");
    case "wait":
      return t("account-fault-wait", { seconds: error.wait });
    case "too-many-requests":
      return t("account-fault-many");
    case "too-many-mails":
      return t("account-fault-mails");
    case "logged-out":
      return t("account-fault-logged-out");
    default:
      return wordsOfFault(error.code, error.detail);
  }
}

recall().catch(() => undefined);
