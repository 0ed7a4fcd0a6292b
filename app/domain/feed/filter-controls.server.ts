import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import type { DateRange } from "../feed-filter/feed-filter";
import type { Speech } from "./speech.server";

export interface Part {
  id: string;
  heading: string;
  /** How many of its values are chosen. */
  chosen: number;
  body: Markup;
}

export interface Choice {
  value: string;
  word: string | Markup;
  /** How many alerts choosing it lists; null where there are too many to count. */
  count: number | null | undefined;
  checked: boolean;
}

export const part = (id: string, heading: string, chosen: number, body: (Markup | null | false)[]): Part => ({
  id,
  heading,
  chosen,
  body: html`${body.filter((one): one is Markup => Boolean(one))}`,
});

/** Of what only an alert that is found is counted by: nothing is known where there are too many. */
export const figure = (counts: Record<string, number | null>, value: string): number | null =>
  Object.keys(counts).length === 0 ? null : (counts[value] ?? 0);

export const any = (checked: boolean, speech: Speech): Choice => ({
  value: "",
  word: speech.feed("filter.any"),
  count: undefined,
  checked,
});

/** The first ones are seen at once; the others unfold. */
const SEEN = 12;

export const boxes = (name: string, all: Choice[], speech: Speech) => choices("checkbox", name, all, speech);
export const radios = (name: string, all: Choice[], speech: Speech) => choices("radio", name, all, speech);

function choices(type: "checkbox" | "radio", name: string, all: Choice[], speech: Speech): Markup {
  if (all.length === 0) return html`<p class="facet-note">${speech.feed("facets.none")}</p>`;
  const one = ({ value, word, count, checked }: Choice) =>
    html`<label class="filter-option" data-key="${`${name}-${value}`}"><input type="${type}" name="${name}" value="${value}"${attributes({ checked })}><span>${word}</span>${
      typeof count === "number" && html` <span class="count">${speech.number(count)}</span>`
    }</label>`;
  const [seen, rest] = [all.slice(0, SEEN), all.slice(SEEN)];
  return html`<div class="filter-options">${seen.map(one)}</div>${
    rest.length > 0 &&
    html`<details class="filter-rest"${attributes({ open: rest.some(({ checked }) => checked) })}><summary>${speech.feed("detail.showMore", { count: rest.length })}</summary><div class="filter-options">${rest.map(one)}</div></details>`
  }`;
}

/** One of them by name; where an address chose several, the others stay chosen. */
export function byNumber(
  name: string,
  word: string,
  all: readonly { id: number; name: string }[],
  chosen: readonly number[],
  speech: Speech,
): Markup | null {
  if (all.length === 0) return chosen.length > 0 ? hidden(name, chosen) : null;
  const [first, ...others] = chosen;
  const words = all.map(({ id, name }) => [String(id), name] as const);
  return html`${select(name, word, words, first === undefined ? "" : String(first), speech)}${hidden(name, others)}`;
}

export function select(
  name: string,
  word: string,
  values: readonly (readonly [value: string, word: string])[],
  chosen: string,
  speech: Speech,
): Markup {
  return html`<label class="filter-field"><span>${word}</span><select name="${name}" class="field"><option value="">${speech.feed("filter.any")}</option>${values.map(
    ([value, word]) => html`<option value="${value}"${attributes({ selected: value === chosen })}>${word}</option>`,
  )}</select></label>`;
}

/** Two days, both included; either may be left out. */
export function range(name: string, chosen: DateRange | null, speech: Speech, of?: string): Markup {
  const day = (end: "from" | "to") => {
    const word = speech.feed(`filter.${end}`);
    return html`<label class="filter-field"><span>${of ? speech.labelled(of, word) : word}</span><input type="date" name="${`${name}${end === "from" ? "From" : "To"}`}" value="${chosen?.[end] ?? ""}" class="field"></label>`;
  };
  return html`<div class="filter-range">${day("from")}${day("to")}</div>`;
}

export const hidden = (name: string, values: readonly number[]): Markup =>
  html`${values.map((value) => html`<input type="hidden" name="${name}" value="${value}">`)}`;
