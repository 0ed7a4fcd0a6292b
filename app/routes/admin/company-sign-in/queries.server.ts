import { callBackend } from "~/backend/client.server";
import { readCompanySignIn } from "~/backend/contract/company-sign-in";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { siteUrl } from "~/site-path";

/** The provider, and the two addresses that the customer needs; `here` is any address of this site. */
export async function providerOf(context: LoadContext, here: string) {
  const { company, settings } = await callBackend(context, readCompanySignIn, {});
  return {
    settings,
    link: siteUrl(paths.companyLoginStart(company), here),
    redirectUri: siteUrl(paths.companyLoginAnswer(), here),
  };
}
export type ShownProvider = Awaited<ReturnType<typeof providerOf>>;
