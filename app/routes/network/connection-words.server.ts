import type { z } from "zod";
import type { readConnection } from "~/backend/contract/edges";
import type { Speech } from "./speech.server";

export type Connection = z.output<typeof readConnection.response>;

/** How a target is connected with the customer: "Followed", "Tier 3 behind what you follow". */
export function connectionInWords({ state, tier }: Connection, speech: Speech): string {
  if (state === "Behind") return speech.text("connection.Behind", { tier: speech.number(tier ?? 0) });
  return speech.text(`connection.${state}`);
}
