import type { ConnectorRun } from "~/backend/contract/connector-runs";
import type { Connector, ConnectorHealth } from "~/backend/contract/connectors";
import { sourceTitle } from "~/domain/alert/source-title";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { hours, minutes } from "~/time/duration";
import type { IconName } from "~/ui/icon";

const ICONS: Record<ConnectorHealth, IconName> = {
  good: "check-circle",
  late: "clock",
  failing: "alert-circle",
  silent: "bell-off",
  off: "x",
};

/** How a source does, and why one says so; a good one and one that is off need no reason. */
export interface HealthView {
  key: ConnectorHealth;
  icon: IconName;
  name: string;
  why: string | null;
}

export function healthInWords(health: ConnectorHealth, speech: Speech): HealthView {
  const why = health === "good" || health === "off" ? null : speech.say(`sources:why.${health}`);
  return { key: health, icon: ICONS[health], name: speech.say(`sources:health.${health}`), why };
}

/** Built-in sources by what they tell of, all others by the name that somebody gave them. */
export function nameInWords({ name, format }: Pick<Connector, "name" | "format">, speech: Speech): string {
  return name === format ? speech.say(`sources:formats.${format}`) : sourceTitle(name);
}

/** "Feed (RSS or Atom) · German, Austria"; of a built-in source its name says the format. */
export function aboutInWords(
  { name, format, language, homeCountry }: Pick<Connector, "name" | "format" | "language" | "homeCountry">,
  speech: Speech,
): string {
  const where = [language && speech.language(language), homeCountry && speech.country(homeCountry)];
  return [name !== format && speech.say(`sources:formats.${format}`), speech.list(where)].filter(Boolean).join(DOT);
}

const UNITS = [
  { unit: "days", length: hours(24) },
  { unit: "hours", length: hours(1) },
  { unit: "minutes", length: minutes(1) },
] as const;

/** "Every 2 hours": in the largest unit that it is whole in. */
export function everyInWords(everyMinutes: number | null, speech: Speech): string {
  if (everyMinutes === null) return speech.say("sources:byHand");
  const pause = minutes(everyMinutes);
  const { unit, length } = UNITS.find((one) => pause % one.length === 0) ?? UNITS[2];
  const count = pause / length;
  return speech.say(`sources:${unit}`, { count, number: speech.number(count) });
}

export const COUNTS = ["read", "added", "revised", "joined", "unchanged", "problems"] as const;

/** "12 read, 3 new, 1 problem": what is none is left out. */
export function countsInWords(counts: ConnectorRun["counts"], speech: Speech): string {
  const said = COUNTS.filter((name) => counts[name] > 0).map((name) =>
    speech.say(`sources:counts.${name}`, { count: counts[name], number: speech.number(counts[name]) }),
  );
  return said.length > 0 ? speech.list(said) : speech.say("sources:nothingRead");
}

export const stateInWords = (state: ConnectorRun["state"], speech: Speech): string => speech.say(STATES[state]);

const STATES = { Running: "sources:running", Done: "sources:doneRun", Failed: "sources:failedRun" } as const;

/** "12 of 14 (86 %)"; null where nobody has judged any. */
export function reputationInWords({ right, judged }: Connector["reputation"], speech: Speech): string | null {
  if (judged === 0) return null;
  const counts = speech.say("sources:right", { right: speech.number(right), total: speech.number(judged) });
  return `${counts} (${speech.percent(right / judged)})`;
}

/** The catalogue writes "not known" where the publisher says nothing; null where nobody wrote anything. */
export function licenceInWords(licence: string | null, speech: Speech): string | null {
  if (licence === null) return null;
  return licence === "not known" ? speech.say("sources:licenceUnknown") : speech.say("sources:licence", { licence });
}
