import type { RequestedQuestionnaires } from "~/backend/contract/questionnaires";
import { days } from "~/time/duration";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { appendEvidence } from "../../platform/evidence/ledger";
import type { Language } from "../contacts/mail-language";
import { type Asker, askTargets } from "./ask-targets";
import { currentDefinition } from "./definitions";

const USUAL_TIME = days(30);
const LONGEST_TIME = days(366);

export interface Wanted {
  definition: string;
  targetIds: number[];
  contact: { email: string; name: string; language?: Language } | null;
  message: string;
  dueOn?: string;
}

/**
 * Sends a questionnaire to the contact of each target, in one transaction with the mails' jobs; a target that is not there, has no
 * contact, or is still asked the same is named. Throws 404 for a questionnaire that there is not, 422 for a day that is past or
 * more than a year away and for one contact of several targets.
 */
export async function sendQuestionnaires(
  asked: AskedBySession & { tx: Tx },
  { definition, targetIds, contact, message, dueOn }: Wanted,
): Promise<RequestedQuestionnaires> {
  const { tx, scope } = asked;
  if (contact && new Set(targetIds).size > 1) throw invalid("contact", "is for one target only");
  const question = {
    definition: await currentDefinition(tx, definition),
    contact: contact && { ...contact, language: contact.language ?? null },
    message,
    dueOn: dayFor(dueOn),
    isBatch: targetIds.length > 1,
  };
  const { decisions, ...sent } = await askTargets(tx, askerOf(asked), targetIds, question);
  await appendEvidence(tx, scope.customerId, decisions);
  return sent;
}

export function askerOf({ scope, session }: AskedBySession): Asker {
  return { ...scope, actor: actorOf(session) };
}

/** The last day to answer, 30 days from now unless said. Throws 422 for one that is past, or more than a year away. */
export function dayFor(said?: string): string {
  const dueOn = said ?? dayOf(Date.now() + USUAL_TIME);
  checkDay(dueOn);
  return dueOn;
}

/** Throws 422 for a day that is past, or more than a year away. */
export function checkDay(dueOn: string): void {
  if (dueOn < dayOf(Date.now())) throw invalid("dueOn", "is past");
  if (dueOn > dayOf(Date.now() + LONGEST_TIME)) throw invalid("dueOn", "is more than a year away");
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const invalid = (field: string, message: string): Refusal =>
  new Refusal(422, "invalid_input", "Some of the input is not valid", [{ path: `body.${field}`, message }]);
