import type { allOf } from "~/domain/target/all-of";
import type { No } from "~/forms/attempt.server";
import { failureOf } from "~/forms/failure.server";
import type { LoadContext } from "~/load-context";
import { forecastOf } from "./queries.server";

/** Why all that match now must not be unfollowed: they are others than the question counted. Null where they are as many. */
export async function changedSince(
  context: LoadContext,
  all: NonNullable<ReturnType<typeof allOf>>,
  counted: number | undefined,
): Promise<No | null> {
  try {
    const forecast = await forecastOf(context, all, []);
    if (!forecast) return { status: 422, problem: { key: "network:problems.tooMany" } };
    return forecast.total === counted ? null : { status: 409, problem: { key: "unfollow:changed" } };
  } catch (error) {
    const failure = failureOf(error, () => ({ title: "network:problems.failedTitle", key: "network:problems.failed" }));
    if (!failure) throw error;
    return failure;
  }
}
