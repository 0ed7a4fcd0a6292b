/** What bounds a topic, without a schema, so that the browser can have it. */
export const LONGEST_TOPIC_NAME = 80;
/** Words or phrases of each of its two lists, and characters of one. */
export const MOST_TOPIC_WORDS = 50;
export const LONGEST_TOPIC_WORDS = 80;
/** Targets that one topic may choose, and sources. */
export const MOST_TOPIC_TARGETS = 50;
export const MOST_TOPIC_SOURCES = 50;
/** A topic that meets more pieces of news on one day than this tells nobody anything. */
export const MOST_HITS_A_DAY = 200;
/** How far back a topic is tried. */
export const TRIED_TOPIC_DAYS = 30;

/** What is wrong with a line of a topic, in the order in which it is looked at. */
export const TOPIC_WORD_PROBLEMS = [
  "too-long",
  "too-many-gaps",
  "too-many-words",
  "one-letter",
  "no-word",
  "star-inside",
  "star-too-early",
] as const;
/** Why a target cannot be chosen. Another customer's is unknown. */
export const TOPIC_TARGET_PROBLEMS = ["unknown", "not-monitored"] as const;
export type TopicWordProblem = (typeof TOPIC_WORD_PROBLEMS)[number];
