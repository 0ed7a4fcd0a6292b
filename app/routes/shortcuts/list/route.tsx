import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { areasFor } from "~/access/areas";
import { requireUser } from "~/access/require-user.server";
import type { RouteData } from "~/access/route-data";
import { useTranslation } from "~/i18n/use-translation";
import { ShortcutList } from "~/live/shortcut-list";
import { userOf } from "~/shell/user";
import { Page, PageHead } from "~/ui/page";

export const handle: RouteData = {
  i18n: ["live"],
  pageTitle: "live:shortcuts.title",
  trail: () => [{ area: "help" }],
};

export async function loader({ context }: LoaderFunctionArgs) {
  const session = requireUser(context);
  const mayGo: string[] = [...areasFor(session), ...(userOf(session)?.links ?? [])];
  return { mayGo, isOff: !session.preferences.shortcuts };
}

export default function Shortcuts() {
  const { mayGo, isOff } = useLoaderData<typeof loader>();
  const { t } = useTranslation("live");
  return (
    <Page reading>
      <PageHead title={t("shortcuts.title")} />
      {isOff && <p className="mb-6 text-pretty text-ink-2">{t("shortcuts.off")}</p>}
      <ShortcutList mayGo={mayGo} />
    </Page>
  );
}
