import type { Document } from "~/backend/contract/documents";
import { nameOfDocument } from "~/domain/document/document-words.server";
import type { Speech } from "~/i18n/speech.server";
import type { Entry } from "./queries.server";
import { periodOf } from "./view.server";

export interface HistoryEntry {
  key: number;
  text: string;
  when: string;
}

/** What became of a document, each change from what to what, as the ledger has it. */
export function historyOf(entries: readonly Entry[], fileName: string, speech: Speech): HistoryEntry[] {
  return entries.map((entry) => ({
    key: entry.seq,
    text: inWords(entry, fileName, speech),
    when: speech.dateTime(entry.at),
  }));
}

/** Of what came with a confidential action the ledger has no words: neither the file's name nor what was written about it. */
function inWords({ kind, actor, before, after }: Entry, fileName: string, speech: Speech): string {
  const name = actor.type === "user" ? actor.name : actor.id;
  const [was, is] = [before, after] as (Document | null)[];
  if (kind === "document.reported") {
    const { ticket, message } = after as { ticket: number; message?: string };
    return speech.say("documents:history.reported", { name, ticket, message: message ?? "" });
  }
  if (kind === "document.renewal") return speech.say("documents:history.renewal");
  if (kind === "document.kept") return speech.say("documents:history.kept", { name });
  if (!was || !is) return speech.say("documents:history.added", { name, file: is?.originalFilename ?? fileName });
  const fields = changesOf(was, is, speech).join("; ") || speech.say("documents:fields.description");
  return speech.say("documents:history.changed", { name, fields });
}

/** "Verification from Not verified to Checked by us". */
function changesOf(was: Document, is: Document, speech: Speech): string[] {
  const nothing = speech.say("documents:history.nothing");
  const yes = (value: boolean) => speech.say(`documents:facts.${value ? "yes" : "no"}`);
  const told: [key: FieldKey, say: (document: Document) => string][] = [
    ["documents:fields.of", ({ target }) => target?.name ?? speech.say("documents:own")],
    ["documents:fields.type", (document) => nameOfDocument(document, speech)],
    [
      "documents:fields.customCategory",
      ({ customCategory }) => (customCategory ? speech.say(`documents:categories.${customCategory}`) : nothing),
    ],
    ["documents:fields.description", ({ description }) => description || nothing],
    ["documents:facts.period", (document) => periodOf(document, speech)],
    [
      "documents:fields.verificationType",
      (document) => speech.say(`documents:verifications.${document.verificationType}`),
    ],
    ["documents:fields.showOnTarget", ({ showOnTarget }) => yes(showOnTarget)],
    ["documents:fields.siteSpecific", ({ siteSpecific }) => yes(siteSpecific)],
    ["documents:fields.notifyCustomer", ({ notifyCustomer }) => yes(notifyCustomer)],
    [
      "documents:fields.file",
      ({ originalFilename, sha256 }) => `${originalFilename ?? ""} (${sha256.slice(0, 8)})`.trim(),
    ],
  ];
  return told.flatMap(([key, say]) => {
    const [before, after] = [say(was), say(is)];
    if (before === after) return [];
    return speech.say("documents:history.fromTo", { field: speech.say(key), before, after });
  });
}

type FieldKey =
  | "documents:facts.period"
  | `documents:fields.${"of" | "type" | "customCategory" | "description" | "verificationType" | "showOnTarget" | "siteSpecific" | "notifyCustomer" | "file"}`;
