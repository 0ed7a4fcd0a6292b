import { createCookie } from "@remix-run/node";
import { TICKET_LIMIT } from "~/backend/contract/session-limits";
import { seconds } from "~/time/duration";

/** Between the two steps of signing in: what the backend gave for the first, for as long as it counts. */
const ticketCookie = createCookie("tierwatch-ticket", { path: "/", sameSite: "lax", httpOnly: true });

/** The `Set-Cookie` value that keeps a ticket for the next step. */
export function keepTicket(ticket: string): Promise<string> {
  return ticketCookie.serialize(ticket, { maxAge: TICKET_LIMIT / seconds(1) });
}

export async function ticketOf(request: Request): Promise<string | null> {
  const ticket: unknown = await ticketCookie.parse(request.headers.get("cookie"));
  return typeof ticket === "string" ? ticket : null;
}

export function dropTicket(): Promise<string> {
  return ticketCookie.serialize("", { maxAge: 0 });
}
