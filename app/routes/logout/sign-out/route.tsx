import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { MessagePage } from "~/shell/message-page";
import { sitePath } from "~/site-path";
import { toastCookie } from "~/toasts/toast.server";
import { Button, LinkButton } from "~/ui/button";
import { endSession } from "./mutations.server";

export const handle: RouteData = { access: "public", i18n: ["login"], pageTitle: "login:signOut.title" };

/** A link never signs anybody out, so that no picture or prefetch can; it asks. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.session) throw redirect(paths.login());
  return { email: context.session.user.email };
}

export async function action({ context }: ActionFunctionArgs) {
  // Nothing that was for this user stays in the browser; cookies hold choices, such as the language, that are the browser's. Below a
  // path the storage is that of other products on this host, too: what they keep in it would be gone.
  const isAlone = sitePath("/") === "/";
  const headers = new Headers({ "Clear-Site-Data": isAlone ? '"cache", "storage"' : '"cache"' });
  headers.append("Set-Cookie", await endSession(context));
  headers.append("Set-Cookie", await toastCookie({ key: "shell:toast.signedOut" }));
  return redirectDocument(paths.login(), { status: 303, headers });
}

export default function Logout() {
  const { email } = useLoaderData<typeof loader>();
  const { t } = useTranslation("login");
  return (
    <MessagePage
      icon="log-out"
      title={t("signOut.question")}
      action={
        <Form method="post" className="flex flex-wrap justify-center gap-2">
          <Button look="primary" size="large">
            {t("signOut.confirm")}
          </Button>
          <LinkButton to={paths.feed()} size="large">
            {t("signOut.stay")}
          </LinkButton>
        </Form>
      }
    >
      <p>{t("signOut.text", { email })}</p>
    </MessagePage>
  );
}
