import type { Law } from "~/backend/contract/laws";
import { MEASURE_LAWS } from "~/backend/contract/measure-words";
import type { Speech } from "~/i18n/speech.server";
import { unbrokenSections } from "~/i18n/unbroken";
import { paths } from "~/paths";
import { daysLater } from "~/time/day-start";

export interface LawView {
  name: string;
  /** "On 24 Nov 2026: version 1." */
  onDay: string;
  versions: LawVersionView[];
  /** Null where no entry of the catalogue serves it. */
  entriesHref: string | null;
}

export interface LawVersionView {
  heading: string;
  /** It holds on the day that was asked for. */
  isOfDay: boolean;
  facts: { name: string; text: string }[];
  source: { text: string; href: string | null };
  confidence: string;
}

type Version = Law["versions"][number];

/**
 * A legal basis as the register has it, and which version holds on a day.
 * @param on `YYYY-MM-DD`
 */
export function viewOf({ id, versions }: Law, on: string, speech: Speech): LawView {
  const { say } = speech;
  return {
    name: say(`measures:laws.${id}`),
    onDay: onDay(versions, on, speech),
    versions: versions.map((one) => versionOf(one, on, speech)),
    entriesHref: MEASURE_LAWS.some((one) => one === id) ? paths.measures(`?${new URLSearchParams({ law: id })}`) : null,
  };
}

const holdsOn = ({ validFrom, validTo }: Version, day: string): boolean =>
  validFrom <= day && (validTo === null || validTo > day);

function onDay(versions: readonly Version[], on: string, { say, day }: Speech): string {
  const holding = versions.find((one) => holdsOn(one, on));
  if (holding) return say("measures:law.holds", { day: day(on), version: holding.version });
  const next = versions.findLast(({ validFrom }) => validFrom > on);
  return next
    ? say("measures:law.notYet", { day: day(on), from: day(next.validFrom) })
    : say("measures:law.noMore", { day: day(on) });
}

function versionOf(version: Version, on: string, { say, day }: Speech): LawVersionView {
  const { validFrom, validTo, transposedBy, source, url, confidence } = version;
  return {
    heading: say("measures:law.version", { version: version.version }),
    isOfDay: holdsOn(version, on),
    facts: [
      { name: say("measures:law.from"), text: day(validFrom) },
      { name: say("measures:law.until"), text: validTo ? day(daysLater(validTo, -1)) : say("measures:law.noEnd") },
      ...(transposedBy ? [{ name: say("measures:law.transposition"), text: day(transposedBy) }] : []),
    ],
    source: { text: unbrokenSections(source), href: url },
    confidence: say(`measures:confidence.${confidence}`),
  };
}
