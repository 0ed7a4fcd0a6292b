import type { ExternalScore } from "~/backend/contract/scores";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

export interface ListedScore {
  id: number;
  href: string;
  type: string;
  value: string;
  number: number;
  comment: string;
  /** One or two parts, none of which breaks. */
  period: string[];
  valid: boolean;
  by: { name: string; on: string };
}

export function listedScores(targetId: number, scores: readonly ExternalScore[], speech: Speech): ListedScore[] {
  return scores.map(({ id, eventTypeId, value, comment, valid, validFrom, validUntil, createdBy, updatedAt }) => ({
    id,
    href: paths.targetExternalScore(targetId, id),
    type: speech.word("eventTypes", eventTypeId),
    value: speech.number(value),
    number: value,
    comment,
    period: validUntil
      ? [`${speech.day(validFrom)} –`, speech.day(validUntil)]
      : [speech.say("externalScores:fromOn", { day: speech.day(validFrom) })],
    valid,
    by: { name: createdBy ? `${createdBy}, ` : "", on: speech.date(updatedAt) },
  }));
}
