/** The server's HTTP side. A failed request throws `ApiError` with the server's own words. */

import type { GameInfo, Invitation, NewTable, RuleText, ScenarioFacts, Seated, TableInfo } from "./wire";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
  ) {
    super(detail || code);
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
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
    return new ApiError(body.code ?? String(response.status), body.detail ?? "");
  } catch {
    return new ApiError(String(response.status), response.statusText);
  }
}

async function read<T>(path: string, init?: RequestInit): Promise<T> {
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

export const scenarioFacts = (game: string, scenario: string): Promise<ScenarioFacts> =>
  read(`/api/scenarios/${encodeURIComponent(game)}/${encodeURIComponent(scenario)}`);

export const rules = (game: string, language: string): Promise<Readonly<Record<string, RuleText>>> =>
  read(`/api/rules/${encodeURIComponent(game)}/${language}`);

/** The messages that all games share, or those of one game alone. */
export const languages = (): Promise<string[]> => read("/api/languages");

export const words = async (language: string, game = ""): Promise<string> =>
  (await request(`/api/words/${game && `${encodeURIComponent(game)}/`}${language}.ftl`)).text();

export const newTable = (table: NewTable): Promise<Seated> =>
  read("/api/tables", post(JSON.stringify(table), "application/json"));

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

const bearer = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

export const tables = (token: string): Promise<TableInfo[]> => read("/api/tables", bearer(token));

/** The game as a file. */
export const savedGame = async ({ table, token }: Seated): Promise<Blob> =>
  (await request(`${tableAt(table)}/save`, bearer(token))).blob();

export const deleteTable = async ({ table, token }: Pick<Seated, "table" | "token">): Promise<void> => {
  await request(tableAt(table), { method: "DELETE", ...bearer(token) });
};

/** What the code invites to. */
export const invitation = (table: string, code: string): Promise<Invitation> =>
  read(`${tableAt(table)}/invitation`, bearer(code));

export const join = (table: string, code: string): Promise<Seated> =>
  read(`${tableAt(table)}/join`, { method: "POST", ...bearer(code) });

/** Where browsers on other machines find this server, as far as it knows. */
export const addresses = (): Promise<string[]> => read("/api/addresses");

/** A link as a drawing that phones read. */
export const qrCode = async (link: string): Promise<Blob> =>
  (await request("/api/qr", post(link, "text/plain"))).blob();

export const boardPicture = (game: string, scenario: string, language: string): string =>
  `/api/boards/${encodeURIComponent(game)}/${encodeURIComponent(scenario)}.svg?lang=${language}`;
