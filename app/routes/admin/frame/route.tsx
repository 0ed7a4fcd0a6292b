import { Outlet } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { useTranslation } from "~/i18n/use-translation";
import { ADMIN_PAGES, type AdminPage, paths } from "~/paths";
import type { IconName } from "~/ui/icon";
import { SectionPage } from "~/ui/section-page";

export const handle: RouteData = {
  i18n: ["admin", "account"],
  pageTitle: "admin:title",
  requiresPermissions: ["admin:access"],
  trail: () => [{ area: "admin" }],
};

const ICONS: Record<AdminPage, IconName> = {
  users: "user",
  teams: "layers",
  features: "star",
  "company-sign-in": "lock",
  audit: "archive",
  outbox: "mail",
  jobs: "list-checks",
};

export default function Admin() {
  const { t } = useTranslation("admin");
  const pages = ADMIN_PAGES.map((page) => ({ to: paths.admin(page), label: t(`pages.${page}`), icon: ICONS[page] }));
  return (
    <SectionPage title={t("title")} pages={pages}>
      <Outlet />
    </SectionPage>
  );
}
