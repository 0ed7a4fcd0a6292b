import { report } from "./report";

let added = false;

/** Adds the one configured script, once for each document. Called only after consent. */
export function addAnalytics(src: string): void {
  if (added) return;
  added = true;
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  script.onerror = () => report("analytics", "the script could not be loaded");
  document.head.append(script);
}
