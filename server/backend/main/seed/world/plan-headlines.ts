import { days, hours } from "~/time/duration";
import { withContentHash } from "../../../intake/connectors/content-hash";
import type { EventKind } from "../../../platform/db/shapes/event-kinds";
import type { RawEvent } from "../../../platform/db/shapes/raw-event";
import { realPorts } from "../real-places";
import { HEADLINES, type Headline } from "./data/events/headlines";
import { pressOf } from "./data/press";
import { dated } from "./dated";
import { atPort } from "./plan-happening";
import type { PlannedNetwork } from "./plan-network";
import { addressOf, type PlannedReport, type Story } from "./story";

/** The stories that are told by hand, of the same day. */
export function planHeadlines(network: PlannedNetwork, now: Date): Story[] {
  return dated(HEADLINES, now).map((headline): Story => {
    const first = reportOf(headline, network, now);
    const { again } = headline;
    return {
      first,
      again: again ? [retold(first, headline)] : [],
      corrected: null,
      ...updateOf(headline, first),
    };
  });
}

/** An update tells of the same employer some days later. */
function updateOf({ updateOf: key, daysAgo }: Headline, { event }: PlannedReport): Pick<Story, "updateOf"> {
  const earlier = HEADLINES.find((one) => one.key === key);
  if (!earlier) return {};
  const params = { employer: event.organizations[0]?.name ?? "", days: Math.round(earlier.daysAgo - daysAgo) };
  return { updateOf: { externalId: externalId(earlier), reason: { key: "joined.employer", params } } };
}

const externalId = ({ key }: Pick<Headline, "key">): string => `demo-told-${key}`;

function reportOf(headline: Headline, network: PlannedNetwork, now: Date): PlannedReport {
  const { type, title, body, source, daysAgo } = headline;
  const at = new Date(now.getTime() - days(daysAgo));
  const event = withContentHash({
    externalId: externalId(headline),
    sourceName: source,
    kind: "report",
    revision: "1",
    updatedAt: at.toISOString(),
    publishedAt: at.toISOString(),
    happenedAt: new Date(at.getTime() - hours(6)).toISOString(),
    period: null,
    withdrawn: false,
    title,
    summary: body,
    url: addressOf(source, title),
    severity: {},
    language: "en",
    raw: {},
    ...aboutOf(headline, network),
  });
  return { eventTypeId: type, event };
}

type About = Pick<RawEvent, "places" | "organizations"> & Partial<Pick<RawEvent, "kind" | "severity">>;

/** Of whom and where: a point with what was measured, a port, a country, or the company's own town. */
function aboutOf({ company, where, type }: Headline, { targets }: PlannedNetwork): About {
  if (where.startsWith("port ")) {
    const port = realPorts().find(({ locode }) => locode === where.slice("port ".length));
    if (!port) throw new Error(`No port has the code ${where}`);
    const { kind, places, organizations } = atPort(port);
    return { kind, places, organizations };
  }
  const [lat = Number.NaN, lon = 0] = where.split(" ").map(Number);
  if (Number.isFinite(lat) && where !== "")
    return { ...atPoint(lat, lon, where.split(" ")[2] ?? ""), kind: type as EventKind };
  const target = targets.find(({ cast, name }) => cast && company !== "" && name.startsWith(company));
  const organizations = target
    ? [{ name: target.name, role: "employer" as const, otherNames: [], identifiers: [], address: null }]
    : [];
  if (where !== "") return { organizations, places: [{ kind: "country", iso2: where }] };
  if (!target) throw new Error(`Nobody of the demo is called ${company}`);
  const { city = null, country = null } = target;
  return {
    organizations,
    places: [{ kind: "address", text: [city, country].join(", "), city, region: null, country }],
  };
}

function atPoint(lat: number, lon: number, size: string): About {
  const severity = /^\d/.test(size)
    ? { magnitude: Number(size), depthKm: 12 }
    : { alertLevel: size as "green" | "orange" | "red" };
  return { organizations: [], places: [{ kind: "point", lat, lon, precision: "exact" }], severity };
}

function retold({ eventTypeId, event }: PlannedReport, { again, body }: Headline): PlannedReport {
  const { contentHash: _, ...same } = event;
  const told = new Date(Date.parse(event.publishedAt ?? "") + hours(2)).toISOString();
  const country = event.places[0]?.kind === "address" ? (event.places[0].country ?? "") : "";
  const paper = [...pressOf(country)].reverse().find((one) => one !== event.sourceName) ?? "Kestrel Newswire";
  const [lead = ""] = body.split(/(?<=\.) (?=[A-Z])/);
  return {
    eventTypeId,
    event: withContentHash({
      ...same,
      sourceName: paper,
      url: addressOf(paper, same.title),
      summary: `${lead} ${again}`,
      publishedAt: told,
      updatedAt: told,
    }),
  };
}
