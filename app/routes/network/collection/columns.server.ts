import { createCookie } from "@remix-run/node";
import { paths } from "~/paths";
import { days, seconds } from "~/time/duration";
import { COLUMNS, type Column, DEFAULT_COLUMNS } from "./columns";

/** On the server, so that the table comes with the columns that its reader chose. */
const cookie = createCookie("network-columns", {
  path: paths.network(),
  sameSite: "lax",
  maxAge: days(365) / seconds(1),
});

/** What the address says, else what the reader chose last. */
export async function columnsOf(request: Request): Promise<Column[]> {
  const said = saidColumns(request);
  const kept: unknown = said ? null : await cookie.parse(request.headers.get("cookie"));
  const chosen = said ?? (Array.isArray(kept) ? kept : DEFAULT_COLUMNS);
  return COLUMNS.filter((column) => chosen.includes(column));
}

/** The `Set-Cookie` value that keeps a choice; null where none was made. */
export async function keepColumns(request: Request): Promise<string | null> {
  const said = saidColumns(request);
  return said ? cookie.serialize(COLUMNS.filter((column) => said.includes(column))) : null;
}

/** The form sends `columns` along with every box that is ticked, so that none is a choice, too. */
function saidColumns(request: Request): string[] | null {
  const { searchParams } = new URL(request.url);
  return searchParams.has("columns") ? searchParams.getAll("columns") : null;
}
