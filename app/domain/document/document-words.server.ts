import type { DocumentTypeId } from "~/backend/contract/document-words";
import type { Document } from "~/backend/contract/documents";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

/** A document as lists show it. */
export interface ListedDocument {
  id: number;
  href: string;
  /** Its type in words, or its own name. */
  name: string;
  fileHref: string;
  file: string;
  size: string;
  /** Null for one of the customer's own company. */
  target: { name: string; href: string } | null;
  validity: Document["validity"];
  /** Its last day; null for none. */
  until: string | null;
  verification: Document["verificationType"];
}

export function listedDocument(document: Document, speech: Speech): ListedDocument {
  const { id, target, validity, validUntil, verificationType, originalFilename, fileSize } = document;
  return {
    id,
    href: paths.document(id),
    name: nameOfDocument(document, speech),
    fileHref: paths.documentFile(id),
    file: originalFilename,
    size: sizeInWords(fileSize, speech),
    target: target && { name: target.name, href: paths.targetProfile(target.id) },
    validity,
    until: validUntil && speech.day(validUntil),
    verification: verificationType,
  };
}

/** "ISO 14001 (environment)", or the name of a type of one's own. */
export function nameOfDocument(
  { documentType, customText }: Pick<Document, "documentType" | "customText">,
  speech: Speech,
): string {
  return customText ?? speech.say(`documents:types.${documentType as DocumentTypeId}`);
}

/** "2.3 MB"; of powers of 1024, as file managers and the configuration count. */
export function sizeInWords(bytes: number, speech: Speech): string {
  const [unit, size] = bytes < MEGABYTE ? ["kB", bytes / 1024] : ["MB", bytes / MEGABYTE];
  return `${speech.number(size < 10 ? Math.max(0.1, Math.round(size * 10) / 10) : Math.round(size))} ${unit}`;
}

const MEGABYTE = 1024 * 1024;
