import type { LedgerEntry } from "~/backend/contract/evidence";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { decisionInWords } from "./decision-words.server";
import { isLedgerSubject, isNamedRule, isOperator, readable } from "./ledger-words";

/** An entry in words. */
export interface EntryView {
  seq: number;
  who: { text: string; href: string | null };
  what: string;
  kind: string;
  about: { text: string; language: string | null; href: string | null };
  reason: string | null;
}

export function entryOf(entry: LedgerEntry, speech: Speech): EntryView {
  const { seq, actor, subjectType, reason } = entry;
  return {
    seq,
    who:
      actor.type === "user"
        ? { text: actor.name, href: paths.adminUser(actor.id) }
        : { text: actor.type === "rule" ? ruleIn(actor.id, speech) : speech.say("ledger:link"), href: null },
    what: decisionInWords(entry, speech),
    kind: kindIn(subjectType, speech),
    about: aboutOf(entry, speech),
    reason: reason === "undo" ? speech.say("ledger:undone") : reason,
  };
}

/** A rule of the customer's own is called as the customer calls it. */
function ruleIn(id: string, speech: Speech): string {
  if (isOperator(id)) return speech.say("ledger:operator");
  return speech.say("ledger:rule", { name: isNamedRule(id) ? speech.say(`ledger:rules.${id}`) : id });
}

const kindIn = (type: string, speech: Speech): string =>
  isLedgerSubject(type) ? speech.say(`ledger:subjects.${type}`) : readable(type);

/** Its name today; of what is gone, the name that the entry itself knows, else its number. */
function aboutOf(entry: LedgerEntry, speech: Speech): EntryView["about"] {
  const { subjectType, subjectId, about, before, after } = entry;
  const href = about && !isPersonal(after ?? before) ? pageOf(entry) : null;
  const text = about?.name || nameIn(after) || nameIn(before);
  if (text) return { text, language: about?.language ?? null, href };
  return { text: `${kindIn(subjectType, speech)} ${subjectId}`, language: null, href };
}

/** Somebody's own collection or label is a page to nobody else. */
const isPersonal = (kept: unknown): boolean =>
  typeof kept === "object" && kept !== null && (kept as Record<string, unknown>).scope === "User";

function nameIn(kept: unknown): string | null {
  if (typeof kept !== "object" || kept === null) return null;
  const fields = kept as Record<string, unknown>;
  const found = ["title", "name", "originalFilename", "fileName", "email"].map((name) => fields[name]);
  return found.find((value): value is string => typeof value === "string" && value.trim() !== "") ?? null;
}

/** The page of what an entry is about; null where there is none. */
function pageOf({ subjectType, subjectId, about }: LedgerEntry): string | null {
  const id = Number(subjectId);
  const ofTarget = (page: (targetId: number) => string) => (about?.targetId ? page(about.targetId) : null);
  switch (subjectType) {
    case "alert":
      return paths.feedView("all", `?${new URLSearchParams({ alert: subjectId })}`);
    case "action":
      return paths.action(id);
    case "action-template":
      return paths.actionTemplate(id);
    case "document":
      return paths.document(id);
    case "collection":
      return paths.collection(id);
    case "explorer-receipt":
      return paths.explorerReceipt(id);
    case "alert-label":
      return paths.feedLabel(id);
    case "alert-rule":
      return paths.feedRule(id);
    case "lexicon-row":
      return paths.readingRow(id);
    case "topic":
      return paths.readingTopic(id);
    case "import":
      return paths.importResult(id);
    case "user":
      return paths.adminUser(id);
    case "team":
      return paths.adminTeam(id);
    case "grievance-report":
      return ofTarget((targetId) => paths.targetGrievanceReport(targetId, id));
    case "questionnaire":
      return ofTarget((targetId) => paths.targetQuestionnaire(targetId, id));
    case "external-score":
      return ofTarget((targetId) => paths.targetExternalScore(targetId, id));
    case "sanctions-match":
    case "target-screening":
      return ofTarget((targetId) => paths.targetSanctions(targetId));
    default:
      return ofTarget((targetId) => paths.targetProfile(targetId));
  }
}
