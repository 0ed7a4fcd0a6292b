import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { addGrievanceReport, type GrievanceInFull } from "~/backend/contract/grievances";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { reportForm } from "./schema";

export function addReport(
  context: LoadContext,
  targetId: number,
  { anonymous, reporterName, reporterContact, ...report }: z.output<typeof reportForm>,
  idempotencyKey?: string,
): Promise<Attempted<GrievanceInFull>> {
  const isKnown = !anonymous && (reporterName !== "" || reporterContact !== "");
  const body = { ...report, reporter: isKnown ? { name: reporterName, contact: reporterContact } : null };
  const params = { targetId: String(targetId) };
  return attempt(() => callBackend(context, addGrievanceReport, { params, body, idempotencyKey }), {
    invalid_input: () => ({ errors: { receivedOn: ["grievances:problems.receivedOn"] } }),
    not_permitted: () => ({ problem: { key: "grievances:problems.notPermitted" } }),
  });
}
