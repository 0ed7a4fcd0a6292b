import { useFetcher } from "@remix-run/react";
import type { FailedForm } from "~/forms/result";
import { Problem } from "./problem";

/** A change that was sent by itself: nothing to see, unless it was refused. */
export function SentChange({ fetcherKey }: { fetcherKey: string }) {
  const { data } = useFetcher<FailedForm>({ key: fetcherKey });
  return <Problem failed={data && "submission" in data ? data : undefined} />;
}
