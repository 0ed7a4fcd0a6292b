import { useEffect, useRef } from "react";
import type { Counts } from "~/access/areas";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { report } from "~/telemetry/report";
import type { LiveData } from "./live";
import { tellCounts } from "./live-counts";
import { PollError } from "./poll-error";
import { startPoller, type Visibility } from "./poller";
import { COUNTS_EVERY, TYPES_EVERY } from "./polls";
import { type KnownTypes, tellTypes } from "./target-types";

/** Runs the pollers that are this user's. A failure is told to the log and to `lost` (specification §8). */
export function usePollers(data: LiveData | undefined, lost: (error: unknown) => void): void {
  const { counts, polls } = data ?? {};
  const asksCounts = polls?.counts ?? false;
  const beganWithout = useRef(data?.countsLost ?? false);
  const asksTypes = polls?.types ?? false;
  useEffect(() => {
    // Once: after that the poller finds out by itself, in its own time.
    if (!asksCounts || !beganWithout.current) return;
    beganWithout.current = false;
    report("poller", `${paths.liveCounts()}: the page came without them`);
    lost(new PollError(BAD_GATEWAY));
  }, [asksCounts, lost]);
  useEffect(() => {
    if (!asksCounts || !counts) return;
    const took = (answer: Counts | null) => answer && tellCounts(counts, answer);
    return poll(COUNTS_EVERY, paths.liveCounts(), took, lost);
  }, [asksCounts, counts, lost]);
  useEffect(() => {
    if (!asksTypes) return;
    return poll<KnownTypes>(TYPES_EVERY, paths.liveTypes(), tellTypes, lost);
  }, [asksTypes, lost]);
}

/** As the poll itself is answered then. */
const BAD_GATEWAY = 502;

function poll<T>(
  every: number,
  path: string,
  took: (answer: T | null) => void,
  lost: (error: unknown) => void,
): () => void {
  const failed = (error: unknown) => {
    report("poller", `${path}: ${String(error)}`);
    lost(error);
  };
  return startPoller({ every, ask: () => ask<T>(path), took, failed }, pageVisibility);
}

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(sitePath(path), { cache: "no-store" });
  // Somebody who was signed out meanwhile is sent to sign in.
  if (answer.redirected) window.location.reload();
  if (!answer.ok) throw new PollError(answer.status);
  return (await answer.json()) as T;
}

const pageVisibility: Visibility = {
  isHidden: () => document.hidden,
  onChange(listener) {
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  },
};
