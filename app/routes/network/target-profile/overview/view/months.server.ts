import type { PriorityName } from "~/backend/contract/alert-words";
import { PROFILE_COUNTED } from "~/backend/contract/profile";
import type { RiskName } from "~/backend/contract/score-words";
import { layOutScoreLine, type MonthScore, NARROW, type ScoreLine, WIDE } from "~/charts/score-line";
import type { MonthWords } from "~/charts/score-line-view";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type ProfileFilter, toSearch } from "../filter";
import type { Overview } from "../queries.server";
import { type Fold, foldOf } from "./fold.server";
import { whole } from "./score.server";

export interface Months {
  wide: ScoreLine;
  narrow: ScoreLine;
  bandWords: Record<string, string>;
  /** What the score is now, at the end of the line. */
  end: string | null;
  words: MonthWords[];
  /** The same, and older ones, as a table; the newest first. */
  table: Fold & {
    isEmpty: boolean;
    rows: { month: string; href: string; risk: RiskName; score: string; cells: string[] }[];
  };
  movers: Movers;
}

export interface Movers {
  heading: string;
  /** "68, 7 more than the month before". */
  lead: string | null;
  scopes: { word: string; href: string; current: boolean }[];
  alerts: Mover[];
  /** What was answered and told, with its day. */
  changes: { key: string; title: string; component: string; date: string; effect: string; without: string }[];
  /** "Since the month before: Alerts −5.2 · Your scores +0.8"; null where nothing differs. */
  components: string | null;
  /** "All 14 alerts"; null where there are none. */
  all: { text: string; href: string } | null;
}

export interface Mover {
  key: string;
  title: string;
  language: string | null;
  href: string | null;
  priority: PriorityName;
  priorityWord: string;
  kind: string;
  date: string;
  adds: string;
  without: string;
}

/** The line is of the last twelve months; the table goes back five years. */
const SHOWN = 12;
/** So many alerts stand on the line: what moves a score by a tenth is noise there. */
const MOST_EVENTS = 8;

export function monthsOf(overview: Overview, filter: ProfileFilter, speech: Speech): Months {
  const { profile, history, movers, score } = overview;
  const months = lastMonths(overview);
  // The causes come in the order of what they add.
  const events = score.why.slice(0, MOST_EVENTS).map(({ at, priority }) => ({ at, risk: priority }));
  const chart = { months, events, bands: history.bands };
  const href = (month: string) => `${paths.targetProfile(profile.id, toSearch(filter, { month }))}`;
  const fold = foldOf(profile.id, filter, "months");
  const told = fold.isOpen ? [...history.months].reverse() : [];
  return {
    wide: layOutScoreLine(chart, WIDE),
    narrow: layOutScoreLine(chart, NARROW),
    bandWords: Object.fromEntries(history.bands.map(({ risk }) => [risk, speech.word("risks", risk)])),
    end: score.score === null ? null : whole(score.score, speech),
    words: months.map(({ month, value, risk }) => ({
      short: speech.month(month, "short"),
      label:
        value === null
          ? speech.labelled(speech.month(month), speech.say("profile:none"))
          : speech.labelled(speech.month(month), speech.list([whole(value, speech), speech.word("risks", risk)])),
      href: href(month),
      current: month === movers.month,
    })),
    table: {
      ...fold,
      isEmpty: history.months.length === 0,
      rows: told.map((one) => {
        const { risk } = one;
        return {
          month: speech.month(one.month),
          href: href(one.month),
          risk,
          score:
            one.score === null
              ? speech.word("risks", risk)
              : `${speech.word("risks", risk)} ${whole(one.score, speech)}`,
          cells: [one.alerts, one.peers, one.assessment, one.external, one.tierN].map((value) =>
            value === null ? "–" : whole(value, speech),
          ),
        };
      }),
    },
    movers: moversOf(overview, filter, speech),
  };
}

function lastMonths({ history, score }: Overview): (MonthScore & { risk: RiskName })[] {
  const now = new Date();
  const values = new Map(history.months.map((one) => [one.month, one]));
  return Array.from({ length: SHOWN }, (_, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (SHOWN - 1 - index), 1));
    const month = first.toISOString().slice(0, 10);
    // The month at hand is what the score is now.
    const known = index === SHOWN - 1 ? score : values.get(month);
    return { month, value: known?.score ?? null, risk: known?.risk ?? "NA" };
  });
}

function moversOf({ profile, movers }: Overview, filter: ProfileFilter, speech: Speech): Movers {
  const month = speech.month(movers.month);
  const { score, before } = movers;
  const change = score !== null && before !== null ? Math.floor(score) - Math.floor(before) : null;
  const isNow = movers.month === `${new Date().toISOString().slice(0, 7)}-01`;
  return {
    heading: speech.say("profile:movers.heading", { month }),
    lead:
      score === null
        ? null
        : speech.say(change === null ? "profile:movers.score" : "profile:movers.change", {
            score: whole(score, speech),
            change: signed(change ?? 0, speech),
          }),
    scopes: (["Public", "Customer"] as const).map((scope) => ({
      word: speech.say(`profile:scopes.${scope}`),
      href: paths.targetProfile(profile.id, toSearch(filter, { scope, month: isNow ? null : movers.month })),
      current: scope === filter.scope,
    })),
    all: allAlertsOf(profile, speech),
    changes: changesOf(movers, speech),
    components: componentsIn(movers, speech),
    alerts: movers.alerts.map(({ eventId, alertId, title, language, at, eventTypeId, priority, scoreWithout }) => ({
      key: String(eventId),
      title,
      language,
      href: alertId === null ? null : alertHref(alertId),
      priority,
      priorityWord: speech.word("priorities", priority),
      kind: speech.word("eventTypes", eventTypeId),
      date: speech.date(at),
      adds: score === null || scoreWithout === null ? "–" : adds(score - scoreWithout, speech),
      without: scoreWithout === null ? "–" : whole(scoreWithout, speech),
    })),
  };
}

function changesOf({ changes, score }: Overview["movers"], speech: Speech): Movers["changes"] {
  return changes.map(({ kind, what, eventTypeId, value, on, effect }, index) => ({
    key: `${kind} ${index}`,
    title: speech.say(`profile:movers.${kind}.${what}`, {
      value: whole(value, speech),
      type: eventTypeId ? speech.word("eventTypes", eventTypeId) : "",
    }),
    component: speech.say(`profile:components.${kind}`),
    date: speech.day(on),
    effect: effect === null ? "–" : signedTenth(effect, speech),
    without: effect === null || score === null ? "–" : whole(Math.min(100, Math.max(0, score - effect)), speech),
  }));
}

function componentsIn({ components }: Overview["movers"], speech: Speech): string | null {
  const parts = components.flatMap(({ name, effect }) =>
    effect === null ? [] : [`${speech.say(`profile:components.${name}`)} ${signedTenth(effect, speech)}`],
  );
  return parts.length === 0 ? null : speech.say("profile:movers.components", { parts: parts.join(DOT) });
}

function allAlertsOf({ id, customer }: Overview["profile"], speech: Speech): Movers["all"] {
  const count = customer?.counts?.alerts ?? 0;
  if (count === 0) return null;
  const number = count < PROFILE_COUNTED ? speech.number(count) : `${speech.number(PROFILE_COUNTED - 1)}+`;
  return { text: speech.say("profile:alertList.allOf", { count, number }), href: paths.targetAlerts(id) };
}

/** The alert open beside all of the feed. */
export const alertHref = (alertId: number): string => paths.feedView("all", `?alert=${alertId}`);

const signed = (value: number, speech: Speech): string =>
  `${value > 0 ? "+" : value < 0 ? "−" : "±"}${speech.number(Math.abs(value))}`;

function signedTenth(value: number, speech: Speech): string {
  const tenths = Math.round(Math.abs(value) * 10) / 10;
  return `${tenths === 0 ? "±" : value > 0 ? "+" : "−"}${speech.number(tenths)}`;
}

/** A tenth is as fine as anybody can tell. */
export function adds(points: number, speech: Speech): string {
  const rounded = Math.round(Math.max(0, points) * 10) / 10;
  return rounded === 0 ? speech.say("profile:lessThan", { number: speech.number(0.1) }) : `+${speech.number(rounded)}`;
}
