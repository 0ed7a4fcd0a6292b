import type { Config } from "../config";
import type { ErrorReports } from "./error-reports";

/** The reports to the error service, whose code is loaded only where one is configured. */
export async function reportsOf({
  sentryDsn,
  ...config
}: Pick<Config, "sentryDsn" | "version" | "stage">): Promise<ErrorReports | undefined> {
  if (!sentryDsn) return undefined;
  const { errorReports } = await import("./error-reports");
  return errorReports({ sentryDsn, ...config });
}
