import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { signInForm } from "../welcome/sign-in-form";
import { Welcome } from "../welcome/welcome";

export const handle: RouteData = {
  access: "public",
  i18n: ["welcome", "login"],
  pageTitle: "welcome:title",
  state: "home",
  signupText: "shell:signup.text",
};

/** Who is signed in knows the product. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.session) throw redirect(paths.feed());
  return { constraints: constraintsOf(signInForm) };
}

export default function Landing() {
  const { constraints } = useLoaderData<typeof loader>();
  return <Welcome constraints={constraints} failed={undefined} action={paths.login()} />;
}
