/** Which screen is open, kept in the address so that a reload comes back to it. */

const TABLE = /^#\/table\/([\w-]+)$/;
const JOIN = /^#\/join\/([\w-]+)\/([\w-]+)$/;
const RECORDS = "#/records";
const SHOWN = /^\/game\/([\w-]+)\/?$/;

/** A table to play at, one to which the address invites, one to look on at, or the records. */
interface Route {
  table: string | null;
  shown: string | null;
  records: boolean;
  invited: { readonly table: string; readonly code: string } | null;
}

function inAddress(): Route {
  const [, table, code] = JOIN.exec(location.hash) ?? [];
  return {
    table: TABLE.exec(location.hash)?.[1] ?? null,
    shown: SHOWN.exec(location.pathname)?.[1] ?? null,
    records: location.hash === RECORDS,
    invited: table && code ? { table, code } : null,
  };
}

export const route: Route = $state(inAddress());

addEventListener("hashchange", () => Object.assign(route, inAddress()));

/** What somebody elsewhere opens to take a seat. The code stays behind the #, which is not sent. */
export function inviteLink(origin: string, table: string, code: string): string {
  return `${origin.replace(/\/$/, "")}/#/join/${table}/${code}`;
}

/** The screens behind the # are all on the first page. */
function go(hash: string): void {
  if (route.shown) location.assign(`/${hash}`);
  else location.hash = hash;
}

export function goToTable(table: string): void {
  go(`#/table/${table}`);
}

export function goHome(): void {
  go("#/");
}

export function goToRecords(): void {
  go(RECORDS);
}
