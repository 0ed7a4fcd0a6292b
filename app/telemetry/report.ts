import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import type { ReportName } from "./reports";

/** Tells the server's log what happened in this browser. It waits for nothing and fails silently: nobody could act on it. */
export function report(name: ReportName, detail: string): void {
  const body = new Blob([JSON.stringify({ name, detail: detail.slice(0, 300) })], { type: "application/json" });
  navigator.sendBeacon?.(sitePath(paths.reports()), body);
}
