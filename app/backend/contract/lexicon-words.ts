/** What bounds a customer's own row of the lexicon, without a schema, so that the browser can have it. */
export const LONGEST_ROW_NAME = 80;
/** Words or phrases of each of its lists, and characters of one. */
export const MOST_ROW_WORDS = 50;
export const LONGEST_ROW_WORDS = 80;
/** The words between its evidence and what has to stand near it. */
export const MOST_WORDS_BETWEEN = 20;
/** Texts that it must find, and as many that it must not. */
export const LEAST_ROW_TESTS = 3;
export const MOST_ROW_TESTS = 20;
export const LONGEST_ROW_TEST = 300;
/** Of one customer. */
export const MOST_LEXICON_ROWS = 300;

/** Languages that a row can be of: texts of others are not read by words. */
export const ROW_LANGUAGES = ["en", "de", "fr", "zh"] as const;
export type RowLanguage = (typeof ROW_LANGUAGES)[number];

/** How far the event has come. What is past alerts nobody, so no row says it. */
export const ROW_STATUSES = ["planned", "threatened", "ongoing", "ended", "averted", "denied"] as const;

/** Where a row looks: `lead` is the first two sentences below the title. */
export const ROW_FIELDS = ["title", "lead"] as const;

/** Its lists of words. */
export const ROW_LISTS = ["any", "near", "before", "not"] as const;
export type RowList = (typeof ROW_LISTS)[number];

/** What a test of a row shows: that it finds nothing, that only another row finds it, that it finds what it must not. */
export const ROW_TEST_PROBLEMS = ["not-found", "not-by-this-row", "still-matches"] as const;
export type RowTestProblem = (typeof ROW_TEST_PROBLEMS)[number];
