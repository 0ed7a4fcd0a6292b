import { parseArgs } from "node:util";
import { type CataloguedFeed, SUBJECTS } from "../backend/intake/feed-catalogue/catalogued-feed";
import { FEED_CATALOGUE, feedOfKey } from "../backend/intake/feed-catalogue/feed-catalogue";
import {
  type FeedState,
  OtherAddress,
  readFeedStates,
  type SwitchedFeed,
  switchOff,
  switchOn,
} from "../backend/intake/feed-catalogue/switch-feeds";
import type { Tx } from "../backend/platform/db/database";
import { type CommandContext, UsageError } from "./command";
import { withBackend } from "./with-backend";

/** `connectors list [--language TAG] [--subject SUBJECT] [--on] [--json]`: the catalogue of feeds, and which of them are read. */
export async function runConnectorsList(args: string[], context: CommandContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      language: { type: "string" },
      subject: { type: "string" },
      on: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  const feeds = FEED_CATALOGUE.filter(inLanguage(values.language)).filter(onSubject(values.subject));
  const all = await withBackend(context, ({ database }) => database.asSystem((tx) => readFeedStates(tx, feeds)));
  const states = all.filter(({ enabled }) => enabled || !values.on);
  if (values.json) return context.out(JSON.stringify(states.map(asJson)));
  for (const state of states) context.out(lineOf(state));
  context.out(`${all.filter(({ enabled }) => enabled).length} of ${feeds.length} on`);
}

/** `connectors on KEY… [--json]`: all of them or, where one cannot be switched on, none. */
export const runConnectorsOn = (args: string[], context: CommandContext): Promise<void> =>
  runSwitch("on", switchOn, args, context);

/** `connectors off KEY… [--json]`. */
export const runConnectorsOff = (args: string[], context: CommandContext): Promise<void> =>
  runSwitch("off", switchOff, args, context);

type Switch = (tx: Tx, feeds: readonly CataloguedFeed[]) => Promise<SwitchedFeed[]>;

async function runSwitch(word: "on" | "off", change: Switch, args: string[], context: CommandContext): Promise<void> {
  const options = { json: { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const feeds = feedsOf(positionals);
  const switched = await withBackend(context, ({ database }) =>
    database.asSystem((tx) => change(tx, feeds)).catch(refusal),
  );
  if (values.json) {
    return context.out(JSON.stringify(switched.map((one) => ({ ...asJson(one), changed: one.changed }))));
  }
  for (const one of switched) context.out(resultOf(one, word));
}

function refusal(error: unknown): never {
  if (error instanceof OtherAddress) throw new Error(`Nothing was changed: ${error.message}`);
  throw error;
}

/** Of each key its feed, once. */
function feedsOf(keys: readonly string[]): CataloguedFeed[] {
  if (keys.length === 0) throw new UsageError("Give the keys of one or more feeds; connectors list shows them.");
  const unknown = keys.filter((key) => feedOfKey(key) === null);
  if (unknown.length > 0) {
    const known = nearest(unknown[0] ?? "");
    throw new UsageError(
      `No feed of the catalogue: ${unknown.map((key) => JSON.stringify(key)).join(", ")}. ${known} connectors list shows all.`,
    );
  }
  return [...new Set(keys)].flatMap((key) => feedOfKey(key) ?? []);
}

/** Keys that share a part with what was typed, to choose from. */
function nearest(typed: string): string {
  const parts = typed
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length > 2);
  const near = FEED_CATALOGUE.map(({ key }) => key).filter((key) => parts.some((part) => key.includes(part)));
  return near.length === 0 ? "" : `Similar: ${near.slice(0, 5).join(", ")}.`;
}

/** `zh` is `zh-Hans` and `zh-Hant`, too. */
function inLanguage(tag: string | undefined): (feed: CataloguedFeed) => boolean {
  if (tag === undefined) return () => true;
  const wanted = tag.toLowerCase();
  const isWanted = ({ language }: CataloguedFeed) => `${language.toLowerCase()}-`.startsWith(`${wanted}-`);
  if (FEED_CATALOGUE.some(isWanted)) return isWanted;
  const known = [...new Set(FEED_CATALOGUE.map(({ language }) => language))].sort();
  throw new UsageError(`No feed in ${JSON.stringify(tag)}; --language takes ${known.join(", ")}`);
}

function onSubject(subject: string | undefined): (feed: CataloguedFeed) => boolean {
  if (subject === undefined) return () => true;
  if (SUBJECTS.some((known) => known === subject)) return (feed) => feed.subject === subject;
  throw new UsageError(`--subject takes ${SUBJECTS.join(", ")}, not ${JSON.stringify(subject)}`);
}

/** State, key, language, subject, minutes, publisher with title, and what is known of reuse; between tabs. */
function lineOf({ feed, enabled, everyMinutes }: FeedState): string {
  const { key, language, subject, publisher, title, licence } = feed;
  const state = enabled ? "on" : "off";
  return [state, key, language, subject, `${everyMinutes} min`, `${publisher}: ${title}`, licence].join("\t");
}

function resultOf({ feed, everyMinutes, changed }: SwitchedFeed, word: "on" | "off"): string {
  const state = word === "on" ? `on, every ${everyMinutes} minutes, ${feed.url}` : "off";
  const caution = word === "on" && feed.caution !== undefined ? ` Note: ${feed.caution}` : "";
  return `${feed.key}: ${state}${changed ? "" : " (no change)"}${caution}`;
}

const asJson = ({ feed, name, enabled, everyMinutes }: FeedState) => ({
  ...feed,
  connector: name,
  enabled,
  everyMinutes,
});
