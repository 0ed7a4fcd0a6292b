import { callBackend } from "~/backend/client.server";
import { type Job, listJobs } from "~/backend/contract/administration";
import type { LoadContext } from "~/load-context";

export function jobsOf(context: LoadContext): Promise<Job[]> {
  return callBackend(context, listJobs, {});
}
