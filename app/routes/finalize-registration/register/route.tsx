import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { LinkOver } from "~/domain/account/link-over";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { languageOf, rememberLanguage } from "~/i18n/locale.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { Register } from "./components/register";
import { register } from "./mutations.server";
import { invitedBy } from "./queries.server";
import { registerForm } from "./schema";

export const handle: RouteData = {
  access: "public",
  isWayIn: true,
  i18n: ["account"],
  pageTitle: "account:register.title",
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const invited = await invitedBy(context, params.challenge ?? "");
  const language = await languageOf(request, context);
  return data({ invited, language, constraints: constraintsOf(registerForm) }, { status: invited ? 200 : 404 });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, registerForm);
  if (!submission.ok) return submission.refuse();
  const registered = await register(context, params.challenge ?? "", submission.value);
  if (!registered.ok) return submission.refuse(registered.no);
  const headers = new Headers({ "Set-Cookie": await toastCookie({ key: "login:done.register" }) });
  headers.append("Set-Cookie", await rememberLanguage(submission.value.language));
  // A new document: the chosen language may be another than that of the link.
  return redirectDocument(paths.login(), { status: 303, headers });
}

/** The address holds the challenge: no path goes out as a referrer. `no-referrer` would make a plain form's `Origin` null. */
export function headers() {
  return { "Referrer-Policy": "strict-origin" };
}

export default function FinalizeRegistration() {
  const { invited, language, constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  if (!invited) return <LinkOver again />;
  return <Register invited={invited} language={language} constraints={constraints} failed={failed} />;
}
