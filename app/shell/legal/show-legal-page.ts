import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { report } from "~/telemetry/report";

/** Where the dialog cannot be had, whoever asked for the text gets it as a page; and the log is told (specification §8). */
export function showLegalPage(error: unknown): void {
  report("legal dialog", `failed: ${String(error)}`);
  window.location.assign(sitePath(paths.legal()));
}
