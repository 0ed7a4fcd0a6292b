import { costInWords, holdersInWords } from "~/domain/action/action-words.server";
import { type EffectView, effectOf } from "~/domain/action/effect-words.server";
import { sizeInWords } from "~/domain/document/document-words.server";
import type { Speech } from "~/i18n/speech.server";
import { planOf } from "./plan-part.server";
import type { Printed } from "./queries.server";

export interface Sheet {
  title: string;
  facts: { name: string; text: string }[];
  /** What happened, what is done, what proves it and whether it helped, in this order. */
  parts: { heading: string; lines: string[] }[];
}

export function sheetOf(answer: Printed, speech: Speech): Sheet {
  const { action } = answer;
  const { typeId, metaStatus, dueOn, purpose, rightConcerned, targets, createdAt, createdBy, completedAt } = action;
  const fact = (
    name: "type" | "status" | "dueOn" | "who" | "targets" | "purpose" | "cost" | "started" | "completed",
    text: string,
  ) => ({
    name: speech.say(`actions:page.${name}`),
    text,
  });
  return {
    title: action.title,
    facts: [
      fact("type", speech.word("actionTypes", typeId)),
      fact("status", speech.word("metaStatuses", metaStatus)),
      fact("dueOn", dueOn ? speech.day(dueOn) : speech.say("actions:page.noDay")),
      fact("who", holdersInWords(action, speech)),
      ...(targets.length > 0 ? [fact("targets", speech.list(targets.map(({ name }) => name)))] : []),
      ...(purpose ? [fact("purpose", speech.say(`actions:purposes.${purpose}`))] : []),
      ...(rightConcerned
        ? [{ name: speech.say("actions:plan.right"), text: speech.say(`actions:rights.${rightConcerned}`) }]
        : []),
      ...(action.cost ? [fact("cost", costInWords(action.cost, speech))] : []),
      fact("started", speech.list([speech.dateTime(createdAt), createdBy])),
      ...(completedAt ? [fact("completed", speech.dateTime(completedAt))] : []),
    ],
    parts: partsOf(answer, speech).filter(({ lines }) => lines.length > 0),
  };
}

const evidenceIn = ({ evidence }: EffectView, speech: Speech): string | null =>
  evidence.length === 0
    ? null
    : speech.labelled(speech.say("actions:effect.evidence"), speech.list(evidence.map(({ name }) => name)));

function partsOf({ action, alerts, attachments, comparison, plans }: Printed, speech: Speech): Sheet["parts"] {
  const { alertIds, rootCause, description, steps, completedReason } = action;
  const effect = effectOf({ action, comparison }, speech);
  const more = alertIds.length - alerts.length;
  return [
    {
      heading: speech.say("actions:page.alerts"),
      lines: [
        ...alerts.map((alert, at) =>
          alert
            ? speech.list([alert.title, speech.dateTime(alert.at)])
            : speech.say("actions:page.goneAlert", { id: alertIds[at] ?? 0 }),
        ),
        ...(more > 0 ? [speech.say("actions:page.moreAlerts", { count: more })] : []),
      ],
    },
    { heading: speech.say("actions:plan.rootCause"), lines: rootCause ? [rootCause] : [] },
    { heading: speech.say("actions:start.note"), lines: description ? [description] : [] },
    {
      heading: speech.say("actions:plan.steps"),
      lines: steps.map(({ title, dueOn, assignee, doneAt }) =>
        speech.list([
          title,
          doneAt ? speech.say("actions:print.done", { when: speech.date(doneAt) }) : speech.say("actions:print.open"),
          !doneAt && dueOn && speech.say("actions:due", { day: speech.day(dueOn) }),
          assignee,
        ]),
      ),
    },
    {
      heading: speech.say("actions:why.proof"),
      lines: [
        ...attachments.map((file) =>
          speech.list([file.originalFilename, sizeInWords(file.fileSize, speech), speech.dateTime(file.createdAt)]),
        ),
        ...(attachments.length === 0 ? [speech.say("actions:why.noProof")] : []),
        ...(completedReason ? [speech.say("actions:activity.reason", { reason: completedReason })] : []),
      ],
    },
    {
      heading: speech.say("actions:effect.heading"),
      lines: effect
        ? [
            ...(effect.measure ? [speech.say("actions:effect.measure", { measure: effect.measure })] : []),
            effect.figures.map(({ name, text }) => speech.labelled(name, text)).join(" · "),
            ...[effect.due, effect.waived, effect.note, evidenceIn(effect, speech), effect.by].filter(
              (text) => text !== null,
            ),
            ...effect.events,
          ]
        : [],
    },
    ...plans.map((plan) => planOf(plan, speech)),
  ];
}
