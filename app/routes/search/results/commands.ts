import type { Permission } from "~/backend/contract/permissions";
import { paths } from "~/paths";
import type { IconName } from "~/ui/icon";

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
