import { parseName } from "../../reference/names/parse-name";
import type { Reason } from "../../reference/names/types";
import type { EventOrganization } from "./load-events";

/**
 * Whom a text's sentence is about and of whom it gives no legal form, so that only capitals say that it is a name. Reading takes such a
 * word for a name too easily for a part of it to count: it links by the whole name or by nothing.
 */
export const isBare = ({ role, name, otherNames }: EventOrganization): boolean =>
  role === "subject" && [name, ...otherNames].every((one) => parseName(one, "organization").legalForms.length === 0);

/** With one of these a name is not the other word by word; that one of them lacks its legal form is no difference. */
const OTHER: readonly Reason["feature"][] = [
  "words-missing",
  "words-differ",
  "number-differs",
  "joined",
  "acronym",
  "misspelt",
  "initial",
  "abbreviated",
];

export const isWordByWord = (reasons: readonly Reason[]): boolean =>
  !reasons.some(({ feature }) => OTHER.includes(feature));
