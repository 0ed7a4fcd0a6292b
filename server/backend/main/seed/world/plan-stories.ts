import { days, hours } from "~/time/duration";
import { withContentHash } from "../../../intake/connectors/content-hash";
import type { RawEvent } from "../../../platform/db/shapes/raw-event";
import type { EventTypeId } from "../../../reference/catalogue/event-types";
import { createRandom, type Random } from "../random";
import { FURTHER } from "./event-words";
import { type Happening, planHappening } from "./plan-happening";
import type { PlannedNetwork, WorldCustomer } from "./plan-network";

/** What one source tells. */
export interface PlannedReport {
  eventTypeId: EventTypeId;
  event: RawEvent;
}

/** One happening: who told of it first, who told it again, and what the first one corrected later. */
export interface Story {
  first: PlannedReport;
  again: PlannedReport[];
  corrected: PlannedReport | null;
}

/** Happenings of a year; nearly all of them touch a target of the customer and so become an alert. */
const HAPPENINGS: Record<WorldCustomer, number> = { nordwind: 4_000, suedstern: 900 };

/**
 * A year of stories about the network by three invented sources: a wire that tells first and sometimes corrects itself, a
 * newspaper and a trade paper that tell some of it again in their own words. The same for the same day; `oneIn` keeps every
 * so-manieth, for a small world.
 */
export function planStories(network: PlannedNetwork, now: Date, oneIn = 1): Story[] {
  const random = createRandom(77);
  const all = (["nordwind", "suedstern"] as const).flatMap((customer) =>
    Array.from({ length: HAPPENINGS[customer] }, (_, n): Story => {
      // More has been told lately: sources come and grow.
      const at = new Date(now.getTime() - Math.floor(days(364) * random.next() ** 1.3) - hours(1));
      const first = reportOf(planHappening(random, network, customer), `${customer}-${n}`, at, random);
      const again = [
        ...(random.chance(0.4) ? [retold(first, "demo-daily", random, now)] : []),
        ...(random.chance(0.12) ? [retold(first, "demo-trade-press", random, now)] : []),
      ];
      return { first, again, corrected: random.chance(0.07) ? corrected(first, random, now) : null };
    }),
  );
  return all.filter((_, n) => n % oneIn === 0);
}

function reportOf(happening: Happening, externalId: string, at: Date, random: Random): PlannedReport {
  const { eventTypeId, kind, title, severity, places, organizations } = happening;
  const language = happening.language;
  const event = withContentHash({
    externalId,
    sourceName: "demo-wire",
    kind,
    revision: "1",
    updatedAt: at.toISOString(),
    publishedAt: at.toISOString(),
    happenedAt: new Date(at.getTime() - hours(random.int(1, 20))).toISOString(),
    period: null,
    withdrawn: false,
    title: title[language],
    summary: `${title[language]}. ${random.pick(FURTHER)[language]}`,
    url: `https://wire.example/${externalId}`,
    severity,
    places,
    organizations,
    language,
    raw: {},
  });
  return { eventTypeId, event };
}

/** The same under the same heading, a few hours later and in other words. */
function retold({ eventTypeId, event }: PlannedReport, sourceName: string, random: Random, now: Date): PlannedReport {
  const { contentHash: _, ...same } = event;
  const told = Date.parse(event.publishedAt ?? "") + hours(random.int(1, 9));
  const later = new Date(Math.min(now.getTime(), told)).toISOString();
  const summary = `${same.title}. ${random.pick(FURTHER)[event.language === "de" ? "de" : "en"]}`;
  const url = `https://${sourceName.slice("demo-".length)}.example/${event.externalId}`;
  return {
    eventTypeId,
    event: withContentHash({ ...same, sourceName, url, summary, publishedAt: later, updatedAt: later }),
  };
}

/** The wire knows more after a day, and graver things. */
function corrected({ eventTypeId, event }: PlannedReport, random: Random, now: Date): PlannedReport {
  const { contentHash: _, ...told } = event;
  const later = Math.min(now.getTime(), Date.parse(event.publishedAt ?? "") + hours(random.int(20, 40)));
  const summary = `${told.summary} ${random.pick(FURTHER)[event.language === "de" ? "de" : "en"]}`;
  const severity = told.severity.magnitude === undefined ? { ...told.severity, level: "severe" } : told.severity;
  const updatedAt = new Date(later).toISOString();
  return { eventTypeId, event: withContentHash({ ...told, revision: "2", updatedAt, summary, severity }) };
}
