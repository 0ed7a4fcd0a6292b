import type { ImportCandidate, SupplierFacts } from "~/backend/contract/import-rows";
import { problemInWords, reasonInWords, resultIn, WITH_WHOM } from "~/domain/import/import-words.server";
import { valueInWords } from "~/domain/import/said-words.server";
import { seenOf } from "~/domain/import/seen-row";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type Choice, choicesOf } from "./choices.server";
import { headingOf } from "./fact-words.server";
import { factsSaid, type SaidFact } from "./facts";
import type { RowAnswer } from "./queries.server";

/** One of those that the row may be, as a column beside it. */
interface Column {
  key: string;
  name: string;
  /** How alike it is, and where it stands. */
  detail: string;
  href: string | null;
}

interface FactCell {
  text: string;
  agrees: "same" | "alike" | "other" | null;
}

export interface RowView {
  importName: string;
  importHref: string;
  heading: string;
  state: string;
  /** "1 of 23 to decide"; null for a row that does not wait, or not any more. */
  position: string | null;
  previousHref: string | null;
  nextHref: string | null;
  columns: Column[];
  /** A cell for the file and one for each column. */
  facts: { heading: string; cells: FactCell[] }[];
  /** Of a row that is no supplier: whom it is about and what it says. */
  said: { heading: string; text: string; href: string | null }[];
  /** Why the row is where it is, and what is wrong with it. */
  why: string[];
  /** Who decided it. */
  decided: string | null;
  /** What the row became; null while it can be decided. */
  became: { text: string; href: string | null } | null;
  choices: Choice[];
  /** The choice that holds now; none while it waits. */
  chosen: string | null;
  /** How the row is, for the form. */
  seen: string;
}

export function viewOf({ found, read }: RowAnswer, speech: Speech): RowView {
  const { waiting, decidable, candidates, state, target } = read;
  const hrefOf = (row: number | null) => (row === null ? null : paths.importRow(found.id, row));
  const isWaiting = state === "waiting";
  const position = { position: speech.number(waiting.before + 1), total: speech.number(waiting.total) };
  const open = decidable ? Math.max(0, waiting.total - (isWaiting ? 1 : 0)) : 0;
  return {
    importName: found.fileName,
    importHref: paths.importResult(found.id),
    heading: speech.say("importPages:rowPage.heading", { row: read.row, name: read.name ?? "–" }),
    state: resultIn(state, speech),
    position: isWaiting && decidable ? speech.say("importPages:rowPage.position", position) : null,
    previousHref: open > 0 ? hrefOf(waiting.previous) : null,
    nextHref: open > 0 ? hrefOf(waiting.next) : null,
    columns: columnsOf(read, speech),
    facts: factRows(read, speech),
    said: saidOf(read, speech),
    why: [
      ...read.reasons.filter(({ key }) => !WITH_WHOM.test(key)).map((one) => reasonInWords(one, speech)),
      ...read.problems.map((one) => problemInWords(one, speech)),
    ],
    decided: decidedOf(read, speech),
    became:
      decidable || target === null || candidates.length > 0
        ? null
        : { text: target.name, href: paths.targetProfile(target.id) },
    choices: decidable ? choicesOf(read, speech) : [],
    chosen: chosenOf(read),
    seen: seenOf(read),
  };
}

function saidOf({ ends = [], says = [] }: RowAnswer["read"], speech: Speech): RowView["said"] {
  return [
    ...ends.map(({ end, name, country, status, target }) => ({
      heading: speech.say(`importPages:ends.${end}`),
      text: speech.list([
        target?.name ?? name,
        country && speech.country(country),
        status !== "known" && speech.say(`importPages:endStates.${status}`),
      ]),
      href: target && paths.targetProfile(target.id),
    })),
    ...says.flatMap((one) =>
      one.value === ""
        ? []
        : [{ heading: speech.say(`importPages:fields.${one.field}`), text: valueInWords(one, speech), href: null }],
    ),
  ];
}

function columnsOf({ candidates, repeated, repeats }: RowAnswer["read"], speech: Speech): Column[] {
  const inFile: Column[] =
    repeated === null || repeats === null
      ? []
      : [
          {
            key: "repeat",
            name: repeated.facts.name,
            detail: speech.say("importPages:rowPage.ofRow", { row: repeats }),
            href: null,
          },
        ];
  return [
    ...inFile,
    ...candidates.map(({ id, own, tier, score, facts }) => ({
      key: String(id),
      name: facts.name,
      detail: speech.list([
        speech.say("importPages:rowPage.alike", { share: speech.percent(score) }),
        tier !== null && speech.say("importPages:rowPage.tier", { tier }),
        !own && speech.say("importPages:rowPage.public"),
      ]),
      href: paths.targetProfile(id),
    })),
  ];
}

/** Facts that somebody says. */
function factRows({ facts, repeated, candidates }: RowAnswer["read"], speech: Speech): RowView["facts"] {
  if (facts === null) return [];
  const others = [...(repeated ? [repeated] : []), ...candidates];
  return factsSaid([facts, ...others.map((other) => other.facts)]).map((fact) => ({
    heading: headingOf(fact, speech),
    cells: [
      { text: textOf(facts, fact, speech), agrees: null },
      ...others.map((other) => ({
        text: textOf(other.facts, fact, speech),
        agrees: agreesOn(other.agreement, fact),
      })),
    ],
  }));
}

function textOf(facts: SupplierFacts, said: SaidFact, speech: Speech): string {
  if (said.fact === "identifier") {
    return speech.list(facts.identifiers.filter(({ system }) => system === said.system).map(({ value }) => value));
  }
  if (said.fact === "country") return facts.country === null ? "" : speech.country(facts.country);
  const value = facts[said.fact];
  return typeof value === "string" ? value : speech.list(value ?? []);
}

function agreesOn(agreement: ImportCandidate["agreement"], said: SaidFact): FactCell["agrees"] {
  if (said.fact === "identifier") return agreement.identifiers[said.system] ?? null;
  return said.fact in agreement ? (agreement[said.fact as "name"] ?? null) : null;
}

function decidedOf({ decided }: RowAnswer["read"], speech: Speech): string | null {
  if (decided === null) return null;
  const params = { name: decided.by ?? "", date: speech.dateTime(decided.at) };
  return speech.say(decided.by === null ? "importPages:rowPage.decided" : "importPages:rowPage.decidedBy", params);
}

function chosenOf({ state, target }: RowAnswer["read"]): string | null {
  if (state === "join") return target && `join:${target.id}`;
  return state === "create" ? "create" : state === "skipped" ? "skip" : state === "repeated" ? "repeat" : null;
}
