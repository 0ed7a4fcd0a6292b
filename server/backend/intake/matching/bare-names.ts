import { parseName } from "../../reference/names/parse-name";
import type { Reason } from "../../reference/names/types";
import type { EventOrganization } from "./load-events";

/**
 * Whom a text's sentence is about and of whom it gives no legal form, so that only capitals say that it is a name. Reading takes such a
 * word for a name too easily for a part of it to count: it links by the whole name or by nothing.
 */
export const isBare = ({ role, name, otherNames }: EventOrganization): boolean =>
  role === "subject" && [name, ...otherNames].every((one) => parseName(one, "organization").legalForms.length === 0);

/** What may be said of two names that are the same word by word. One may lack the legal form. */
const SAME: readonly Reason["feature"][] = ["name", "alias", "weak-alias", "legal-form", "kind", "country"];

export const isWordByWord = (reasons: readonly Reason[]): boolean =>
  reasons.every(({ feature }) => SAME.includes(feature));
