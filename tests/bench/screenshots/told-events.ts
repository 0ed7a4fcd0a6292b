import type { Caller } from "./caller";

const SOURCE = "Werksfeuerwehr Nord";

export interface ToldEvents {
  /** Of two reports, which a merge joined. */
  event: number;
  /** One that may be the same. */
  otherEvent: number;
  eventMerge: number;
}

/** Three events that the customer told itself about one target, two of them merged. */
export async function toldEventsOf(admin: Caller, target: number): Promise<ToldEvents> {
  const known = await admin.get<{ content: { id: number }[] }>(
    `/v2/events?source=${encodeURIComponent(SOURCE)}&size=10`,
  );
  const [otherEvent, event] = known.content.length > 1 ? known.content.map(({ id }) => id) : await told(admin, target);
  const { content } = await admin.get<{ content: { id: number }[] }>("/v2/event-merges?size=1");
  return { event: event ?? 0, otherEvent: otherEvent ?? 0, eventMerge: content[0]?.id ?? 0 };
}

async function told(admin: Caller, target: number): Promise<number[]> {
  const ids: number[] = [];
  for (const [title, summary] of TEXTS) {
    const body = { title, summary, eventTypeId: "fire", sourceName: SOURCE, targetIds: [target] };
    ids.push((await admin.send<{ eventId: number }>("POST", "/v2/alerts/own", body)).eventId);
  }
  const [kept = 0, merged = 0, other = 0] = ids;
  await admin.send("POST", "/v2/event-merges", { keptId: kept, eventIds: [merged] });
  return [other, kept];
}

const TEXTS = [
  [
    "Brand in der Pulverbeschichtung",
    "Die Halle 3 ist gesperrt, verletzt wurde niemand. Die Linie steht bis auf Weiteres.",
  ],
  ["Feuerwehreinsatz am Werk, Halle 3 geräumt", "Rauch aus der Beschichtung; 40 Personen wurden ins Freie gebracht."],
  ["Produktion nach Brand unterbrochen", "Kunden wurden über Verzögerungen von zwei Wochen unterrichtet."],
] as const;
