import { ACTION_PURPOSES, ACTION_TYPE_IDS, costAmountIn, LAST_RESORT } from "~/backend/contract/action-words";
import { META_STATUSES } from "~/backend/contract/alert-words";
import { isCurrency } from "~/backend/contract/supply-inputs";
import type { RowCells } from "../../rows/row-cells";
import { oneOf, wordsFor } from "../linked/known-words";
import { dayReader } from "../linked/read-day";
import type { ActionSaid } from "./action";
import { readSteps, reportLateSteps } from "./read-steps";

/** A reader of all but whom the rows are about. What cannot be taken for what it says is refused: an action of another type would be another action. */
export function actionReader(): (cells: RowCells) => ActionSaid {
  const types = wordsFor(ACTION_TYPE_IDS, "catalogue:actionTypes");
  const statuses = wordsFor(META_STATUSES, "catalogue:metaStatuses");
  // "Prevention (LkSG § 6)" is said without its law, too.
  const purposes = wordsFor(ACTION_PURPOSES, "actions:purposes", (text) => [text, text.replace(/\s*[(（].*$/, "")]);
  const day = dayReader("last");
  return (cells) => {
    const typeId = cells.read("actionType", oneOf(types, "actionTypeUnknown"));
    if (cells.text("actionType") === "") cells.report("actionType")("actionTypeMissing");
    if (typeId === LAST_RESORT) cells.report("actionType")("lastResortRefused");
    const actionTitle = cells.text("actionTitle").slice(0, LONGEST_TITLE);
    if (actionTitle === "") cells.report("actionTitle")("actionTitleMissing");
    const dueOn = cells.read("dueOn", day);
    const steps = cells.read("steps", readSteps) ?? [];
    reportLateSteps(steps, dueOn, cells.report("steps"));
    return {
      ...{ typeId, actionTitle, dueOn, steps, ...costIn(cells) },
      actionText: cells.text("actionText"),
      assignee: cells.text("assignee") || null,
      metaStatus: cells.read("actionStatus", oneOf(statuses, "actionStatusUnknown")),
      purpose: cells.read("purpose", oneOf(purposes, "purposeUnknown")),
    };
  };
}

/** An amount as the form takes it, with its currency. A currency alone is no cost: many lists have one in every row. */
function costIn(cells: RowCells): Pick<ActionSaid, "costAmount" | "currency"> {
  const written = cells.text("costAmount");
  if (written === "") return { costAmount: null, currency: null };
  const costAmount = costAmountIn(written);
  if (costAmount === null) cells.report("costAmount")("costRefused");
  const currency = cells.text("currency").toUpperCase();
  if (currency === "") cells.report("costAmount")("currencyMissing");
  else if (!isCurrency(currency)) cells.report("currency")("currencyUnknown");
  return { costAmount, currency };
}

/** As forms take it. */
const LONGEST_TITLE = 200;
