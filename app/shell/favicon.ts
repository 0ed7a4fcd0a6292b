import type { PublicConfig } from "~/load-context";
import { paths } from "~/paths";

/**
 * The icon of a host (specification §9): staging and demo have their own, told by a word of the host's name such as
 * `staging.tierwatch.example` or `tierwatch-demo.example`, else by the configured stage.
 */
export function faviconOf(host: string, stage: PublicConfig["stage"]): string {
  const words = host.toLowerCase().split(/[.-]/);
  if (words.includes("staging")) return paths.icon("staging");
  if (words.includes("demo")) return paths.icon("demo");
  return paths.icon(stage === "staging" || stage === "demo" ? stage : undefined);
}
