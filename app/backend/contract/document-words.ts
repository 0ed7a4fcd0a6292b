/** The words of documents, without a schema, so that the browser can have them. Names are texts under `documents:types` and so on. */

export const DOCUMENT_CATEGORIES = [
  "management",
  "social",
  "environment",
  "security",
  "product",
  "contract",
  "other",
] as const;
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];

/** The types that everybody has, with what they are about; a type of one's own is `custom` with a name. */
export const DOCUMENT_TYPES = {
  "iso-9001": "management",
  "iatf-16949": "management",
  "iso-45001": "social",
  "sa-8000": "social",
  "code-of-conduct": "social",
  "iso-14001": "environment",
  "iso-50001": "environment",
  fsc: "environment",
  permit: "environment",
  "iso-27001": "security",
  "conflict-minerals": "product",
  "material-compliance": "product",
  "origin-statement": "product",
  "supplier-contract": "contract",
  insurance: "contract",
  "audit-report": "other",
  "self-declaration": "other",
  "corrective-plan": "other",
  other: "other",
} as const satisfies Record<string, DocumentCategory>;
export type DocumentTypeId = keyof typeof DOCUMENT_TYPES;
export const DOCUMENT_TYPE_IDS = Object.keys(DOCUMENT_TYPES) as DocumentTypeId[];

/** Those that a certification body gives. */
export const DOCUMENT_CERTIFICATES = [
  "iso-9001",
  "iatf-16949",
  "iso-45001",
  "sa-8000",
  "iso-14001",
  "iso-50001",
  "fsc",
  "iso-27001",
] as const satisfies readonly DocumentTypeId[];

/** How sure it is that a document is what it says. */
export const VERIFICATION_TYPES = ["Unverified", "SelfDeclared", "Checked", "ConfirmedByIssuer"] as const;
export type VerificationType = (typeof VERIFICATION_TYPES)[number];

/** How a document stands to today: `Expiring` is valid, and runs out within `EXPIRES_SOON` days. */
export const VALIDITIES = ["Valid", "Expiring", "Expired", "NotYet", "Unlimited"] as const;
export type Validity = (typeof VALIDITIES)[number];

/** Days before its end at which a document's renewal is begun: an audit and its certificate take about as long. */
export const EXPIRES_SOON = 60;

export const LONGEST = { description: 4000, customText: 100, report: 4000 } as const;
