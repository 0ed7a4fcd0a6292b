import type { MapCountry } from "~/backend/contract/map-countries";
import { riskClass } from "~/domain/score/risk-mark";
import type { Speech } from "~/i18n/speech.server";
import { countryPath } from "~/map/world/land.server";
import type { MapView, Shade } from "~/map/world/map-view";
import type { Picture } from "~/map/world/picture-markup.server";
import type { MapFrame } from "~/map/world/scale";
import { ALERT_STEPS, RISK_STEPS, SHADE_STEPS, SHARE_STEPS, type ShadeStep, shadeStep } from "~/map/world/shade-steps";
import { html, type Markup } from "~/ui/islands/markup.server";

/** What is counted by country. */
export interface CountryFigures {
  countries: readonly MapCountry[];
  total: number;
  withoutCountry: number;
}

/** Whole countries in their steps, one shape for all of a step; who sees none hears which they are. */
export function shadesOf(
  { countries, total }: CountryFigures,
  shade: Shade,
  frame: MapFrame,
  speech: Speech,
): Picture["shades"] {
  const stepped = countries.map((one) => ({ ...one, step: shadeStep(shade, one, total) }));
  return [...SHADE_STEPS, "few" as const, "unknown" as const].flatMap((step) => {
    const those = stepped.filter((one) => one.step === step);
    const path = countryPath(frame, new Set(those.map(({ country }) => country)));
    if (path === "") return [];
    const names = speech.list(those.map(({ country }) => speech.country(country)));
    return [{ step: String(step), path, label: speech.labelled(stepWord(shade, step, speech), names) }];
  });
}

/** A country that is shaded is no plain land. */
export const shadedCountries = ({ countries }: CountryFigures): ReadonlySet<string> =>
  new Set(countries.map(({ country }) => country));

/** The steps in words, and what they are of. */
export const shadeLegend = ({ shade, period }: MapView, speech: Speech) => ({
  heading: shade === "alerts" ? alertsWord(period, speech) : speech.say(`map:shades.${shade}`),
  steps: [...SHADE_STEPS, "few" as const, ...(shade === "risk" ? (["unknown"] as const) : [])].map((step) => ({
    step: String(step),
    word: stepWord(shade, step, speech),
  })),
});

const alertsWord = (period: MapView["period"], speech: Speech): string =>
  period
    ? speech.labelled(speech.say("map:shades.alerts"), `${speech.day(period.from)} – ${speech.day(period.to)}`)
    : speech.say("map:shades.lately");

function stepWord(shade: Shade, step: ShadeStep, speech: Speech): string {
  if (step === "few" || step === "unknown") return speech.say(`map:shades.${step}`);
  if (shade === "risk") return speech.word("risks", RISK_STEPS[step - 1] ?? "NA");
  const froms: readonly number[] = shade === "alerts" ? ALERT_STEPS : SHARE_STEPS;
  const told = (value: number) => (shade === "alerts" ? speech.number(value) : speech.percent(value / 100));
  const [from, next] = [froms[step - 1] ?? 0, froms[step]];
  if (next === undefined) return speech.say("map:shades.from", { from: told(from) });
  if (shade === "share") return speech.say("map:shades.below", { from: told(from), to: told(next) });
  return next - from === 1 ? told(from) : `${told(from)}–${told(next - 1)}`;
}

const COLUMNS = ["country", "targets", "share", "median", "risk", "alerts"] as const;

/** The same figures as a table, the countries with the most targets first. */
export function countriesMarkup(
  { countries, total }: CountryFigures,
  period: MapView["period"],
  speech: Speech,
): Markup {
  return html`<table class="table"><caption class="sr-only">${speech.say("map:countries.heading")}</caption><thead><tr>${COLUMNS.map(
    (column) =>
      html`<th scope="col" class="${NUMBERS.has(column) ? "text-right" : ""}">${column === "alerts" ? alertsWord(period, speech) : speech.say(`map:countries.${column}`)}</th>`,
  )}</tr></thead><tbody>${countries.map(
    ({ country, targets, median, risk, alerts }) =>
      html`<tr><th scope="row">${speech.country(country)}</th><td class="text-right tabular-nums">${speech.number(targets)}</td><td class="whitespace-nowrap text-right tabular-nums">${speech.percent(targets / total, 2)}</td><td class="text-right tabular-nums">${median === null ? "–" : speech.number(Math.round(median))}</td><td><span class="${riskClass(risk)}">${speech.word("risks", risk)}</span></td><td class="text-right tabular-nums">${speech.number(alerts)}</td></tr>`,
  )}</tbody></table>`;
}

const NUMBERS: ReadonlySet<string> = new Set(["targets", "share", "median", "alerts"]);
