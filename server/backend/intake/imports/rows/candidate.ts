import type { Placed } from "../../../platform/db/shapes/target-place";
import type { Field, IDENTIFIER_SYSTEMS, IdentifierField } from "../mapping/fields";
import type { Owner } from "./owners";

/** A supplier as one row tells it: values in one form each, nothing looked up yet. */
export interface SupplierCandidate {
  /** As a person counts in the file. */
  row: number;
  kind: "organization" | "site";
  name: string;
  legalName: string | null;
  aliases: string[];
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
  address: string | null;
  /** WGS 84, degrees. Both or none. */
  lat: number | null;
  lon: number | null;
  /** Where the file gives no point of its own, or one that says little: what stands in for it. */
  placed?: Placed;
  identifiers: Identifier[];
  /** Who owns the organization or, of a site, the organization that runs it. */
  owners: Owner[];
  /** Who runs a site, with what part of it: beside its legal name. */
  operator?: Pick<Owner, "country" | "share" | "since" | "until">;
  website: string | null;
  email: string | null;
  phone: string | null;
  /** Whom to ask there. */
  contact: string | null;
  industry: string | null;
  commodity: string | null;
  /** 2 to 10 digits, leading zeros kept. */
  hsCodes: string[];
  /** Of those goods; missing where the row says nothing of it. */
  shipped?: Shipped;
  spend: { amount: number /** ISO 4217. */; currency: string | null } | null;
  tier: number | null;
  size: "Small" | "Medium" | "Large" | "Very large" | null;
  employees: number | null;
}

/** Days are `YYYY-MM-DD`. */
export interface Shipped {
  shipments: number | null;
  first: string | null;
  last: string | null;
}

export interface Identifier {
  system: (typeof IDENTIFIER_SYSTEMS)[IdentifierField];
  id: string;
}

/** Each has a text under `imports:problems.<code>` that says what was wrong and one under `imports:advice.<code>`. */
export type ProblemCode =
  | "tooLong"
  | "nameMissing"
  | "nameTooShort"
  | "nameOfNobody"
  | "ownerUnknown"
  | "totalRow"
  | "noteRow"
  | "titlesAgain"
  | "countryMissing"
  | "countryUnknown"
  | "countryGuessed"
  | "countryFromVat"
  | "countryContinued"
  | "shareInvalid"
  | "coordinateInvalid"
  | "coordinateAlone"
  | "coordinatesSwapped"
  | "coordinatesZero"
  | "coordinatesPlaceholder"
  | "coordinatesShared"
  | "leiInvalid"
  | "dunsInvalid"
  | "osIdInvalid"
  | "zerosRestored"
  | "hsCodeInvalid"
  | "emailInvalid"
  | "websiteInvalid"
  | "numberInvalid"
  | "numberSpoilt"
  | "dayInvalid"
  | "tierInvalid"
  | "sizeUnknown"
  | "kindUnknown"
  | "formulaLike"
  | "formulaRefused"
  | "formula"
  | "formulaWithoutValue"
  | "spreadsheetError"
  | "unreadableCharacters"
  | "beyondHeader"
  | "fromMissing"
  | "toMissing"
  | "supplierMissing"
  | "selfRelation"
  | "relationTypeUnknown"
  | "probabilityInvalid"
  | "dayOrder"
  | "dayRefused"
  | "inputMissing"
  | "shareRefused"
  | "daysRefused"
  | "moneyRefused"
  | "currencyUnknown"
  | "currencyMissing"
  | "periodsOverlap"
  | "sharesSum"
  | "emailMissing"
  | "emailRefused"
  | "languageUnknown"
  | "tooManyContacts"
  | "eventTypeMissing"
  | "eventTypeUnknown"
  | "alertTitleMissing"
  | "priorityUnknown"
  | "actionTypeMissing"
  | "actionTypeUnknown"
  | "actionTitleMissing"
  | "actionStatusUnknown"
  | "purposeUnknown"
  | "lastResortRefused"
  | "actionProofMissing"
  | "assigneeUnknown"
  | "stepsTooMany"
  | "stepTitleMissing"
  | "stepTooLong"
  | "stepLate"
  | "costRefused";

export interface RowProblem {
  row: number;
  /** 1-based; null when the row as a whole is meant. */
  column: number | null;
  /** The column's title. */
  title: string | null;
  field: Field | null;
  /** An error keeps the row from being taken in as it is; a warning says what was made of it. */
  severity: "error" | "warning";
  code: ProblemCode;
  key: `imports:problems.${ProblemCode}`;
  advice: `imports:advice.${ProblemCode}`;
  /** `value` is the cell as written, cut to 120 characters. */
  params: Record<string, string | number>;
}

/** Says what is wrong with the cell that is being read. */
export type Report = (code: ProblemCode, params?: Record<string, string | number>) => void;
