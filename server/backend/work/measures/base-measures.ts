import type { rules } from "../../platform/db/schema/rules";
import { ENVIRONMENT_1 } from "./base/environment-1";
import { ENVIRONMENT_2 } from "./base/environment-2";
import { ENVIRONMENT_3 } from "./base/environment-3";
import { GOVERNANCE_1 } from "./base/governance-1";
import { GOVERNANCE_2 } from "./base/governance-2";
import { LAST } from "./base/last";
import { PEOPLE_1 } from "./base/people-1";
import { PEOPLE_2 } from "./base/people-2";
import { PEOPLE_3 } from "./base/people-3";
import { PEOPLE_4 } from "./base/people-4";
import { PEOPLE_5 } from "./base/people-5";
import { PEOPLE_6 } from "./base/people-6";
import { PEOPLE_7 } from "./base/people-7";
import { PEOPLE_8 } from "./base/people-8";
import { PEOPLE_9 } from "./base/people-9";
import { SAFETY_1 } from "./base/safety-1";
import { SAFETY_2 } from "./base/safety-2";
import { SAFETY_3 } from "./base/safety-3";
import { SUPPLY_1 } from "./base/supply-1";
import { SUPPLY_2 } from "./base/supply-2";
import { SUPPLY_3 } from "./base/supply-3";
import { SUPPLY_4 } from "./base/supply-4";
import { SUPPLY_5 } from "./base/supply-5";
import type { BaseMeasure } from "./base-measure";
import { MEASURE_RULES } from "./measure-schema";

const ALL: readonly BaseMeasure[] = [
  ...PEOPLE_1,
  ...PEOPLE_2,
  ...PEOPLE_3,
  ...PEOPLE_4,
  ...PEOPLE_5,
  ...PEOPLE_6,
  ...PEOPLE_7,
  ...PEOPLE_8,
  ...PEOPLE_9,
  ...SAFETY_1,
  ...SAFETY_2,
  ...SAFETY_3,
  ...ENVIRONMENT_1,
  ...ENVIRONMENT_2,
  ...ENVIRONMENT_3,
  ...GOVERNANCE_1,
  ...GOVERNANCE_2,
  ...SUPPLY_1,
  ...SUPPLY_2,
  ...SUPPLY_3,
  ...SUPPLY_4,
  ...SUPPLY_5,
  ...LAST,
];

/**
 * What can be done about risks, in our own words: the steps that the German due-diligence act, the OECD guidance and the conventions of the
 * ILO ask for, and those that are usual in purchasing. Times, costs and efforts are our own judgement.
 */
export const BASE_MEASURES: (typeof rules.$inferInsert)[] = ALL.map(({ id, source, confidence, value }) => ({
  name: MEASURE_RULES + id,
  version: "1",
  validFrom: "2000-01-01",
  source,
  confidence,
  value,
}));
