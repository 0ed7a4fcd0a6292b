import { useRevalidator, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { randomKey } from "~/forms/idempotency-key";
import { IDEMPOTENCY_FIELD } from "~/forms/result";
import { ownPath } from "~/site-path";
import type { FeedPage } from "../view/feed-page.server";

/** Specification §4: when an alert is removed and fewer than 10 remain loaded, the feed reloads. */
const FEWEST = 10;
const WATCHED = 20;

/**
 * Sends each change by itself, so that the next alert can be dealt with while the last one is on its way. Without a script
 * the form is posted as it stands.
 */
export function useTriage() {
  const send = useSubmit();
  const { revalidate, state } = useRevalidator();
  const [low, setLow] = useState(false);
  const count = useRef(0);
  const [sent, setSent] = useState<readonly string[]>([]);
  useEffect(() => {
    if (low && state === "idle") revalidate();
  }, [low, state, revalidate]);
  return {
    /** The changes whose answers are still of interest: one that was refused is said. */
    sent,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const body = new FormData(event.currentTarget, submitter);
      body.set(IDEMPOTENCY_FIELD, randomKey());
      count.current += 1;
      const fetcherKey = `triage-${count.current}`;
      setSent((keys) => [...keys, fetcherKey].slice(-WATCHED));
      const action = ownPath(event.currentTarget.getAttribute("action") ?? "");
      send(body, { method: "post", action, navigate: false, fetcherKey, preventScrollReset: true });
      if (submitter) moveOn(event.currentTarget, submitter);
    },
    reload(feed: FeedPage, leaving: number) {
      const isLow = leaving > 0 && feed.nextHref !== null && feed.shown - leaving < FEWEST;
      if (isLow !== low) setLow(isLow);
    },
  };
}

/** The button goes with its alert, or is one of a status that the alert has then: the next alert is where one goes on. */
function moveOn(list: HTMLElement, submitter: HTMLElement): void {
  const rows = [...list.querySelectorAll<HTMLElement>("[data-alert]")];
  const at = rows.findIndex((row) => row.contains(submitter));
  if (at < 0) return;
  const next = (rows[at + 1] ?? rows[at - 1])?.querySelector<HTMLElement>("h3 a");
  (next ?? document.getElementById("feed-heading"))?.focus({ preventScroll: true });
  next?.closest("li")?.scrollIntoView({ block: "nearest" });
}
