import { Outlet } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { useTranslation } from "~/i18n/use-translation";
import { MANAGEMENT_PAGES, type ManagementPage, paths } from "~/paths";
import type { IconName } from "~/ui/icon";
import { SectionPage } from "~/ui/section-page";

export const handle: RouteData = {
  i18n: ["management", "account"],
  pageTitle: "management:title",
  trail: () => [{ to: paths.management(), name: "management:title" }],
};

const ICONS: Record<ManagementPage, IconName> = {
  profile: "user",
  password: "lock",
  "second-factor": "check-circle",
  preferences: "settings",
  notifications: "bell",
  sessions: "eye",
  tokens: "plug",
};

export default function Management() {
  const { t } = useTranslation("management");
  const pages = MANAGEMENT_PAGES.map((page) => ({
    to: paths.management(page),
    label: t(`pages.${page}`),
    icon: ICONS[page],
  }));
  return (
    <SectionPage title={t("title")} pages={pages}>
      <Outlet />
    </SectionPage>
  );
}
