import type { ImportCandidate, SupplierFacts } from "~/backend/contract/import-rows";
import type { Speech } from "~/i18n/speech.server";
import { headingOf } from "./fact-words.server";
import { factsSaid, isSaid, type SaidFact } from "./facts";
import type { RowAnswer } from "./queries.server";
import { joinValue } from "./schema";

export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

/** What the row can become: one of those that it may be, likeliest first, then something of its own. */
export function choicesOf(read: RowAnswer["read"], speech: Speech): Choice[] {
  const { facts, candidates, repeats, repeated } = read;
  const { say } = speech;
  return [
    ...(repeats === null
      ? []
      : [
          {
            value: "repeat",
            label: say("importPages:decide.repeat", { row: repeats }),
            hint: repeated?.facts.name ?? "",
          },
        ]),
    ...candidates.map((candidate) => ({
      value: joinValue(candidate.id),
      label: say("importPages:decide.join", { name: candidate.facts.name }),
      hint: facts && !read.ends ? effectOf(facts, candidate, speech) : "",
    })),
    creationOf(read, speech),
    { value: "skip", label: say("importPages:decide.skip"), hint: say("importPages:rowPage.skipHint") },
  ];
}

/** A new target, or of a row that names others and knows all of them, what it says of them. */
function creationOf({ ends }: RowAnswer["read"], { say }: Speech): Choice {
  if (ends?.every(({ status }) => status !== "unknown"))
    return { value: "create", label: say("importPages:decide.takeUp") };
  const hint = say(ends ? "importPages:rowPage.createEndHint" : "importPages:rowPage.createHint");
  return { value: "create", label: say("importPages:decide.create"), hint };
}

/** To public targets a customer adds names and numbers alone; of its own nothing that is there is replaced. */
const OF_PUBLIC: ReadonlySet<SaidFact["fact"]> = new Set(["name", "otherNames", "identifier"]);
/** Only the place is taken over as a whole, and not from another country. */
const OF_PLACE: ReadonlySet<SaidFact["fact"]> = new Set(["country", "city", "postalCode", "address"]);

function effectOf(row: SupplierFacts, { facts, own, agreement }: ImportCandidate, speech: Speech): string {
  const said = factsSaid([row]).filter(({ fact }) => own || OF_PUBLIC.has(fact));
  const isElsewhere = agreement.country === "other";
  const adds = said.filter((one) =>
    one.fact === "identifier" || one.fact === "otherNames"
      ? hasMore(row, facts, one)
      : one.fact === "name"
        ? agreement.name !== "same"
        : !isSaid(facts, one) && !(OF_PLACE.has(one.fact) && isElsewhere),
  );
  const keeps = said.filter(
    ({ fact }) => fact !== "name" && fact in agreement && agreement[fact as "city"] === "other",
  );
  const words = (of: readonly SaidFact[]) => speech.list(of.map((one) => nameOf(one, speech)));
  return [
    speech.say(adds.length > 0 ? "importPages:rowPage.adds" : "importPages:rowPage.addsNothing", {
      facts: words(adds),
    }),
    ...(keeps.length > 0 ? [speech.say("importPages:rowPage.keeps", { facts: words(keeps) })] : []),
  ].join(" ");
}

const nameOf = (fact: SaidFact, speech: Speech): string =>
  fact.fact === "name" ? speech.say("importPages:rowPage.asOtherName") : headingOf(fact, speech);

function hasMore(row: SupplierFacts, target: SupplierFacts, said: SaidFact): boolean {
  if (said.fact !== "identifier") {
    const known = new Set([target.name, ...target.otherNames].map((name) => name.toLocaleLowerCase()));
    return row.otherNames.some((name) => !known.has(name.toLocaleLowerCase()));
  }
  return row.identifiers.some(
    ({ system, value }) =>
      system === said.system && !target.identifiers.some((one) => one.system === system && one.value === value),
  );
}
