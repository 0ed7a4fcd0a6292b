import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { fits } from "./fits";

/** Rules of one file that are looked at. */
const MOST_RULES = 1_000;

const rules = z.array(
  z.object({ location: z.string().max(300), "tdm-reservation": z.union([z.literal(0), z.literal(1)]) }).catch({
    location: "",
    "tdm-reservation": 0,
  }),
);

/**
 * Whether `/.well-known/tdmrep.json` reserves text and data mining for an address (TDM Reservation Protocol of the W3C community group).
 * Of several rules that fit, one that reserves is enough: a right that is doubtful is left to its owner.
 */
export function makeReservation(text: string): (url: URL) => boolean {
  const read = rules.safeParse(parsed(text));
  const reserving = (read.success ? read.data : [])
    .slice(0, MOST_RULES)
    .filter((rule) => rule["tdm-reservation"] === 1 && rule.location.startsWith("/"));
  return ({ pathname }) => reserving.some(({ location }) => fits(location, pathname));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What an answer's own headers reserve, in words that follow its host; null for nothing. */
export function reservedByHeaders(headers: IncomingHttpHeaders): string | null {
  if (String(headers["tdm-reservation"] ?? "").trim() === "1") {
    return "reserves text and data mining (tdm-reservation): ask the publisher, or choose another source";
  }
  const robots = String(headers["x-robots-tag"] ?? "").toLowerCase();
  // Directives may be meant for one agent alone: `otherbot: noai`.
  const ours = robots.split(/[,;]/).map((directive) => directive.trim());
  return ours.some((one) => /^(?:tierwatch:\s*)?(?:noai|none)$/.test(one))
    ? "does not want to be read by machines (x-robots-tag): ask the publisher, or choose another source"
    : null;
}
