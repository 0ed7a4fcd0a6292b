import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  FEED_STATUSES,
  FLAG_REASONS,
  IMPACT_LEVELS,
  META_STATUSES,
  RELEVANCIES,
} from "../../../../app/backend/contract/alert-words";
import { projectRoot } from "../../../project-root";
import { ACTION_TYPES } from "./action-types";
import { COMMODITIES } from "./commodities";
import { CTYPES, TARGET_TYPES } from "./ctypes";
import { EVENT_GROUPS, EVENT_TYPES } from "./event-types";
import { INDUSTRIES } from "./industries";
import { PERSPECTIVES } from "./perspectives";
import { PRIORITIES } from "./priorities";

type Catalogue = Record<string, Record<string, string>>;
const catalogue = (language: string): Catalogue =>
  JSON.parse(readFileSync(join(projectRoot(), `app/i18n/locales/${language}/catalogue.json`), "utf8"));

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

test.each([
  ["eventTypes", ids(EVENT_TYPES)],
  ["eventGroups", EVENT_GROUPS],
  ["perspectives", PERSPECTIVES],
  ["priorities", PRIORITIES],
  ["targetTypes", ids(TARGET_TYPES)],
  ["ctypes", ids(CTYPES)],
  ["impactLevels", IMPACT_LEVELS],
  ["statuses", [...FEED_STATUSES, "all"]],
  ["relevancies", RELEVANCIES],
  ["flagReasons", FLAG_REASONS],
  ["industries", ids(INDUSTRIES)],
  ["commodities", ids(COMMODITIES)],
  ["actionTypes", ids(ACTION_TYPES)],
  ["metaStatuses", META_STATUSES],
])("each of the %s has its word, and no word is left over", (group, wanted) => {
  expect(Object.keys(catalogue("en")[group] ?? {}).sort()).toEqual([...wanted].sort());
});

test.each(["en", "de", "fr", "ch"] as const)(
  "industries and commodities are called the same everywhere: %s",
  (language) => {
    const { industries = {}, commodities = {} } = catalogue(language);
    for (const { id, names } of INDUSTRIES) expect([id, industries[id]]).toEqual([id, names[language]]);
    for (const { id, names } of COMMODITIES) expect([id, commodities[id]]).toEqual([id, names[language]]);
  },
);
