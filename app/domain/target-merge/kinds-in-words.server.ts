import type { Speech } from "~/i18n/speech.server";
import type { MessageKey } from "~/i18n/texts";

/** What a merge moves or leaves, by kind as the backend counts it, in the order in which somebody looks for it. */
const KINDS = [
  ...(["following", "collections", "relations", "owners", "alerts", "actions", "documents", "questionnaires"] as const),
  ...(["grievances", "contacts", "scores", "assessments", "screening", "supply", "proposals", "imports"] as const),
  ...(["names", "identifiers", "places", "facts", "filters"] as const),
];

/** "Relationships: 12", without kinds of which there are none. */
export const movesIn = (counts: Readonly<Record<string, number>>, speech: Speech): string[] =>
  KINDS.filter((kind) => (counts[kind] ?? 0) > 0).map((kind) =>
    speech.labelled(speech.say(`merges:kinds.${kind}` satisfies MessageKey), speech.number(counts[kind] ?? 0)),
  );
