import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { DocumentCategory, VerificationType } from "~/backend/contract/document-words";
import { identity, moment, reference } from "./columns";
import { customerPolicies, readersPolicy } from "./customer-policies";
import { customers } from "./customers";
import { targets } from "./targets";

/** A file that was sent, as it lies in the store under its mapped name. One that no document has is removed after a day. */
export const documentFiles = pgTable(
  "document_files",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    /** A UUID: nobody's own name becomes a path. */
    mappedFilename: text().notNull(),
    originalFilename: text().notNull(),
    /** Bytes as stored, without what was stripped. */
    fileSize: bigint({ mode: "number" }).notNull(),
    mimeType: text().notNull(),
    /** SHA-256 of what is stored, hexadecimal. */
    sha256: text().notNull(),
    /** The sender's idempotency key: a form that is sent twice stores one file. */
    uploadKey: text(),
    createdBy: reference(),
    createdAt: moment().notNull().defaultNow(),
    /** Since when no document has it; null while one does. */
    unusedSince: moment().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.mappedFilename] }),
    uniqueIndex("document_files_once").on(table.customerId, table.createdBy, table.uploadKey),
    index("document_files_unused").on(table.unusedSince).where(sql`unused_since is not null`),
    ...customerPolicies(),
  ],
);

/** A certificate or another proof, of a target or of the customer itself. */
export const documents = pgTable(
  "documents",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    targetId: reference().references(() => targets.id),
    /** The action that its file was attached to; null for one that was added among the documents. */
    actionId: reference(),
    mappedFilename: text().notNull(),
    /** One of `app/backend/contract/document-words.ts`; `custom` has its name in `custom_text`. */
    documentType: text().notNull(),
    customText: text(),
    customCategory: text().$type<DocumentCategory>(),
    description: text().notNull().default(""),
    validFrom: date({ mode: "string" }),
    validUntil: date({ mode: "string" }),
    showOnTarget: boolean().notNull().default(true),
    notifyCustomer: boolean().notNull().default(true),
    siteSpecific: boolean().notNull().default(false),
    verificationType: text().$type<VerificationType>().notNull().default("Unverified"),
    /** What was begun because it runs out; null where nothing was. */
    renewalActionId: reference(),
    createdBy: reference(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
    /** Of what only proves completed actions any more: the document whose file was replaced. */
    replacedIn: reference(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    check("documents_custom", sql`(${table.documentType} = 'custom') = (${table.customText} is not null)`),
    check("documents_period", sql`${table.validFrom} <= ${table.validUntil}`),
    foreignKey({
      columns: [table.customerId, table.mappedFilename],
      foreignColumns: [documentFiles.customerId, documentFiles.mappedFilename],
    }),
    index("documents_of_target").on(table.customerId, table.targetId, table.id),
    index("documents_by_type").on(table.customerId, table.documentType, table.id),
    index("documents_by_end").on(table.customerId, table.validUntil, table.id),
    index("documents_custom_names").on(table.customerId, table.customText).where(sql`custom_text is not null`),
    index("documents_to_renew")
      .on(table.validUntil, table.customerId)
      .where(sql`valid_until is not null and renewal_action_id is null`),
    ...customerPolicies(),
    // Whoever reads one of its actions, which those actions' own policy decides. Asked of nothing that was added among the documents.
    readersPolicy(
      sql`(action_id is not null and not (show_on_target and target_id is not null))`,
      sql`reads_document(customer_id, id, action_id)`,
    ),
  ],
);

/** What somebody found wrong about a thing, for the provider to look into; its number is the ticket's. */
export const tickets = pgTable(
  "tickets",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    /** What it is about, as `type:id`, such as `document:7`. */
    subject: text().notNull(),
    message: text().notNull(),
    createdBy: reference(),
    createdAt: moment().notNull().defaultNow(),
    /** When the provider was written to; null where there is no mail server. */
    sentAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index("tickets_of_subject").on(table.customerId, table.subject, table.id),
    ...customerPolicies(),
  ],
);
