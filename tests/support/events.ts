import { randomUUID } from "node:crypto";
import type { ComposedEvent } from "../../server/backend/intake/ingest/compose-event";
import { insertEvents, reviseEvents } from "../../server/backend/intake/ingest/write-events";
import type { Tx } from "../../server/backend/platform/db/database";
import type { RawOrganization, RawPlace } from "../../server/backend/platform/db/shapes/raw-event";

export type SomeEvent = Partial<Omit<ComposedEvent, "organizations">> & {
  ownerId?: number;
  organizations?: readonly (Partial<RawOrganization> & { name: string })[];
};

/** A public High report of now unless said; matched by nobody yet. */
export async function addEvent(tx: Tx, { ownerId, ...event }: SomeEvent): Promise<number> {
  const [id = 0] = await insertEvents(tx, ownerId ?? null, [composed(event)]);
  return id;
}

/** The source revised it: all that is not said anew is as in `addEvent`. */
export async function reviseEvent(tx: Tx, id: number, { ownerId, ...event }: SomeEvent): Promise<void> {
  await reviseEvents(tx, ownerId ?? null, [{ ...composed(event), id, sourceName: "test" }]);
}

function composed({ organizations = [], ...event }: Omit<SomeEvent, "ownerId">): ComposedEvent {
  return {
    eventTypeId: "mass-layoff",
    alsoTypeIds: [],
    title: "Something happened",
    summary: "",
    url: null,
    language: "en",
    at: new Date().toISOString(),
    happenedAt: null,
    periodFrom: null,
    periodTo: null,
    severity: {},
    priority: 3,
    withdrawn: false,
    contentHash: randomUUID(),
    places: [],
    organizations: organizations.map((one) => ({
      role: "employer",
      otherNames: [],
      identifiers: [],
      address: null,
      ...one,
    })),
    ...event,
  };
}

export const point = (lat: number, lon: number, more: object = {}): RawPlace => ({ kind: "point", lat, lon, ...more });
export const inCountry = (iso2: string): RawPlace => ({ kind: "country", iso2 });
export const inTown = (city: string, country: string): RawPlace => ({
  kind: "address",
  text: city,
  city,
  region: null,
  country,
});
