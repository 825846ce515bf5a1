/** The server's HTTP side. A failed request throws `ApiError` with the server's own words. */

import { newGrain } from "./fair";
import type {
  DiceTold,
  GameInfo,
  Invitation,
  LessonFacts,
  LessonInfo,
  NewTable,
  OpenSeat,
  RuleText,
  ScenarioFacts,
  Seated,
  TableInfo,
  Term,
} from "./wire";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    /** Seconds after which it may be asked again; 0, at any time. */
    readonly wait = 0,
  ) {
    super(detail || code);
  }
}

export async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError("offline", "");
  }
  if (response.ok) return response;
  throw await fault(response);
}

async function fault(response: Response): Promise<ApiError> {
  try {
    const body = (await response.json()) as { code?: string; detail?: string };
    const wait = Number(response.headers.get("Retry-After") ?? 0);
    return new ApiError(body.code ?? String(response.status), body.detail ?? "", wait);
  } catch {
    return new ApiError(String(response.status), response.statusText);
  }
}

export async function read<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await request(path, init)).json()) as T;
}

function post(body: string, type: string): RequestInit {
  return { method: "POST", body, headers: { "Content-Type": type } };
}

let listed: Promise<GameInfo[]> | undefined;

/** The games do not change while the server runs; a list that failed is asked for again. */
export function games(): Promise<GameInfo[]> {
  listed ??= read<GameInfo[]>("/api/games").catch((error: unknown) => {
    listed = undefined;
    throw error;
  });
  return listed;
}

/** The facts that were asked for last: a game that is about to begin asks for them ahead. */
let lastFacts: { path: string; facts: Promise<ScenarioFacts> } | undefined;

export function scenarioFacts(game: string, scenario: string): Promise<ScenarioFacts> {
  const path = `/api/scenarios/${encodeURIComponent(game)}/${encodeURIComponent(scenario)}`;
  if (lastFacts?.path === path) return lastFacts.facts;
  const facts = read<ScenarioFacts>(path).catch((error: unknown) => {
    lastFacts = undefined;
    throw error;
  });
  lastFacts = { path, facts };
  return facts;
}

export const lessons = (game: string): Promise<LessonInfo[]> =>
  read(`/api/lessons/${encodeURIComponent(game)}`);

export const lesson = (game: string, id: string): Promise<LessonFacts> =>
  read(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}`);

export const rules = (game: string, language: string): Promise<Readonly<Record<string, RuleText>>> =>
  read(`/api/rules/${encodeURIComponent(game)}/${language}`);

/** The messages that all games share, or those of one game alone. */
export const languages = (): Promise<string[]> => read("/api/languages");

export const words = async (language: string, game = ""): Promise<string> =>
  (await request(`/api/words/${game && `${encodeURIComponent(game)}/`}${language}.ftl`)).text();

/** A table, and what this player added to its dice. */
export interface Sat extends Seated {
  readonly grain: string;
}

/** Between people each adds a number to the dice. */
export async function newTable(table: NewTable): Promise<Sat> {
  const grain = table.players.includes("guest") ? newGrain() : "";
  const asked = JSON.stringify({ ...table, grain });
  return { ...(await read<Seated>("/api/tables", post(asked, "application/json"))), grain };
}

export const loadTable = (
  save: string,
  players: readonly string[],
  openHands: boolean,
): Promise<Seated> => {
  const query = new URLSearchParams({ open_hands: String(openHands) });
  for (const player of players) query.append("players", player);
  return read(`/api/tables/load?${query.toString()}`, post(save, "text/plain"));
};

const tableAt = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const bearer = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

/** The games of whoever is logged in, and those that these tokens open. */
export const tables = (tokens: readonly string[]): Promise<TableInfo[]> =>
  read("/api/tables", tokens.length > 0 ? bearer(tokens.join(",")) : undefined);

/** What is told of one table to whoever sits there. */
export const tableInfo = async (table: string, token: string): Promise<TableInfo | undefined> =>
  (await tables(token ? [token] : [])).find((known) => known.table === table);

/** The game as a file. */
export const savedGame = async ({ table, token }: Seated): Promise<Blob> =>
  (await request(`${tableAt(table)}/save`, bearer(token))).blob();

export const deleteTable = async ({ table, token }: Pick<Seated, "table" | "token">): Promise<void> => {
  await request(tableAt(table), { method: "DELETE", ...bearer(token) });
};

/** What the code invites to. */
export const invitation = (table: string, code: string): Promise<Invitation> =>
  read(`${tableAt(table)}/invitation`, bearer(code));

export async function join(table: string, code: string): Promise<Sat> {
  const grain = newGrain();
  const asked = { method: "POST", body: JSON.stringify({ grain }), ...bearer(code) };
  return { ...(await read<Seated>(`${tableAt(table)}/join`, asked)), grain };
}

/** Seats of public games that anybody may take. */
export const openSeats = (): Promise<OpenSeat[]> => read("/api/open");

export async function sitDown({ table, seat }: OpenSeat): Promise<Sat> {
  const grain = newGrain();
  const asked = post(JSON.stringify({ seat, grain }), "application/json");
  return { ...(await read<Seated>(`/api/open/${encodeURIComponent(table)}`, asked)), grain };
}

/** On what the dice between people rest. */
export const tableDice = ({ table, token }: Pick<Seated, "table" | "token">): Promise<DiceTold> =>
  read(`${tableAt(table)}/dice`, bearer(token));

/** Where browsers on other machines find this server, as far as it knows. */
export const addresses = (): Promise<string[]> => read("/api/addresses");

/** A link as a drawing that phones read. */
export const qrCode = async (link: string): Promise<Blob> =>
  (await request("/api/qr", post(link, "text/plain"))).blob();

export const boardPicture = (game: string, scenario: string, language: string): string =>
  `/api/boards/${encodeURIComponent(game)}/${encodeURIComponent(scenario)}.svg?lang=${language}`;

/** What the terms and abbreviations of a game mean. */
export const glossary = (game: string): Promise<Term[]> =>
  read(`/api/glossary/${encodeURIComponent(game)}`);
