import { ACTION_TYPE_IDS } from "~/backend/contract/action-words";
import { MEASURE_CONFIDENCES, MEASURE_EFFORTS, MEASURE_LAWS, MEASURE_PURPOSES } from "~/backend/contract/measure-words";
import type { OwnMeasure } from "~/backend/contract/own-measures";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

interface Option {
  value: string;
  label: string;
}

export interface OwnOptions {
  types: Option[];
  topics: Option[];
  purposes: Option[];
  laws: Option[];
  efforts: Option[];
  confidences: Option[];
}

/** What the fields of the form offer. */
export function optionsOf(eventTypeIds: readonly string[], { say, word }: Speech): OwnOptions {
  const topics = eventTypeIds.map((value) => ({ value, label: word("eventTypes", value) }));
  return {
    types: ACTION_TYPE_IDS.map((value) => ({ value, label: word("actionTypes", value) })),
    topics: topics.sort((a, b) => a.label.localeCompare(b.label)),
    purposes: MEASURE_PURPOSES.map((value) => ({ value, label: say(`measures:purposes.${value}`) })),
    laws: MEASURE_LAWS.map((value) => ({ value, label: say(`measures:laws.${value}`) })),
    efforts: MEASURE_EFFORTS.map((value) => ({ value, label: say(`measures:efforts.${value}`) })),
    confidences: MEASURE_CONFIDENCES.map((value) => ({ value, label: say(`measures:confidence.${value}`) })),
  };
}

export interface OwnState {
  word: string;
  writtenBy: string | null;
  reviewedBy: string | null;
  /** What may be done next; a review only by another person. */
  moves: { state: "reviewed" | "published" | "retired"; label: string }[];
  needsSecond: boolean;
  /** What is to be changed: "Sent back by Mara Keller", and the note. */
  returned: { by: string; note: string; isMine: boolean } | null;
  mayReturn: boolean;
  isOpen: boolean;
  shownHref: string | null;
  replaceHref: string | null;
  successorHref: string | null;
  version: number;
}

export function stateOf(own: OwnMeasure, userId: number | null, { say }: Speech): OwnState {
  const { id, state, measureId, writtenBy, reviewedBy, successor, returned, version } = own;
  const isOwnText = writtenBy.id === userId;
  const next = { draft: isOwnText ? null : "reviewed", reviewed: "published", published: null, retired: null } as const;
  const onward = next[state];
  const moves = [onward, state !== "retired" && "retired"].filter((one): one is "reviewed" | "published" | "retired" =>
    Boolean(one),
  );
  return {
    word: say(`measures:states.${state}`),
    writtenBy: writtenBy.name && say("measures:own.writtenBy", { name: writtenBy.name }),
    reviewedBy: reviewedBy && say("measures:own.reviewedBy", { name: reviewedBy }),
    moves: moves.map((one) => ({ state: one, label: say(`measures:own.moves.${one}`) })),
    needsSecond: state === "draft" && isOwnText && !returned,
    returned: returned && {
      by: returned.by ? say("measures:own.returnedBy", { name: returned.by }) : say("measures:own.returned"),
      note: returned.note,
      isMine: isOwnText,
    },
    mayReturn: (state === "draft" || state === "reviewed") && !isOwnText && !returned,
    isOpen: state === "draft" || state === "reviewed",
    shownHref: state === "published" || state === "retired" ? paths.measure(measureId) : null,
    replaceHref: state === "published" ? paths.ownMeasureNew(id) : null,
    successorHref: successor === null ? null : paths.ownMeasure(successor),
    version,
  };
}
