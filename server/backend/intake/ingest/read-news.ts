import type { RawEvent } from "../../platform/db/shapes/raw-event";
import type { Reading } from "../../platform/db/shapes/reading";
import type { EventTypeId } from "../../reference/catalogue/event-types";
import { shippedModel } from "../news/model/reading-model";
import { readItem } from "../news/read-item";
import type { Readable } from "./formats";
import type { NewsSettings } from "./reports-in-thread";

/** Reads a report that came as a text. */
export type ReadNews = (event: RawEvent) => Promise<Reading>;

/** How a source's texts are read; null where its reports say themselves what they tell of. `asType`: what all of them tell of. */
export function newsReader(
  { format, settings }: Readable,
  { arming, asOf }: NewsSettings,
  asType: EventTypeId | null,
): ReadNews | null {
  if (format !== "feed") return null;
  const context = { learned: { ...shippedModel(), arming }, asOf, homeCountry: settings.homeCountry ?? null };
  return async (event) => {
    const reading = await readItem({ ...event, language: event.language ?? settings.language ?? null }, context);
    return asType === null ? reading : { ...reading, ...typedBySource(asType) };
  };
}

/** A source of one type is believed: an insolvency register tells of insolvencies in whatever words. */
function typedBySource(type: EventTypeId): Pick<Reading, "types" | "second" | "stopped" | "outcome" | "heldBy"> {
  const types = [{ value: type, by: "source", rule: "connector", p: null, span: null } as const];
  return { types, second: null, stopped: null, outcome: "event", heldBy: null };
}
