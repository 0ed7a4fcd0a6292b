import { z } from "zod";
import { minutes } from "~/time/duration";
import { defineCall } from "./call";
import { keptFile } from "./document-files";
import { DOCUMENT_CATEGORIES, DOCUMENT_TYPE_IDS, LONGEST, VALIDITIES, VERIFICATION_TYPES } from "./document-words";
import { givenDay } from "./given-day";
import { pageOf, pageQuery } from "./page";
import { ticket } from "./ticket";

const id = z.int().positive();
const day = z.iso.date();
const AREA = "documents";
const WRITE = { permission: "documents:write" } as const;
const params = z.object({ documentId: z.string().max(20) });

/** A certificate or another proof, of a target or of the customer itself (specification §3, "Document"). */
export const document = z.object({
  id,
  targetId: id.nullable().default(null).describe("The same as `target.id`"),
  target: z.object({ id, name: z.string() }).nullable(),
  ...keptFile.shape,
  /** One of `DOCUMENT_TYPES`, or `custom`. */
  documentType: z.string(),
  isCustomType: z.boolean(),
  /** A custom type's own name and what it is about; null for the others. */
  customText: z.string().nullable(),
  customCategory: z.enum(DOCUMENT_CATEGORIES).nullable(),
  description: z.string(),
  validFrom: day.nullable(),
  /** The last day. */
  validUntil: day.nullable(),
  /** Today, by the calendar of UTC. */
  validity: z.enum(VALIDITIES),
  /** Whether the target's profile shows it. */
  showOnTarget: z.boolean(),
  /** Of this site alone, and not of the whole company. */
  siteSpecific: z.boolean(),
  /** Whether those concerned are told when it is about to run out. */
  notifyCustomer: z.boolean(),
  verificationType: z.enum(VERIFICATION_TYPES),
  /** The action that was begun because it runs out. */
  renewalActionId: id.nullable(),
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: id,
});
export type Document = z.output<typeof document>;

/** What is said of a document. `isCustomType` asks for `customText`, and takes it away otherwise. */
const fields = {
  targetId: id.nullable(),
  mappedFilename: z.uuid(),
  documentType: z.enum([...DOCUMENT_TYPE_IDS, "custom"]),
  customText: z.string().trim().min(1).max(LONGEST.customText).nullable(),
  customCategory: z.enum(DOCUMENT_CATEGORIES).nullable(),
  description: z.string().trim().max(LONGEST.description),
  validFrom: givenDay().nullable(),
  validUntil: givenDay().nullable(),
  showOnTarget: z.boolean(),
  siteSpecific: z.boolean(),
  notifyCustomer: z.boolean(),
};

const newFields = z.object({
  ...fields,
  targetId: fields.targetId.default(null),
  customText: fields.customText.default(null),
  customCategory: fields.customCategory.default(null),
  description: fields.description.default(""),
  validFrom: fields.validFrom.default(null),
  validUntil: fields.validUntil.default(null),
  showOnTarget: fields.showOnTarget.default(true),
  siteSpecific: fields.siteSpecific.default(false),
  notifyCustomer: fields.notifyCustomer.default(true),
});

export const findDocuments = defineCall({
  name: "findDocuments",
  area: AREA,
  summary: "Search documents, newest first",
  description: "By text in their metadata, type, validity and target. Counted up to 1,000.",
  method: "get",
  path: "/v2/documents",
  access: "signed-in",
  scope: "documents:read",
  query: z.object({
    q: z.string().trim().max(200).optional(),
    documentType: z.enum([...DOCUMENT_TYPE_IDS, "custom"]).optional(),
    /** Of `custom`, the one of this name. */
    customText: z.string().max(LONGEST.customText).optional(),
    validity: z.enum(VALIDITIES).optional(),
    targetId: z.coerce.number().int().positive().optional(),
    /** Only what the target's profile shows. */
    shownOnTarget: z.enum(["true"]).optional(),
    ...pageQuery,
  }),
  response: pageOf(document),
});

export const readDocument = defineCall({
  name: "readDocument",
  area: AREA,
  summary: "Read a document",
  method: "get",
  path: "/v2/documents/{documentId}",
  access: "signed-in",
  scope: "documents:read",
  params,
  response: document,
});

export const addDocument = defineCall({
  name: "addDocument",
  area: AREA,
  summary: "Create a document with an uploaded file",
  description: "The file comes from `sendDocumentFile`. 404 for an unknown target.",
  method: "post",
  path: "/v2/documents",
  access: WRITE,
  scope: "documents:write",
  body: newFields,
  status: 201,
  response: document,
});

export const changeDocument = defineCall({
  name: "changeDocument",
  area: AREA,
  summary: "Change a document or replace its file",
  description:
    "Omitted fields keep their values. A new file resets the verification to unverified, unless the verification changes too or `verifiesFile` confirms it for that file. A new file, or a last day beyond the renewal period, completes an open renewal. 409 `stale_version` with the current document after a concurrent change.",
  method: "put",
  path: "/v2/documents/{documentId}",
  access: WRITE,
  scope: "documents:write",
  params,
  body: z.object({
    ...z.object(fields).partial().shape,
    verificationType: z.enum(VERIFICATION_TYPES).optional(),
    verifiesFile: z.boolean().optional(),
    version: id,
  }),
  response: document,
});

export const deleteDocument = defineCall({
  name: "deleteDocument",
  area: AREA,
  summary: "Delete a document with its file",
  description:
    "Its metadata stays in the ledger, and an open renewal is aborted. 409 `proof_kept` with the last day, `until`, for what is attached to an action that was completed within seven years, or shows whether it was effective (LkSG § 10(1)).",
  method: "delete",
  path: "/v2/documents/{documentId}",
  access: WRITE,
  scope: "documents:write",
  params,
  status: 204,
  response: z.void(),
});

export const readDocumentFile = defineCall({
  name: "readDocumentFile",
  area: AREA,
  summary: "Download a document's file",
  description: "Always sent as an attachment, never shown as a page.",
  method: "get",
  path: "/v2/documents/{documentId}/file",
  access: "signed-in",
  scope: "documents:read",
  params,
  mediaType: "application/octet-stream",
  response: z.string(),
  timeout: minutes(1),
});

export const notifyOfDocument = defineCall({
  name: "notifyOfDocument",
  area: AREA,
  summary: "Switch notifications for a document on or off",
  method: "put",
  path: "/v2/documents/{documentId}/notifications",
  access: WRITE,
  scope: "documents:write",
  params,
  body: z.object({ notifyCustomer: z.boolean() }),
  response: document,
});

export const reportDocument = defineCall({
  name: "reportDocument",
  area: AREA,
  summary: "Report wrong data in a document",
  description: "Opens a ticket and returns its number.",
  method: "post",
  path: "/v2/documents/{documentId}/reports",
  access: "signed-in",
  scope: "documents:write",
  params,
  body: z.object({ message: z.string().trim().min(1).max(LONGEST.report) }),
  status: 201,
  response: z.object({ ticket: id }),
});

export const listDocumentReports = defineCall({
  name: "listDocumentReports",
  area: AREA,
  summary: "List problems reported for a document, newest first",
  description: "At most 50.",
  method: "get",
  path: "/v2/documents/{documentId}/reports",
  access: "signed-in",
  scope: "documents:read",
  params,
  response: z.array(ticket),
});

export const listDocumentTypes = defineCall({
  name: "listDocumentTypes",
  area: AREA,
  summary: "List document types",
  description: "The shared ones, then the customer's own by name (at most 200).",
  method: "get",
  path: "/v2/document-types",
  access: "signed-in",
  scope: "catalogue:read",
  response: z.array(
    z.object({
      id: z.string(),
      category: z.enum(DOCUMENT_CATEGORIES).nullable(),
      isCustomType: z.boolean(),
      customText: z.string().nullable(),
    }),
  ),
});
export type DocumentType = z.output<typeof listDocumentTypes.response>[number];
