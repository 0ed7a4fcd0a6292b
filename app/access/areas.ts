import type { Feature } from "~/backend/contract/features";
import type { Permission } from "~/backend/contract/permissions";
import type { Session } from "~/backend/contract/session";
import { paths } from "~/paths";
import type { IconName } from "~/ui/icon";

/** An area of the product in the navigation. What it asks for is what its first page asks for; a test compares them. */
interface Area {
  key: string;
  group: "today" | "network" | "assess" | "comply" | "data" | "end";
  path: string;
  /** Where its pages begin, unless all stand below `path`. */
  root?: string;
  /** Where more of its pages begin. */
  also?: string;
  icon: IconName;
  permission?: Permission;
  feature?: Feature;
  /** What waits there. */
  count?: CountKey;
}

/** Only areas whose screens exist, in the order of the bar; `end` stands at its foot. `shell:areas.<key>` is the name. */
export const AREAS = [
  { key: "feed", group: "today", path: paths.feed(), icon: "inbox", count: "newAlerts" },
  {
    key: "tasks",
    group: "today",
    path: paths.tasks(),
    also: paths.actions(),
    icon: "list-checks",
    permission: "tasks:read",
    count: "tasks",
  },
  { key: "collections", group: "network", path: paths.network(), icon: "layers" },
  { key: "explorer", group: "network", path: paths.explorer(), icon: "compass" },
  {
    key: "sanctions",
    group: "assess",
    path: paths.sanctions(),
    icon: "gavel",
    permission: "sanctions:screen",
    count: "openMatches",
  },
  {
    key: "platform",
    group: "assess",
    path: paths.measures(),
    icon: "check-circle",
    permission: "actions:recommend",
  },
  { key: "documents", group: "assess", path: paths.documents(), icon: "file" },
  { key: "imports", group: "data", path: paths.dataManagement(), icon: "database", permission: "data:import" },
  { key: "sources", group: "data", path: paths.sources(), icon: "plug", permission: "connectors:manage" },
  { key: "lists", group: "data", path: paths.lists(), icon: "flag" },
  {
    key: "reading",
    group: "data",
    path: paths.readingReview(),
    root: "/reading",
    icon: "eye",
    permission: "alerts:triage",
  },
  { key: "admin", group: "end", path: paths.admin(), icon: "settings", permission: "admin:access" },
  { key: "help", group: "end", path: paths.help(), also: paths.shortcuts(), icon: "help" },
] as const satisfies readonly Area[];

export type AreaKey = (typeof AREAS)[number]["key"];
export type AreaGroup = (typeof AREAS)[number]["group"];

/** Where the user's own menu leads, once there is such a screen. `shell:userMenu.<key>` is the name. */
export const USER_LINKS: readonly (Omit<Area, "key" | "group"> & { key: "management" })[] = [
  { key: "management", path: paths.management(), icon: "user" },
];

/** Where the header's search is sent, by GET; null while no screen answers it. */
export const SEARCH: { path: string; param: string } | null = { path: paths.search(), param: "q" };

/** Where an area's pages begin: of one whose entry leads to a filtered list, without the filter. */
const rootOf = ({ path, root }: Pick<Area, "path" | "root">): string => root ?? path.replace(/\?.*$/, "");

/** Whether a page belongs to the area with this entry: of areas that stand below one another, to the innermost. */
export function isIn(pathname: string, area: Pick<Area, "path" | "root" | "also">): boolean {
  const root = rootOf(area);
  if (area.also !== undefined && isBelow(pathname, area.also)) return true;
  return isBelow(pathname, root) && !AREAS.some((other) => isInner(rootOf(other)));

  function isInner(other: string): boolean {
    return other !== root && isBelow(other, root) && isBelow(pathname, other);
  }
}

const isBelow = (pathname: string, root: string): boolean => pathname === root || pathname.startsWith(`${root}/`);

/** The groups that have a head, which opens and closes them. */
export const GROUPS = ["today", "network", "assess", "data"] as const satisfies readonly AreaGroup[];

/** What the header counts, with the screen that lists it. `shell:counters.<key>` says it in words. */
export const COUNTERS = [
  { key: "notifications", icon: "bell", permission: "notifications:read", path: paths.notifications() },
  { key: "tasks", icon: "list-checks", permission: "tasks:read", path: paths.tasks() },
] as const satisfies readonly { key: string; icon: IconName; permission: Permission; path: string }[];

type CountKey = "notifications" | "tasks" | "newAlerts" | "openMatches";
/** How many of each wait for the user; null where it is not known or not theirs to know. All but the new alerts are counted up to 1,000. */
export type Counts = Readonly<Record<CountKey, number | null>>;

/** The areas that somebody with this session may enter; none for a visitor. */
export function areasFor(session: Pick<Session, "permissions" | "features"> | null): AreaKey[] {
  return session ? AREAS.filter((area: Area) => mayEnter(area, session)).map(({ key }) => key) : [];
}

/** Whether what the entry asks for is the session's. */
export function mayEnter(
  { permission, feature }: Pick<Area, "permission" | "feature">,
  session: Pick<Session, "permissions" | "features">,
): boolean {
  return (!permission || session.permissions.includes(permission)) && (!feature || session.features.includes(feature));
}
