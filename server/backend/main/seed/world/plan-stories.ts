import { days, hours } from "~/time/duration";
import { withContentHash } from "../../../intake/connectors/content-hash";
import { createRandom, type Random } from "../random";
import { CORRECTIONS } from "./data/events/operations";
import { planArticles } from "./plan-articles";
import { type Happening, planHappening } from "./plan-happening";
import { planHeadlines } from "./plan-headlines";
import type { PlannedNetwork, WorldCustomer } from "./plan-network";
import { addressOf, type PlannedReport, type Story } from "./story";

/** Happenings of a year; nearly all of them touch a target of the customer and so become an alert. */
const HAPPENINGS: Record<WorldCustomer, number> = { nordwind: 2_200, suedstern: 500 };

/**
 * A year of stories about the network by invented papers: one tells first and sometimes corrects itself, others tell some of it again
 * in their own words. The same for the same day; `oneIn` keeps every so-manieth, for a small world, and all that is told by hand.
 */
export function planStories(network: PlannedNetwork, now: Date, oneIn = 1): Story[] {
  const random = createRandom(77);
  const told = new Set<string>();
  const all = (["nordwind", "suedstern"] as const).flatMap((customer) =>
    Array.from({ length: HAPPENINGS[customer] }, (_, n): Story => {
      // More has been told lately: sources come and grow.
      const at = new Date(now.getTime() - Math.floor(days(364) * random.next() ** 1.3) - hours(1));
      const happening = planNews(random, network, { customer, at }, told);
      const first = reportOf(happening, `demo-${customer}-${n}`, at, random);
      const [, ...others] = happening.press;
      const again = others.flatMap((paper) =>
        random.chance(0.35) ? [retold(first, { happening, paper, random, now })] : [],
      );
      return {
        first,
        again,
        corrected: happening.isOfCompany && random.chance(0.09) ? corrected(first, happening, random, now) : null,
      };
    }),
  );
  return [...planHeadlines(network, now), ...planArticles(now), ...all.filter((_, n) => n % oneIn === 0)];
}

/** No two stories of a year have one heading, and none of a month only another number: no town has two storms in a day. */
function planNews(
  random: Random,
  network: PlannedNetwork,
  when: { customer: WorldCustomer; at: Date },
  told: Set<string>,
): Happening {
  for (let tries = 0; ; tries += 1) {
    const happening = planHappening(random, network, when);
    const alike = `${happening.title.replace(/\d[\d.]*/g, "#")} ${when.at.toISOString().slice(0, 7)}`;
    if ((told.has(happening.title) || told.has(alike)) && tries < 20) continue;
    told.add(happening.title).add(alike);
    return happening;
  }
}

function reportOf(happening: Happening, externalId: string, at: Date, random: Random): PlannedReport {
  const { eventTypeId, kind, title, body, press, severity, places, organizations } = happening;
  const sourceName = press[0] ?? "Kestrel Newswire";
  const event = withContentHash({
    externalId,
    sourceName,
    kind,
    revision: "1",
    updatedAt: at.toISOString(),
    publishedAt: at.toISOString(),
    happenedAt: new Date(at.getTime() - hours(random.int(1, 20))).toISOString(),
    period: null,
    withdrawn: false,
    title,
    summary: body,
    url: addressOf(sourceName, title),
    severity,
    places,
    organizations,
    language: "en",
    raw: {},
  });
  return { eventTypeId, event };
}

/** The same under the same heading, a few hours later and in other words. */
function retold(
  { eventTypeId, event }: PlannedReport,
  { happening, paper, random, now }: { happening: Happening; paper: string; random: Random; now: Date },
): PlannedReport {
  const { contentHash: _, ...same } = event;
  const told = Date.parse(event.publishedAt ?? "") + hours(random.int(1, 9));
  const later = new Date(Math.min(now.getTime(), told)).toISOString();
  const [lead = ""] = same.summary.split(/(?<=\.) (?=[A-Z])/);
  const summary = `${lead} ${happening.fill(random.pick(happening.further))}`;
  const url = addressOf(paper, same.title);
  return {
    eventTypeId,
    event: withContentHash({ ...same, sourceName: paper, url, summary, publishedAt: later, updatedAt: later }),
  };
}

/** The first source knows more after a day, and graver things. */
function corrected(
  { eventTypeId, event }: PlannedReport,
  { fill }: Happening,
  random: Random,
  now: Date,
): PlannedReport {
  const { contentHash: _, ...told } = event;
  const later = Math.min(now.getTime(), Date.parse(event.publishedAt ?? "") + hours(random.int(20, 40)));
  const summary = `${told.summary} ${fill(random.pick(CORRECTIONS))}`;
  const severity = told.severity.magnitude === undefined ? { ...told.severity, level: "severe" } : told.severity;
  const updatedAt = new Date(later).toISOString();
  return { eventTypeId, event: withContentHash({ ...told, revision: "2", updatedAt, summary, severity }) };
}
