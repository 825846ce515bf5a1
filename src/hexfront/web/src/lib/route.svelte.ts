/** Which screen is open, kept in the address so that a reload comes back to it. */

const TABLE = /^#\/table\/([\w-]+)$/;
const JOIN = /^#\/join\/([\w-]+)\/([\w-]+)$/;

/** A table to play at, or one to which the address invites. */
interface Route {
  table: string | null;
  invited: { readonly table: string; readonly code: string } | null;
}

function inAddress(): Route {
  const [, table, code] = JOIN.exec(location.hash) ?? [];
  return {
    table: TABLE.exec(location.hash)?.[1] ?? null,
    invited: table && code ? { table, code } : null,
  };
}

export const route: Route = $state(inAddress());

addEventListener("hashchange", () => Object.assign(route, inAddress()));

/** What somebody elsewhere opens to take a seat. The code stays behind the #, which is not sent. */
export function inviteLink(origin: string, table: string, code: string): string {
  return `${origin.replace(/\/$/, "")}/#/join/${table}/${code}`;
}

export function goToTable(table: string): void {
  location.hash = `#/table/${table}`;
}

export function goHome(): void {
  location.hash = "#/";
}
