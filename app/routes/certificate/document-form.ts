import { z } from "zod";
import { DOCUMENT_CATEGORIES, DOCUMENT_TYPE_IDS, LONGEST, VERIFICATION_TYPES } from "~/backend/contract/document-words";
import { givenDay } from "~/backend/contract/given-day";

const day = givenDay("documents:problems.day");
const text = (most: number, problem: string) => z.string().trim().max(most, problem);

/** What is said of a document (specification §3); its file comes beside it. */
export const documentForm = z
  .object({
    /** A name of the network; empty for one's own company. */
    target: text(300, "documents:problems.target").default(""),
    /** What that name stood for when the form was shown. */
    targetId: z.coerce.number().int().positive().optional(),
    targetName: z.string().max(300).optional(),
    /** One that was chosen where that name was not enough. */
    choice: z.string().max(400).optional(),
    documentType: z.enum([...DOCUMENT_TYPE_IDS, "custom"], "documents:problems.type"),
    customText: text(LONGEST.customText, "documents:problems.customText").default(""),
    customCategory: z.enum(DOCUMENT_CATEGORIES).optional(),
    description: text(LONGEST.description, "documents:problems.description").default(""),
    validFrom: day.optional(),
    validUntil: day.optional(),
    use: z.array(z.enum(["showOnTarget", "siteSpecific", "notifyCustomer"])).default([]),
    verificationType: z.enum(VERIFICATION_TYPES).optional(),
    /** What of the old file holds for another one. */
    newFile: z.array(z.enum(["verified"])).default([]),
    /** A file that came with an attempt before this one. */
    mappedFilename: z.uuid().optional(),
    keptName: z.string().max(300).optional(),
    /** Of the document that is changed; none for a new one. */
    version: z.coerce.number().int().positive().optional(),
  })
  .refine(({ documentType, customText }) => documentType !== "custom" || customText !== "", {
    path: ["customText"],
    message: "documents:problems.customText",
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
    path: ["validUntil"],
    message: "documents:problems.period",
  });
export type DocumentFields = z.output<typeof documentForm>;

/** As the contract takes it, without target and file. */
export const contentOf = (fields: DocumentFields) => {
  const { documentType, customText, customCategory, description, validFrom, validUntil, use } = fields;
  const isCustom = documentType === "custom";
  return {
    documentType,
    customText: isCustom ? customText : null,
    customCategory: isCustom ? (customCategory ?? ("other" as const)) : null,
    description,
    validFrom: validFrom ?? null,
    validUntil: validUntil ?? null,
    showOnTarget: use.includes("showOnTarget"),
    siteSpecific: use.includes("siteSpecific"),
    notifyCustomer: use.includes("notifyCustomer"),
  };
};
