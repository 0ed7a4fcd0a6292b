import type { Decision } from "~/backend/contract/decisions";
import type { Speech } from "~/i18n/speech.server";
import type { TextKey, TextParams } from "~/i18n/texts";
import { isPlainKind, readable } from "./ledger-words";

type Say = (key: TextKey<"print"> & `decisions.${string}`, params?: TextParams) => string;
type Kept = Record<string, unknown> | null;

/** What was decided, in a sentence. What is not among the known kinds is its own code, made readable. */
export function decisionInWords(
  { kind, before, after }: Pick<Decision, "kind" | "before" | "after">,
  speech: Speech,
): string {
  const say: Say = (key, params) => speech.say(`print:${key}`, params);
  const [was, is] = [before as Kept, after as Kept];
  const status = (kept: Kept) => speech.word("sanctionsStatuses", text(kept?.status) || "Unreviewed");
  switch (kind) {
    case "alert.status":
      return say("decisions.status", { from: word(speech, "statuses", before), to: word(speech, "statuses", after) });
    case "alert.relevancy":
      return say("decisions.relevancy", { to: word(speech, "relevancies", after) });
    case "alert.priority":
      return say("decisions.priority", {
        from: word(speech, "priorities", before),
        to: word(speech, "priorities", after),
      });
    case "alert.mute":
      return say(is?.muted ? "decisions.muted" : "decisions.unmuted");
    case "alert.label":
      return say(is?.on ? "decisions.labelOn" : "decisions.labelOff");
    case "alert.flag":
      return say(is ? "decisions.flagged" : "decisions.unflagged");
    case "alert.assign":
      return is ? say("decisions.assigned", { name: text(is.name) }) : say("decisions.unassigned");
    case "alert.snooze":
      return is ? say("decisions.snoozed", { day: speech.date(text(is.until)) }) : say("decisions.unsnoozed");
    case "alert.note":
      return say("decisions.note");
    case "alert.added":
      return say("decisions.added");
    case "target-screening.changed":
      return say("decisions.screened", { from: was ? status(was) : "–", to: status(is) });
    case "sanctions-match.decided":
      return say("decisions.match", {
        name: text(is?.entityName) || text(is?.matchedName),
        to: speech.say(`sanctions:decisions.${decisionOf(is)}`),
      });
    case "external-score.added":
    case "external-score.changed":
    case "external-score.deleted":
      return say("decisions.score", { from: text(was?.value) || "–", to: text(is?.value) || "–" });
    case "edge.decided":
      return say("decisions.edgeDecided", { to: text(is?.state) });
    case "action.changed":
    case "action.started":
      return say(was ? "decisions.actionChanged" : "decisions.actionStarted", {
        to: word(speech, "metaStatuses", is?.metaStatus),
      });
    default: {
      const plain = PLAIN[kind];
      if (plain) return [say(`decisions.${plain}`), whichOf(kind, is ?? was)].filter(Boolean).join(": ");
      return isPlainKind(kind) ? speech.say(`ledger:kinds.${kind}`) : readable(kind);
    }
  }
}

const PLAIN: Partial<
  Record<
    string,
    | "followed"
    | "unfollowed"
    | "collected"
    | "uncollected"
    | "edge"
    | "screening"
    | "matchAgain"
    | "proposal"
    | "comment"
    | "supplier"
    | "supplierRemoved"
    | "document"
    | "documentDeleted"
    | "documentReported"
    | "documentKept"
    | "renewal"
    | "questionnaire"
    | "info"
    | "wrongInfo"
    | "missingInfo"
    | "contactStopped"
    | "contactBounced"
    | "contactAdded"
    | "contactChanged"
    | "contactRemoved"
  >
> = {
  "target.followed": "followed",
  "target.unfollowed": "unfollowed",
  "target.collected": "collected",
  "target.uncollected": "uncollected",
  "target.edge-told": "edge",
  "target.edge-taken-back": "edge",
  "edge.changed": "edge",
  "target-screening.activated": "screening",
  "sanctions-match.reopened": "matchAgain",
  "sanctions-match.closed": "matchAgain",
  "supplier-proposal.decided": "proposal",
  "action.commented": "comment",
  "supplier.added": "supplier",
  "supplier.changed": "supplier",
  "supplier.removed": "supplierRemoved",
  "document.added": "document",
  "document.changed": "document",
  "document.deleted": "documentDeleted",
  "document.reported": "documentReported",
  "document.kept": "documentKept",
  "document.renewal": "renewal",
  "questionnaire.requested": "questionnaire",
  "questionnaire.reminded": "questionnaire",
  "questionnaire.submitted": "questionnaire",
  "questionnaire.withdrawn": "questionnaire",
  "target.changed": "info",
  "target.reported": "wrongInfo",
  "target.info-requested": "missingInfo",
  "target.contact-opted-out": "contactStopped",
  "target.contact-bounced": "contactBounced",
  "target.contact-added": "contactAdded",
  "target.contact-changed": "contactChanged",
  "target.contact-removed": "contactRemoved",
};

/** Of several documents or suppliers of a target, the one that was decided about. */
function whichOf(kind: string, kept: Kept): string {
  if (kind.startsWith("document.")) return text(kept?.originalFilename);
  if (kind.startsWith("target.contact-")) return text(kept?.name) || text(kept?.email);
  if (kind === "target.supply-changed") return text(kept?.input);
  return kind.startsWith("supplier.") ? text(kept?.name) : "";
}

function decisionOf(kept: Kept): "accepted" | "rejected" | "undecided" {
  return kept?.decision === "accepted" || kept?.decision === "rejected" ? kept.decision : "undecided";
}

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** A word of the catalogue; a dash for what was not there. */
const word = (speech: Speech, group: Parameters<Speech["word"]>[0], value: unknown): string =>
  text(value) ? speech.word(group, text(value)) : "–";
