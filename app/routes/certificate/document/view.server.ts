import { DOCUMENT_TYPES, type DocumentTypeId } from "~/backend/contract/document-words";
import type { Document } from "~/backend/contract/documents";
import { listedDocument } from "~/domain/document/document-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

export type DocumentView = ReturnType<typeof documentView>;

/** A document in words: what it is, from when until when and for whom it holds. */
export function documentView(document: Document, speech: Speech) {
  const { description, sha256, notifyCustomer, renewalActionId, target } = document;
  const { createdBy, createdAt, siteSpecific, showOnTarget } = document;
  const say = (key: Parameters<Speech["say"]>[0], params?: Parameters<Speech["say"]>[1]) => speech.say(key, params);
  const category = document.customCategory ?? DOCUMENT_TYPES[document.documentType as DocumentTypeId] ?? "other";
  return {
    ...listedDocument(document, speech),
    description,
    notifyCustomer,
    renewal: renewalActionId === null ? null : paths.action(renewalActionId),
    facts: [
      { name: say("documents:facts.kind"), value: say(`documents:categories.${category}`) },
      { name: say("documents:facts.period"), value: periodOf(document, speech) },
      {
        name: say("documents:columns.verification"),
        value: say(`documents:verifications.${document.verificationType}`),
      },
      ...(target
        ? [
            {
              name: say("documents:facts.scope"),
              value: say(`documents:facts.${siteSpecific ? "site" : "company"}`),
            },
            { name: say("documents:facts.shown"), value: say(`documents:facts.${showOnTarget ? "yes" : "no"}`) },
          ]
        : []),
      {
        name: say("documents:facts.added"),
        value: speech.list([createdBy, speech.dateTime(createdAt)]),
      },
      { name: say("documents:facts.fingerprint"), value: sha256 },
    ],
  };
}

export function periodOf({ validFrom, validUntil }: Pick<Document, "validFrom" | "validUntil">, speech: Speech) {
  const parts = [
    validFrom && speech.say("documents:facts.from", { day: speech.day(validFrom) }),
    validUntil && speech.say("documents:facts.until", { day: speech.day(validUntil) }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : speech.say("documents:facts.always");
}
