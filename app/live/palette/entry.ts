import type { Counts } from "~/access/areas";
import type { RiskName } from "~/backend/contract/score-words";
import type { IconName } from "~/ui/icon";

/** One thing that was found, in the reader's words. */
export interface Entry {
  id: string;
  icon: IconName;
  name: string;
  /** What it is and where, or the other name by which it was found. */
  detail: string | null;
  /** Of a target. */
  tier?: string | null;
  risk?: { risk: RiskName; word: string };
  /** Following or not, a date, or another word that stands at the end. */
  end?: string | null;
  isFollowed?: boolean;
  /** What waits there, as the shell counts it. */
  count?: keyof Counts;
  /** Where it leads; or what it sends and whereto. */
  to: string;
  send?: Readonly<Record<string, string>>;
  /** It leads to a file, which no script may open in the page. */
  isFile?: boolean;
}

export const GROUP_KEYS = [
  "targets",
  "sections",
  "commands",
  "collections",
  "alerts",
  "actions",
  "documents",
  "people",
  "recent",
] as const;
export interface Group {
  key: (typeof GROUP_KEYS)[number];
  entries: Entry[];
  /** There are more than these. */
  hasMore: boolean;
}

export interface Results {
  /** Empty where nothing was asked. */
  q: string;
  groups: Group[];
}
