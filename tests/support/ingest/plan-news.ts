import { days } from "~/time/duration";
import { joinKeys, lookupKeys } from "../../../server/backend/intake/ingest/joining/join-keys";
import { type Incoming, planBatch, type StoredReport } from "../../../server/backend/intake/ingest/plan-batch";
import { EVENT_JOINING_2 } from "../../../server/backend/intake/ingest/rules/event-joining";
import { instant } from "../../../server/backend/intake/ingest/source-content";
import type { SourceContent } from "../../../server/backend/platform/db/schema/events";
import type { RawPlace } from "../../../server/backend/platform/db/shapes/raw-event";

// Reports planned batch by batch without a database, as `load-known` would give what is known.

export interface Said {
  source?: string;
  id?: string;
  type?: string;
  title?: string;
  day?: number;
  names?: string[];
  mentioned?: string[];
  places?: RawPlace[];
  more?: Partial<SourceContent>;
}

const NOW = Date.UTC(2026, 10, 2);
const TOWNS: Record<string, [number, number, string]> = {
  Hagen: [51.36, 7.47, "DE"],
  Leipzig: [51.34, 12.37, "DE"],
  Bremen: [53.08, 8.81, "DE"],
};
export const at = (...towns: string[]): RawPlace[] =>
  towns.flatMap((name) => place(name, ...(TOWNS[name] ?? [0, 0, "DE"])));
export const place = (city: string, lat: number, lon: number, country: string): RawPlace[] => [
  { kind: "point", lat, lon, precision: "town" },
  { kind: "address", text: city, city, region: null, country },
];
export const country = (iso2: string): RawPlace => ({ kind: "country", iso2 });

let told = 0;
export function report({ id = `r${++told}`, type = "fire", day = 0, ...said }: Said): Incoming & { source: string } {
  const { title = `Report ${id}`, names = [], mentioned = [], places = [], source = id, more } = said;
  const organization = (name: string, role: "subject" | "mentioned") => ({
    ...{ name, role, otherNames: [], identifiers: [], address: null },
  });
  const content: SourceContent = {
    ...{ kind: "report", eventTypeId: type, title, summary: "", url: null, language: "en" },
    ...{ publishedAt: new Date(NOW + days(day)).toISOString(), happenedAt: null, period: null, withdrawn: false },
    ...{ severity: {}, places },
    organizations: [
      ...names.map((name) => organization(name, "subject")),
      ...mentioned.map((name) => organization(name, "mentioned")),
    ],
    ...more,
  };
  const numbered = { externalId: id, sourceName: source, revision: null, updatedAt: null, raw: {} };
  return {
    source,
    event: { ...content, ...numbered, contentHash: `${id} ${JSON.stringify(content)}` },
    content,
    joinKeys: joinKeys(content, EVENT_JOINING_2.value),
    lookupKeys: lookupKeys(content, EVENT_JOINING_2.value),
  };
}

export type Report = ReturnType<typeof report>;

/** The number of the event of each report, by its id, as they are read batch by batch, each of one source. */
export async function read(batches: readonly (readonly Report[])[]): Promise<Record<string, number>> {
  const stored = new Map<string, StoredReport>();
  let events = 0;
  for (const batch of batches) {
    const source = batch[0]?.source ?? "";
    const reports = [...stored.values()];
    const all = [...new Set(reports.map(({ eventId }) => eventId))];
    const of = (id: number) => reports.filter(({ eventId }) => eventId === id);
    const steps = await planBatch(
      source,
      batch,
      {
        reports,
        sourcesOfEvent: new Map(all.map((id) => [id, new Set(of(id).map(({ sourceName }) => sourceName))])),
        toldSince: new Map(
          reports.flatMap(({ eventId, isFirst, content }) =>
            isFirst ? [[eventId, Number(instant(content?.publishedAt))]] : [],
          ),
        ),
      },
      EVENT_JOINING_2.value,
    );
    const ids: number[] = [];
    for (const [n, { event, content, joinKeys }] of batch.entries()) {
      const step = steps[n];
      const { externalId, contentHash } = event;
      if (step?.kind === "added") ids[n] = ++events;
      else if (step?.kind === "joined") ids[n] = "eventId" in step.to ? step.to.eventId : (ids[step.to.bornOf] ?? 0);
      else ids[n] = stored.get(`${source} ${externalId}`)?.eventId ?? 0;
      const isFirst = stored.get(`${source} ${externalId}`)?.isFirst ?? step?.kind === "added";
      const rest = { externalId, contentHash, updatedAt: null, revision: null, content, joinKeys, isFirst };
      stored.set(`${source} ${externalId}`, { ...rest, eventId: ids[n] ?? 0, sourceName: source });
    }
  }
  return Object.fromEntries([...stored.values()].map(({ externalId, eventId }) => [externalId, eventId]));
}

export const alone = (reports: readonly Report[]): Promise<Record<string, number>> => read(reports.map((one) => [one]));
export const eventsOf = async (...said: Said[]): Promise<number> =>
  new Set(Object.values(await alone(said.map(report)))).size;
