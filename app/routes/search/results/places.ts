import type { AreaKey } from "~/access/areas";
import type { Permission } from "~/backend/contract/permissions";
import type { MessageKey } from "~/i18n/texts";
import { ADMIN_PAGES, type AdminPage, FEED_VIEWS, MANAGEMENT_PAGES, paths } from "~/paths";
import type { IconName } from "~/ui/icon";

/** A page below a section, by the name that it bears itself. What it asks for is what the page asks for; a test compares them. */
export interface SubPage {
  name: MessageKey;
  to: string;
  icon: IconName;
  /** The section that it is part of; null of the user's own account. */
  area: AreaKey | null;
  permissions?: readonly Permission[];
}

export const SUB_PAGES: readonly SubPage[] = [
  ...FEED_VIEWS.map(
    (view): SubPage => ({ name: `feed:headings.${view}`, to: paths.feedView(view), icon: "inbox", area: "feed" }),
  ),
  { name: "views:title", to: paths.savedViews(), icon: "star", area: "feed" },
  { name: "rules:title", to: paths.feedRules(), icon: "settings", area: "feed" },
  { name: "labels:title", to: paths.feedLabels(), icon: "flag", area: "feed", permissions: ["alerts:triage"] },
  {
    name: "actions:list.heading",
    to: paths.actions(),
    icon: "list-checks",
    area: "tasks",
    permissions: ["tasks:read"],
  },
  {
    name: "notifications:title",
    to: paths.notifications(),
    icon: "bell",
    area: null,
    permissions: ["notifications:read"],
  },
  {
    name: "measures:own.newTitle",
    to: paths.ownMeasureNew(),
    icon: "check-circle",
    area: "platform",
    permissions: ["actions:recommend", "rules:manage"],
  },
  ...ADMIN_PAGES.map(
    (page): SubPage => ({
      name: `admin:pages.${page}`,
      to: paths.admin(page),
      icon: "settings",
      area: "admin",
      permissions: ["admin:access", ...alsoFor(page)],
    }),
  ),
  { name: "management:title", to: paths.management(), icon: "user", area: null },
  ...MANAGEMENT_PAGES.map(
    (page): SubPage => ({ name: `management:pages.${page}`, to: paths.management(page), icon: "user", area: null }),
  ),
];

/** What a page of the administration asks for beside entering it. */
function alsoFor(page: AdminPage): Permission[] {
  return page === "audit" ? ["evidence:read"] : [];
}

/** What can be done from anywhere. `permission` is that of the page that does it. */
export interface Command {
  key:
    | "newCollection"
    | "reportEvent"
    | "startAction"
    | "addDocument"
    | "newRule"
    | "exportMatches"
    | "inviteUser"
    | "shortcuts";
  to: string;
  icon: IconName;
  permission?: Permission;
  isFile?: true;
}

export const COMMANDS: readonly Command[] = [
  { key: "newCollection", to: paths.newCollection(), icon: "plus", permission: "targets:follow" },
  { key: "reportEvent", to: paths.newAlert(), icon: "plus", permission: "alerts:create" },
  { key: "startAction", to: paths.startAction({}), icon: "list-checks", permission: "actions:manage" },
  { key: "addDocument", to: paths.newDocument(), icon: "file", permission: "documents:write" },
  { key: "newRule", to: paths.feedRule("new"), icon: "plus" },
  {
    key: "exportMatches",
    to: paths.sanctionsExport("xlsx"),
    icon: "download",
    permission: "sanctions:screen",
    isFile: true,
  },
  { key: "inviteUser", to: paths.adminInvite(), icon: "user", permission: "admin:access" },
  { key: "shortcuts", to: paths.shortcuts(), icon: "keyboard" },
];
