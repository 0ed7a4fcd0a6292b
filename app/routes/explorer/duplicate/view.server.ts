import { type DuplicateDetail, MERGE_FIELDS, type MergeField, type MergeSide } from "~/backend/contract/target-merges";
import { movesIn } from "~/domain/target-merge/kinds-in-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { decidedIn, whyOf } from "../duplicates/view.server";

export interface PairView {
  state: DuplicateDetail["state"];
  kept: SideView;
  merged: SideView;
  /** The one that stays is public, and nothing can be chosen. */
  isPublic: boolean;
  /** Of two own ones: the page on which the other one stays. */
  swapHref: string | null;
  /** Fields of which each says something else, the kept target's first. */
  choices: { field: MergeField; heading: string; kept: string; merged: string }[];
  /** What both say, or one of them, and what is kept of both. */
  facts: { heading: string; text: string }[];
  /** What the own one says and a public one does not take. */
  lost: string | null;
  why: string[];
  score: string;
  /** "Relationships: 12". */
  moves: string[];
  decided: string | null;
}

interface SideView {
  id: number;
  version: number;
  name: string;
  href: string;
  /** "Your data". */
  whose: string;
}

export function viewOf(pair: DuplicateDetail, speech: Speech): PairView {
  const { kept, merged, moves, between } = pair.preview;
  const isPublic = !kept.own;
  const said = MERGE_FIELDS.map((field) => ({
    field,
    heading: speech.say(`merges:fields.${field}`),
    kept: textOf(kept, field, speech),
    merged: textOf(merged, field, speech),
  }));
  const differ = said.filter((one) => one.kept !== "" && one.merged !== "" && one.kept !== one.merged);
  const lost = said.filter(
    ({ field, kept: of, merged: other }) => !KEPT_ANYWAY.includes(field) && other !== "" && of !== other,
  );
  return {
    state: pair.state,
    kept: sideOf(kept, speech),
    merged: sideOf(merged, speech),
    isPublic,
    swapHref: isPublic ? null : paths.explorerDuplicate(pair.id, `?keep=${merged.id}`),
    choices: isPublic ? [] : differ,
    facts: [
      ...said
        .filter((one) => (isPublic ? one.kept !== "" : !differ.includes(one)))
        .map(({ heading, kept: of, merged: other }) => ({ heading, text: of || other })),
      ...ofBoth(kept, merged, speech),
    ].filter(({ text }) => text !== ""),
    lost: isPublic && lost.length > 0 ? speech.say("merges:pair.beside", { what: lostIn(lost, speech) }) : null,
    why: whyOf(pair.reasons, speech),
    score: speech.percent(pair.score),
    moves: [
      ...movesIn(moves, speech),
      ...(between > 0 ? [speech.labelled(speech.say("merges:pair.betweenTwo"), speech.number(between))] : []),
    ],
    decided: pair.decidedAt
      ? speech.say("merges:pair.decided", { who: decidedIn({ ...pair, decidedAt: pair.decidedAt }, speech) })
      : null,
  };
}

/** The own one's name and address go along, as a name and a place. */
const KEPT_ANYWAY: readonly MergeField[] = ["name", "address"];

const lostIn = (lost: readonly { heading: string; merged: string }[], speech: Speech): string =>
  speech.list(lost.map(({ heading, merged }) => speech.labelled(heading, merged)));

const sideOf = ({ id, version, name, own }: MergeSide, speech: Speech): SideView => ({
  ...{ id, version, name, href: paths.targetProfile(id) },
  whose: speech.say(own ? "merges:own" : "merges:public"),
});

function textOf(side: MergeSide, field: MergeField, speech: Speech): string {
  const { address, postalCode, city, region, country } = side;
  if (field === "address")
    return speech.list([address, speech.list([postalCode, city]), region, country && speech.country(country)]);
  if (field === "class") return speech.word("ctypes", side.ctype);
  if (field === "size") return side.size === null ? "" : speech.word("sizes", side.size);
  if (field === "industry") return side.industry === null ? "" : speech.word("industries", side.industry);
  if (field === "employees") return side.employees === null ? "" : speech.number(side.employees);
  return side[field] ?? "";
}

function ofBoth(kept: MergeSide, merged: MergeSide, speech: Speech): PairView["facts"] {
  const both = (of: (side: MergeSide) => readonly string[]) => [...new Set([...of(kept), ...of(merged)])];
  const numbers = both(({ identifiers }) =>
    identifiers.map(({ system, value }) => speech.labelled(speech.word("identifiers", system), value)),
  );
  return [
    { heading: speech.say("merges:fields.otherNames"), text: speech.list(both(({ otherNames }) => otherNames)) },
    { heading: speech.say("merges:fields.identifiers"), text: speech.list(numbers) },
    { heading: speech.say("merges:fields.hsCodes"), text: speech.list(both(({ hsCodes }) => hsCodes)) },
  ];
}
