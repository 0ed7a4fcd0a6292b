import { createCookie } from "@remix-run/node";
import { TICKET_LIMIT } from "~/backend/contract/session-limits";
import { seconds } from "~/time/duration";

/** Between the two steps of signing in: what the backend gave for the first, for as long as it counts. */
const ticketCookie = createCookie("tierwatch-ticket", { path: "/", sameSite: "lax", httpOnly: true });

/** The `Set-Cookie` value that keeps a ticket for the next step. */
export function keepTicket(request: Request, ticket: string): Promise<string> {
  return ticketCookie.serialize(ticket, { ...secured(request), maxAge: TICKET_LIMIT / seconds(1) });
}

export async function ticketOf(request: Request): Promise<string | null> {
  const ticket: unknown = await ticketCookie.parse(request.headers.get("cookie"));
  return typeof ticket === "string" ? ticket : null;
}

export function dropTicket(request: Request): Promise<string> {
  return ticketCookie.serialize("", { ...secured(request), maxAge: 0 });
}

/** The request's address is the public one, also behind a proxy. */
function secured(request: Request): { secure: boolean } {
  return { secure: new URL(request.url).protocol === "https:" };
}
