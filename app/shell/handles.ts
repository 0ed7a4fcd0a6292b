import { useMatches } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";

/** What the matched routes say about themselves, outermost first. */
export function useHandles(): RouteData[] {
  return useMatches().map((match) => (match.handle ?? {}) as RouteData);
}
