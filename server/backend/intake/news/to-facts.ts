import type { z } from "zod";
import type { ArmingFacts, reading as readingFacts } from "~/backend/contract/reading";
import type { RawPlace } from "../../platform/db/shapes/raw-event";
import type { Finding, Reading } from "../../platform/db/shapes/reading";
import type { EventTypeId } from "../../reference/catalogue/event-types";
import { barOf } from "./arming/arming";
import { wilsonBound } from "./arming/wilson";
import type { Learned } from "./read-text";

/** A reading as the contract tells it, with what its leading type may do in its language now. */
export function toFacts(reading: Reading, arming: Learned["arming"]): z.input<typeof readingFacts> {
  const language = reading.language.tag?.toLowerCase().split("-", 1)[0] ?? "";
  const [leading] = reading.types;
  return {
    reader: reading.reader,
    language: reading.language,
    types: reading.types.map(found),
    second: reading.second && found(reading.second),
    status: reading.status && found(reading.status),
    when: reading.when && found(reading.when),
    severity: reading.severity.map((one) => ({ ...found(one), value: { ...one.value } })),
    subjects: reading.subjects.map((one) => ({ ...found(one), value: one.value.name })),
    bystanders: reading.bystanders.map((one) => ({ ...found(one), value: one.value.name })),
    places: reading.places.map((one) => ({ ...found(one), value: placeOf(one.value, one.span?.quote ?? null) })),
    stopped: reading.stopped && found(reading.stopped),
    outcome: reading.outcome,
    heldBy: reading.heldBy,
    arming: leading ? armingFacts(leading.value as EventTypeId, language, arming) : null,
  };
}

/** What a type may do in a language and what that rests on; null for a type of which nobody knows anything there. */
export function armingFacts(eventTypeId: EventTypeId, language: string, arming: Learned["arming"]): ArmingFacts | null {
  const known = arming[language]?.[eventTypeId];
  if (!known) return null;
  const { state, threshold, judged, right } = known;
  return {
    eventTypeId,
    language,
    state,
    threshold,
    judged,
    right,
    bound: wilsonBound(right, judged),
    bar: barOf(eventTypeId),
  };
}

function found<T>({ value, by, rule, p, span }: Finding<T>) {
  return { value, by, rule, p, quote: span?.quote ?? null, field: span?.field ?? null };
}

function placeOf(place: RawPlace, quote: string | null): { country: string | null; name: string | null } {
  if (place.kind === "country") return { country: place.iso2, name: null };
  if (place.kind === "address") return { country: place.country, name: place.city ?? place.region ?? place.text };
  return { country: null, name: quote };
}
