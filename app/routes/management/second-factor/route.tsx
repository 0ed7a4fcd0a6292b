import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import type { FailedForm } from "~/forms/result";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { Active } from "./components/active";
import { RecoveryCodes } from "./components/recovery-codes";
import { Scan } from "./components/scan";
import { Start } from "./components/start";
import { confirm, remove, setUp } from "./mutations.server";
import { qrCodeOf } from "./qr-code.server";
import { secondFactorOf } from "./queries.server";
import { codeForm, passwordForm } from "./schema";

export const handle: RouteData = { pageTitle: "management:pages.second-factor" };

export async function loader({ context }: LoaderFunctionArgs) {
  const constraints = { password: constraintsOf(passwordForm), code: constraintsOf(codeForm) };
  return { ...(await secondFactorOf(context)), constraints };
}

/** Two of its answers hold a secret that is shown once: they are the page itself and no redirect. */
export async function action({ request, context }: ActionFunctionArgs) {
  const intent = await intentOf(request);
  if (intent === "confirm") {
    const submission = await readSubmission(request, codeForm);
    if (!submission.ok) return submission.refuse();
    const confirmed = await confirm(context, submission.value.code, submission.idempotencyKey);
    return confirmed.ok ? data({ codes: confirmed.value.recoveryCodes }) : submission.refuse(confirmed.no);
  }
  const submission = await readSubmission(request, passwordForm);
  if (!submission.ok) return submission.refuse();
  const { currentPassword } = submission.value;
  if (intent === "remove") {
    const removed = await remove(context, currentPassword);
    if (!removed.ok) return submission.refuse(removed.no);
    const toast = await toastCookie({ key: "management:done.secondFactorOff" });
    return redirect(paths.management("second-factor"), { status: 303, headers: { "Set-Cookie": toast } });
  }
  const begun = await setUp(context, currentPassword, submission.idempotencyKey);
  return begun.ok ? data({ ...begun.value, qr: qrCodeOf(begun.value.uri) }) : submission.refuse(begun.no);
}

export default function SecondFactor() {
  const { active, recoveryCodesLeft, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const failed = answer && "submission" in answer ? (answer as FailedForm) : undefined;
  if (answer && "codes" in answer) return <RecoveryCodes codes={answer.codes} />;
  if (active) return <Active left={recoveryCodesLeft} constraints={constraints.password} failed={failed} />;
  const isCode = failed?.submission.initialValue?.intent === "confirm";
  const setup = answer && "secret" in answer ? answer : null;
  if (setup || isCode) return <Scan setup={setup} constraints={constraints.code} failed={failed} />;
  return <Start constraints={constraints.password} failed={failed} />;
}
