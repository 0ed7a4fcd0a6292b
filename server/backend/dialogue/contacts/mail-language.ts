/** Of the languages that mails are written in. */
export type Language = "en" | "de" | "ch";

/** Countries whose main language is one of them; English elsewhere. `ch` is simplified Chinese. */
const MAIN: Record<string, Language> = { DE: "de", AT: "de", CH: "de", LI: "de", CN: "ch" };

/** The language of the first mail to a contact whose own is not known; `country` as ISO 3166-1 alpha-2, null where it is unknown. */
export const mailLanguageIn = (country: string | null): Language => MAIN[country ?? ""] ?? "en";
