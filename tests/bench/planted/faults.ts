import { ACCESS } from "./access";
import type { Fault } from "./fault";
import { FEED } from "./feed";
import { JUDGEMENT } from "./judgement";
import { LISTS } from "./lists";
import { MAILS } from "./mails";
import { NETWORK } from "./network";
import { PAGES } from "./pages";
import { RECORDS } from "./records";

/** At least one in each area of the product. */
export const FAULTS: readonly Fault[] = [
  ...ACCESS,
  ...RECORDS,
  ...LISTS,
  ...FEED,
  ...MAILS,
  ...NETWORK,
  ...JUDGEMENT,
  ...PAGES,
];
