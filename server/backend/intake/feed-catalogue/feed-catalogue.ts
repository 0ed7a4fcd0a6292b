import type { CataloguedFeed } from "./catalogued-feed";
import { CYBER } from "./feeds/cyber";
import { ENFORCEMENT } from "./feeds/enforcement";
import { ENVIRONMENT } from "./feeds/environment";
import { GENERAL_CHINESE_JAPANESE } from "./feeds/general-chinese-japanese";
import { GENERAL_ENGLISH } from "./feeds/general-english";
import { GENERAL_GERMAN_FRENCH } from "./feeds/general-german-french";
import { GENERAL_SPANISH_PORTUGUESE_TURKISH } from "./feeds/general-spanish-portuguese-turkish";
import { HAZARD } from "./feeds/hazard";
import { INDUSTRY } from "./feeds/industry";
import { INSOLVENCY } from "./feeds/insolvency";
import { LABOUR } from "./feeds/labour";
import { PORTS } from "./feeds/ports";
import { RECALL_ENGLISH } from "./feeds/recall-english";
import { RECALL_OTHER } from "./feeds/recall-other";
import { SAFETY } from "./feeds/safety";
import { SANCTIONS } from "./feeds/sanctions";
import { TRADE } from "./feeds/trade";

/** Public feeds that an operator can switch on by their keys; authorities first. Nothing of it is read before. */
export const FEED_CATALOGUE: readonly CataloguedFeed[] = [
  ...[...RECALL_ENGLISH, ...RECALL_OTHER, ...SAFETY, ...HAZARD, ...ENVIRONMENT, ...INSOLVENCY],
  ...[...TRADE, ...SANCTIONS, ...ENFORCEMENT, ...CYBER],
  ...[...PORTS, ...LABOUR, ...INDUSTRY],
  ...[...GENERAL_ENGLISH, ...GENERAL_GERMAN_FRENCH],
  ...[...GENERAL_SPANISH_PORTUGUESE_TURKISH, ...GENERAL_CHINESE_JAPANESE],
];

const BY_KEY = new Map(FEED_CATALOGUE.map((feed) => [feed.key, feed]));

export const feedOfKey = (key: string): CataloguedFeed | null => BY_KEY.get(key) ?? null;
