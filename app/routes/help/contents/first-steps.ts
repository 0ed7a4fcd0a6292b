import type { AreaKey } from "~/access/areas";
import type { Permission } from "~/backend/contract/permissions";
import { paths } from "~/paths";
import type { IconName } from "~/ui/icon";

interface FirstStep {
  key: "suppliers" | "feed" | "graph" | "sanctions" | "tasks";
  to: string;
  icon: IconName;
  /** Part of this area: who may not enter it has no such step. */
  area: AreaKey;
  permission?: Permission;
}

/** What somebody does in the first hour, in this order. `help:step.<key>` says it in words. */
const FIRST_STEPS: readonly FirstStep[] = [
  { key: "suppliers", to: paths.addSuppliers("my"), icon: "plus", area: "collections", permission: "data:import" },
  { key: "feed", to: paths.feed(), icon: "inbox", area: "feed" },
  { key: "graph", to: paths.collectionGraph("my"), icon: "layers", area: "collections" },
  { key: "sanctions", to: paths.sanctions(), icon: "gavel", area: "sanctions" },
  { key: "tasks", to: paths.tasks(), icon: "list-checks", area: "tasks" },
];

/** The first steps of somebody with these areas and permissions. */
export function firstStepsOf(areas: readonly AreaKey[], permissions: readonly Permission[]): readonly FirstStep[] {
  return FIRST_STEPS.filter(
    ({ area, permission }) => areas.includes(area) && (!permission || permissions.includes(permission)),
  );
}
