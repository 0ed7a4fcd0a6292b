import type { AlertLabel } from "~/backend/contract/alert-labels";
import type { AlertRule, RuleChange } from "~/backend/contract/alert-rules";
import { type Speech, speechFor } from "~/domain/feed/speech.server";
import { languageOf } from "~/i18n/locale.server";
import { textsOf } from "~/i18n/texts-of.server";
import type { LoadContext } from "~/load-context";

/** Puts rules into words on the server, where the catalogue is. */
export interface RuleWords {
  speech: Speech;
  /** "Critical", "Natural hazard": each condition by itself. */
  conditions(filter: Record<string, string>): string[];
  /** "priority High", "label Ohio". */
  changes(rule: Pick<AlertRule, "changes">): string[];
}

export async function ruleWordsFor(
  request: Request,
  context: LoadContext,
  labels: readonly AlertLabel[],
): Promise<RuleWords> {
  const speech = await speechFor(request, context);
  const { translator } = await textsOf(context, await languageOf(request, context));
  const labelName = (id: number) => labels.find((label) => label.id === id)?.name ?? String(id);
  const says = (change: RuleChange): string => {
    switch (change.kind) {
      case "status":
        return translator.text("rules", "says.status", { status: speech.feed(`views.${change.statusId}`) });
      case "priority":
        return translator.text("rules", "says.priority", { priority: speech.word("priorities", change.priority) });
      case "label":
        return translator.text("rules", "says.label", { label: labelName(change.labelId) });
      case "notify":
        return translator.text("rules", "says.notify", { count: change.userIds.length });
    }
  };
  return {
    speech,
    conditions: (filter) => Object.entries(filter).flatMap(([name, text]) => condition(name, text, speech)),
    changes: (rule) => rule.changes.map(says),
  };
}

/** One part of a rule's filter in words, each of its values by itself. */
export function condition(name: string, text: string, speech: Speech): string[] {
  const each = (word: (id: string) => string) => text.split(",").filter(Boolean).map(word);
  switch (name) {
    case "q":
      return text ? [speech.feed("chips.q", { text })] : [];
    case "tier":
      return text === "n" ? [speech.feed("tiers.n")] : [];
    case "priorities":
      return each((id) => speech.word("priorities", id));
    case "infotagGroups":
      return each((id) => speech.word("eventGroups", id));
    case "impactLevels":
      return each((id) => speech.word("impactLevels", id));
    case "targetCTypes":
      return each((id) => speech.word("ctypes", id));
    case "countries":
      return each(speech.country);
    case "collectionIds":
      return each((id) => speech.feed("chips.collectionIds", { id }));
    case "targetIds":
      return each((id) => speech.feed("chips.targetIds", { id }));
    default:
      return [];
  }
}
