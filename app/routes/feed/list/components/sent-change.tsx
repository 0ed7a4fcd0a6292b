import { useFetcher } from "@remix-run/react";
import { Problem } from "~/forms/problem";
import type { FailedForm } from "~/forms/result";

/** A change that was sent by itself: nothing to see, unless it was refused. */
export function SentChange({ fetcherKey }: { fetcherKey: string }) {
  const { data } = useFetcher<FailedForm>({ key: fetcherKey });
  const failed = data && "submission" in data ? data : undefined;
  return <Problem failed={failed?.unexpected ? { ...failed, problem: failed.unexpected.message } : failed} />;
}
