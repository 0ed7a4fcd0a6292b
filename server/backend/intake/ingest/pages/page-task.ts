import type { PageWatch } from "./page-watch";
import type { WatchRefused } from "./watched-lines";

/** What the thread that reads pages is to make of one. */
export interface PageTask {
  contentType: string;
  task: { kind: "main-text" } | { kind: "watch"; watch: PageWatch; seen: string | null };
}

export type PageAnswer =
  | { kind: "main-text"; text: string }
  | { kind: "watched"; title: string; language: string | null; added: string | null; seen: string }
  | { kind: "refused"; reason: WatchRefused };
