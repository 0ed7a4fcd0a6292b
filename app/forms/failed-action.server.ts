import { redirect } from "@remix-run/node";
import { z } from "zod";
import { safeReturnTo } from "~/access/return-to";
import { paths } from "~/paths";
import { ownPath } from "~/site-path";
import { toastCookie } from "~/toasts/toast.server";
import { type Failure, failureOf } from "./failure.server";
import { sentForm, submissionOf } from "./read-submission.server";

export interface FailedAction {
  /** A copy of the request: the action has read the other one. */
  sent: Request;
  error: unknown;
  /** Whether its route shows something; one that does not sends its user back. */
  isPage: boolean;
}

/**
 * The answer to a form whose action threw the failure of a call: the page with what was typed, and with what went wrong above it. Null
 * where that cannot be told so: it was no failure of a call, or no form.
 */
export async function failedAction({ sent, error, isPage }: FailedAction) {
  const failure = failureOf(error);
  const form = failure && (await sentForm(sent).catch(() => null));
  if (!failure || !form) return null;
  return isPage ? submissionOf(form, z.object({})).refuse(failure) : sentBack(sent, form, failure);
}

async function sentBack(sent: Request, form: FormData, { unexpected }: Failure): Promise<Response> {
  const referrer = URL.parse(sent.headers.get("referer") ?? "");
  const from = referrer && ownPath(referrer.pathname) + referrer.search;
  const to = safeReturnTo(form.get("returnTo") ?? from, paths.feed());
  return redirect(to, { status: 303, headers: { "Set-Cookie": await toastCookie(unexpected.message, "bad") } });
}
