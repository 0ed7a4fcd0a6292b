import type { AreaKey } from "~/access/areas";
import type { Permission } from "~/backend/contract/permissions";
import type { MessageKey } from "~/i18n/texts";
import { ADMIN_PAGES, type AdminPage, FEED_VIEWS, MANAGEMENT_PAGES, paths } from "~/paths";
import type { IconName } from "~/ui/icon";

/** A page below a section, by the name that it bears itself. What it asks for is what the page asks for; tests compare both. */
export interface SubPage {
  name: MessageKey;
  to: string;
  icon: IconName;
  /** The section that it is part of, or the user's own account; null: neither. */
  area: AreaKey | "account" | null;
  permissions: readonly Permission[];
}

/** Every page that needs no number of anything, but for those that `AREAS` and `COMMANDS` lead to. */
export const SUB_PAGES: readonly SubPage[] = [
  ...FEED_VIEWS.map((view) => page("feed", "inbox", `feed:headings.${view}`, paths.feedView(view))),
  page("feed", "star", "views:title", paths.savedViews()),
  page("feed", "settings", "rules:title", paths.feedRules()),
  page("feed", "flag", "labels:title", paths.feedLabels(), "alerts:triage"),

  page("tasks", "list-checks", "tasks:headings.all", paths.allTasks(), "tasks:read", "reports:approve"),
  page("tasks", "user", "tasks:headings.workload", paths.workload(), "tasks:read", "reports:approve"),
  page("tasks", "list-checks", "tasks:headings.done", paths.doneTasks(), "tasks:read"),
  page("tasks", "user", "tasks:headings.owners", paths.taskOwners(), "rules:manage"),
  page("tasks", "clock", "tasks:headings.calendar", paths.taskCalendars(), "tasks:read"),
  page("tasks", "list-checks", "actions:list.heading", paths.actions(), "tasks:read"),
  page("tasks", "file", "actions:templates.heading", paths.actionTemplates(), "tasks:read"),
  page("tasks", "plus", "actions:templates.new", paths.actionTemplateNew(), "actions:manage"),

  page("collections", "compass", "map:title", paths.networkMap()),
  page("collections", "layers", "graph:title.tree", paths.collectionGraph("my")),
  page("collections", "boxes", "graph:title.goods", paths.collectionCommodities("my")),
  page("collections", "layers", "flow:title", paths.tierFlow()),
  page("collections", "plus", "addSuppliers:title", paths.addSuppliers("my"), "data:import"),

  page("explorer", "map-pin", "explorer:mapTitle", paths.explorerMap()),
  page("explorer", "list-checks", "match:title", paths.explorerMatch()),
  page("explorer", "star", "searches:title", paths.explorerSearches()),
  page("explorer", "file", "searches:receipts.title", paths.explorerReceipts()),
  page("explorer", "layers", "merges:title", paths.explorerDuplicates(), "targets:merge"),

  page("platform", "plus", "measures:own.newTitle", paths.ownMeasureNew(), "actions:recommend", "rules:manage"),
  page("platform", "database", "measures:import.title", paths.ownMeasureImport(), "actions:recommend", "rules:manage"),

  page("imports", "check-circle", "dataPages:review", paths.dataReview(), "data:import"),
  page("imports", "database", "importPages:title", paths.imports(), "data:import"),
  page("imports", "plus", "importPages:newPage.title", paths.importNew(), "data:import"),
  page("imports", "boxes", "supplyPages:title", paths.supply(), "data:import"),
  page("sources", "inbox", "eventPages:title", paths.events(), "connectors:manage"),
  page("lists", "plus", "listPages:import.newTitle", paths.list("new"), "lists:own"),

  page("reading", "eye", "reading:pages.topics", paths.readingTopics(), "evidence:read"),
  page("reading", "eye", "reading:pages.words", paths.readingWords(), "rules:manage"),
  page("reading", "eye", "reading:pages.quality", paths.readingQuality(), "evidence:read"),
  page("reading", "eye", "reading:pages.why", paths.readingWhy(), "evidence:read"),

  ...ADMIN_PAGES.map((one) =>
    page("admin", "settings", `admin:pages.${one}`, paths.admin(one), "admin:access", ...alsoFor(one)),
  ),

  page("account", "user", "management:title", paths.management()),
  page("account", "user", "management:quickstart.title", paths.quickstart()),
  ...MANAGEMENT_PAGES.map((one) => page("account", "user", `management:pages.${one}`, paths.management(one))),
  page("account", "bell", "notifications:title", paths.notifications(), "notifications:read"),
  page("account", "settings", "shell:preferences.title", paths.preferences()),
  page(null, "file", "print:overview.title", paths.print(), "print:read"),
  page(null, "info", "legal:heading", paths.legal()),
  page(null, "info", "legal:cookies.title", paths.cookies()),
];

function page(
  area: SubPage["area"],
  icon: IconName,
  name: MessageKey,
  to: string,
  ...permissions: readonly Permission[]
): SubPage {
  return { area, icon, name, to, permissions };
}

/** What a page of the administration asks for beside entering it. */
function alsoFor(one: AdminPage): Permission[] {
  return one === "audit" ? ["evidence:read"] : [];
}
