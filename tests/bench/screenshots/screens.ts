import type { Page } from "@playwright/test";
import { ADMIN_PAGES, MANAGEMENT_PAGES } from "~/paths";
import { PASSWORD, type Persona } from "../../support/personas";
import { WITH_CODE } from "./links";
import type { Subjects } from "./subjects";

export interface Screen {
  /** Of the picture's file. */
  name: string;
  /** Of `app/routes.ts`; several screens are states of one route. */
  route: string;
  path: string;
  /** "visitor" is signed in as nobody. */
  as: Persona | "visitor";
  /** Brings the page into the state that is shown. */
  prepare?: (page: Page) => Promise<void>;
}

type Who = Pick<Screen, "as">;
const USER: Who = { as: "manager" };
const ADMIN: Who = { as: "admin" };
const VISITOR: Who = { as: "visitor" };

const open =
  (summary: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(summary).first().click();
  };
const submit = (page: Page) => page.locator("main form[method=post] button[type=submit]").last().click();
const until = async (page: Page, selector: string) => {
  await page.locator(selector).first().waitFor({ timeout: 5000 });
};
const refused = async (page: Page) => {
  // What the browser itself refuses is not ours to show.
  await page.evaluate("for (const form of document.forms) form.noValidate = true");
  await submit(page);
  await until(page, "[role=alert]");
};

const MATCHED = "explorer/match/:operationId";
const SOURCE = "data-management/sources/:name";
const MERGE = "data-management/events/merge";
const EVENT = "data-management/events/:eventId";
const LIST = "data-management/lists/:name";
/** Of the demo's own list, half of its entries. */
const LIST_PART = {
  name: "watchlist-part.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("id,name,type,country\nDW-001,Rahmet Halim Ticaret,Entity,TR\nDW-011,Quellmar Werk,Entity,IR\n"),
};

/** Every screen, in the order of the specification's route table, and the states of some. */
export function screensOf(s: Subjects): Screen[] {
  const profile = `/network/target/${s.target}/profile`;
  const at = (name: string, route: string, path: string, who = USER, prepare?: Screen["prepare"]): Screen => ({
    ...{ name, route, path, ...who },
    ...(prepare && { prepare }),
  });
  const tabs = [
    ...["alerts", "history", "suppliers", "self-assessment", "grievance-reports", "questionnaires", "actions"],
    "sanctions",
  ];
  const forms = [
    "documents",
    "external-scores",
    "follow",
    "info",
    "report",
    "revenue",
    "suppliers/new",
    "suppliers/propose",
  ];
  return [
    at("feed", "feed/:view", "/feed/new"),
    at("feed-all", "feed/:view", "/feed/all"),
    at("feed-filtered", "feed/:view", `/feed/all?priorities=Critical,High&collectionIds=${s.collection}`),
    at("feed-empty", "feed/:view", "/feed/new?q=no+such+words+anywhere"),
    at("feed-alert", "feed/:view", `/feed/new?alert=${s.alert}&order=HighestPriority`),
    at("feed-alert-missing", "feed/:view", "/feed/new?alert=999999"),
    at("feed-selected", "feed/:view", "/feed/new", USER, async (page) => {
      for (const index of [0, 2]) await page.locator("main li input[type=checkbox]").nth(index).check();
    }),
    at("feed-menu", "feed/:view", "/feed/new", USER, open("main details:visible > summary:visible")),
    at("feed-new-alert", "feed/new-alert", "/feed/new-alert"),
    at("feed-new-alert-refused", "feed/new-alert", "/feed/new-alert", USER, refused),
    at("feed-assign", "feed/assign", `/feed/assign?alertIds=${s.alert}&returnTo=/feed/new`),
    at("feed-snooze", "feed/snooze", `/feed/snooze?alertIds=${s.alert}&returnTo=/feed/new`),
    at("feed-labels", "feed/labels", "/feed/labels"),
    at("feed-label", "feed/labels/:labelId", `/feed/labels/${s.label}`),
    at("feed-label-delete", "feed/labels/:labelId/delete", `/feed/labels/${s.label}/delete`),
    at("feed-rules", "feed/rules", "/feed/rules"),
    at("feed-rule", "feed/rules/:ruleId", `/feed/rules/${s.rule}`),
    at("feed-rule-new", "feed/rules/:ruleId", "/feed/rules/new"),
    at("feed-views", "feed/views", "/feed/views"),
    at("feed-view", "feed/views/:viewId", `/feed/views/${s.view}`),
    at("network", "network/collection/:collectionId", "/network/collection/all"),
    at("network-empty", "network/collection/:collectionId", "/network/collection/all?q=nothing+of+this+name"),
    at("network-collection", "network/collection/:collectionId", `/network/collection/${s.collection}`),
    at(
      "network-selected",
      "network/collection/:collectionId",
      `/network/collection/${s.collection}`,
      USER,
      async (page) => {
        for (const index of [1, 2]) await page.locator("main table input[type=checkbox]").nth(index).check();
      },
    ),
    at("explorer", "explorer", "/explorer"),
    at("explorer-words", "explorer", "/explorer?q=gmbh&countries=DE&tiers=2,3"),
    at("explorer-facets", "explorer/facets", "/explorer/facets?q=gmbh&countries=DE"),
    at("explorer-nothing", "explorer", "/explorer?q=qqzzxx"),
    at("explorer-map", "explorer/map", "/explorer/map"),
    at("explorer-map-words", "explorer/map", "/explorer/map?q=gmbh&countries=DE&bounds=5,47,15,55"),
    at("saved-searches", "explorer/searches", "/explorer/searches", USER),
    at("saved-search-new", "explorer/searches/new", "/explorer/searches/new?q=gmbh&countries=DE&tiers=2,3", USER),
    at("saved-search-refused", "explorer/searches/new", "/explorer/searches/new?q=gmbh", USER, refused),
    at("saved-search", "explorer/searches/:searchId", `/explorer/searches/${s.search}`, USER),
    at("receipts", "explorer/receipts", "/explorer/receipts", USER),
    at("receipt", "explorer/receipts/:receiptId", `/explorer/receipts/${s.receipt}`, USER),
    at("print-receipt", "print/receipt/:receiptId", `/print/receipt/${s.receipt}`, USER),
    at("network-map", "network/map", "/network/map"),
    at(
      "network-map-shade",
      "network/map",
      "/network/map?bounds=-180,-90,180,90&layers=sites,capitals,shade&shade=share",
    ),
    at("network-map-region", "network/map", "/network/map?bounds=-12,35,32,60&layers=sites,events,ports,passages"),
    at("network-collection-new", "network/collection/new", "/network/collection/new"),
    at("network-graph", "network/collection/:collectionId/graph", `/network/collection/${s.collection}/graph`),
    at(
      "network-graph-find",
      "network/collection/:collectionId/graph",
      `/network/collection/${s.collection}/graph?find=a`,
    ),
    at(
      "network-goods",
      "network/collection/:collectionId/commodities",
      `/network/collection/${s.collection}/commodities`,
    ),
    at("network-flow", "explorer2", `/explorer2?from=collection:${s.collection}`),
    at("match", "explorer/match", "/explorer/match"),
    at("match-refused", "explorer/match", "/explorer/match", USER, refused),
    at("match-found", MATCHED, `/explorer/match/${s.nameList}?part=found`),
    at("match-several", MATCHED, `/explorer/match/${s.nameList}?part=several`),
    at("match-decided", MATCHED, `/explorer/match/${s.nameList}?part=decided`, ADMIN),
    at("duplicates", "explorer/duplicates", "/explorer/duplicates", USER),
    at("duplicates-decided", "explorer/duplicates", "/explorer/duplicates?state=apart", USER),
    at("duplicate", "explorer/duplicates/:pairId", `/explorer/duplicates/${s.pair}`, USER),
    at("target-merge", "explorer/merges/:mergeId", `/explorer/merges/${s.targetMerge}`, USER),
    at("network-settings", "network/collection/:collectionId/settings", `/network/collection/${s.collection}/settings`),
    at("network-add", "network/collection/:collectionId/add", `/network/collection/${s.collection}/add`, ADMIN),
    at("network-delete", "network/collection/:collectionId/delete", `/network/collection/${s.collection}/delete`),
    at(
      "network-self-assessments",
      "network/self-assessments",
      `/network/self-assessments?targetIds=${s.target},${s.bareTarget}`,
    ),
    at("network-unfollow", "network/unfollow", "/network/unfollow?collectionId=0"),
    at("network-compare", "network/compare", `/network/compare?target=${s.target}&target=${s.bareTarget}`),
    at("network-sanctions", "network/sanctions", "/network/sanctions"),
    at("reading-review", "reading/review", "/reading/review"),
    at("reading-topics", "reading/topics", "/reading/topics"),
    at("reading-topic", "reading/topics/:topicId", `/reading/topics/${s.topic}`),
    at("reading-topic-tried", "reading/topics/:topicId", `/reading/topics/${s.topic}`, ADMIN, async (page) => {
      await page.locator("main button[value=test]").click();
      await until(page, "#tried");
    }),
    at("reading-topic-new", "reading/topics/:topicId", "/reading/topics/new", ADMIN),
    at("reading-topic-alert", "feed/:view", `/feed/all?alert=${s.topicAlert}`),
    at("reading-words", "reading/words", "/reading/words"),
    at("reading-row", "reading/words/:rowId", `/reading/words/${s.row}`, ADMIN),
    at("reading-row-new", "reading/words/:rowId", "/reading/words/new", ADMIN),
    at("reading-quality", "reading/quality", "/reading/quality"),
    at("reading-why", "reading/why", "/reading/why"),
    at("network-target", "network/target/:targetId", `/network/target/${s.target}`),
    at("network-edge", "network/edges/:from/:to", `/network/edges/${s.from}/${s.to}`),
    at("network-unsubscribe", "network/unsubscribe", "/network/unsubscribe?token=none", VISITOR),
    at("network-contact-new", "network/target/:targetId/contacts/new", `/network/target/${s.target}/contacts/new`),
    at(
      "network-contact",
      "network/target/:targetId/contacts/:contactId",
      `/network/target/${s.target}/contacts/${s.contact}`,
    ),
    at("profile", "network/target/:targetId/profile", profile),
    at("profile-bare", "network/target/:targetId/profile", `/network/target/${s.bareTarget}/profile`),
    at("profile-menu", "network/target/:targetId/profile", profile, USER, open("main details > summary:visible")),
    ...tabs.map((tab) => at(`profile-${tab}`, `network/target/:targetId/profile/${tab}`, `${profile}/${tab}`)),
    ...forms.map((tab) =>
      at(`profile-${tab.replace("/", "-")}`, `network/target/:targetId/profile/${tab}`, `${profile}/${tab}`),
    ),
    at("profile-report-refused", "network/target/:targetId/profile/report", `${profile}/report`, USER, refused),
    at(
      "profile-supplier",
      "network/target/:targetId/profile/suppliers/:edgeId",
      `${profile}/suppliers/${s.supplierEdge}`,
    ),
    at(
      "profile-grievance-report",
      "network/target/:targetId/profile/grievance-reports/:reportId",
      `${profile}/grievance-reports/${s.report}`,
    ),
    at(
      "profile-questionnaire",
      "network/target/:targetId/profile/questionnaires/:questionnaireId",
      `${profile}/questionnaires/${s.questionnaire}`,
    ),
    at(
      "profile-score",
      "network/target/:targetId/profile/external-scores/:scoreId",
      `${profile}/external-scores/${s.score}`,
    ),
    at("tasks", "tasklist", "/tasklist"),
    at("tasks-none", "tasklist", "/tasklist?q=nothing+of+the+kind"),
    at("tasks-open", "tasklist", `/tasklist?task=action:${s.action}`),
    at("tasks-all", "tasklist/all", "/tasklist/all"),
    at("tasks-team", "tasklist/team/:teamId", `/tasklist/team/${s.team}`),
    at("tasks-done", "tasklist/done", "/tasklist/done"),
    at("tasks-put-off", "tasklist/put-off", `/tasklist/put-off?keys=action:${s.action}`),
    at("tasks-give", "tasklist/give", `/tasklist/give?keys=action:${s.action}`),
    at("tasks-workload", "tasklist/workload", "/tasklist/workload"),
    at("tasks-owners", "tasklist/owners", "/tasklist/owners"),
    at("tasks-calendar", "tasklist/calendar", "/tasklist/calendar"),
    at("actions", "action", "/action?state=all"),
    at("actions-board", "action", "/action?view=board"),
    at("actions-filter", "action/filter", "/action/filter"),
    at("actions-change", "action/changes", `/action/changes?select=${s.action}@1`),
    at("action-new", "action/new", `/action/new?alertIds=${s.alert}`),
    at("action", "action/:actionId", `/action/${s.action}`),
    at("action-effect", "action/:actionId/effect", `/action/${s.doneAction}/effect`),
    at("action-plans", "action/:actionId/plans", `/action/${s.action}/plans`),
    at("action-templates", "action/templates", "/action/templates"),
    at("action-template-new", "action/templates/new", "/action/templates/new"),
    at("action-template", "action/templates/:templateId", `/action/templates/${s.actionTemplate}`),
    at("print-action", "print/action/:actionId", `/print/action/${s.doneAction}`),
    at("action-edit", "action/:actionId/edit", `/action/${s.action}/edit`),
    at("action-platform", "action-platform", "/action-platform"),
    at("action-platform-measure", "action-platform/:measureId", "/action-platform/wage-records"),
    at("action-platform-law", "action-platform/laws/:lawId", "/action-platform/laws/lksg-6-4"),
    at(
      "action-platform-start",
      "action-platform/:measureId/start",
      `/action-platform/age-check/start?targetIds=${s.target}`,
    ),
    at("action-platform-own-new", "action-platform/own/new", "/action-platform/own/new"),
    at("action-platform-own-wrong", "action-platform/own/new", "/action-platform/own/new", USER, refused),
    at("action-platform-own", "action-platform/own/:ownMeasureId", `/action-platform/own/${s.ownMeasure}`),
    at("action-platform-import", "action-platform/own/import", "/action-platform/own/import"),
    at("documents", "certificate", "/certificate"),
    at("documents-empty", "certificate", "/certificate?validity=Expired&q=nothing"),
    at("document-new", "certificate/new", `/certificate/new?targetId=${s.target}`),
    at("document-new-refused", "certificate/new", "/certificate/new", USER, refused),
    at("document", "certificate/:documentId", `/certificate/${s.document}`),
    at("document-edit", "certificate/:documentId/edit", `/certificate/${s.document}/edit`),
    at("document-delete", "certificate/:documentId/delete", `/certificate/${s.document}/delete`),
    at("document-report", "certificate/:documentId/report", `/certificate/${s.document}/report`),
    ...MANAGEMENT_PAGES.map((page) => at(`management-${page}`, `management/${page}`, `/management/${page}`)),
    at("management-quickstart", "management/quickstart", "/management/quickstart"),
    at("management-password-refused", "management/password", "/management/password", USER, refused),
    ...ADMIN_PAGES.map((page) => at(`admin-${page}`, `admin/${page}`, `/admin/${page}`, ADMIN)),
    at("admin-invite", "admin/users/invite", "/admin/users/invite", ADMIN),
    at("admin-invite-refused", "admin/users/invite", "/admin/users/invite", ADMIN, refused),
    at("admin-user", "admin/users/:userId", `/admin/users/${s.user}`, ADMIN),
    at("admin-team", "admin/teams/:teamId", `/admin/teams/${s.team}`, ADMIN),
    at("admin-mail", "admin/outbox/:mailId", `/admin/outbox/${s.mail}`, ADMIN),
    at("print", "print", "/print"),
    at("print-target", "print/target/:targetId", `/print/target/${s.target}`),
    at("data-management", "data-management", "/data-management", ADMIN),
    at("data-review", "data-management/review", "/data-management/review", ADMIN),
    at("data-review-places", "data-management/review", "/data-management/review?kind=place", ADMIN),
    at("supply", "data-management/supply", "/data-management/supply", ADMIN),
    at("supply-none", "data-management/supply", "/data-management/supply?supplier=nobody", ADMIN),
    at("supply-input", "data-management/supply/:inputId", `/data-management/supply/${s.supplyInput}`, ADMIN),
    at(
      "supply-input-refused",
      "data-management/supply/:inputId",
      `/data-management/supply/${s.supplyInput}`,
      ADMIN,
      refused,
    ),
    at("imports", "data-management/imports", "/data-management/imports", ADMIN),
    at("import-new", "data-management/imports/new", "/data-management/imports/new", ADMIN),
    at("import-new-refused", "data-management/imports/new", "/data-management/imports/new", ADMIN, refused),
    at("import-result", "data-management/imports/:importId", `/data-management/imports/${s.import}`, ADMIN),
    at(
      "import-repeated",
      "data-management/imports/:importId",
      `/data-management/imports/${s.import}?result=repeated`,
      ADMIN,
    ),
    at(
      "import-columns",
      "data-management/imports/:importId/columns",
      `/data-management/imports/${s.import}/columns`,
      ADMIN,
    ),
    at(
      "import-row",
      "data-management/imports/:importId/rows/:row",
      `/data-management/imports/${s.import}/rows/${s.importRow}`,
      ADMIN,
    ),
    at("import-undo", "data-management/imports/:importId/undo", `/data-management/imports/${s.undoable}/undo`, ADMIN),
    at("sources", "data-management/sources", "/data-management/sources", ADMIN),
    at("source", SOURCE, "/data-management/sources/feed:port-news", ADMIN),
    at("source-file", `${SOURCE}/file`, "/data-management/sources/feed:port-news/file", ADMIN),
    at("source-shared", SOURCE, "/data-management/sources/usgs", ADMIN),
    at("source-new", SOURCE, "/data-management/sources/new", ADMIN),
    at("source-refused", SOURCE, "/data-management/sources/new", ADMIN, refused),
    at("source-tested", SOURCE, "/data-management/sources/feed:port-news", ADMIN, async (page) => {
      await page.locator("button[value=test]").click();
      await until(page, "#tested");
    }),
    at("source-run", `${SOURCE}/runs/:runId`, `/data-management/sources/feed:port-news/runs/${s.sourceRun}`, ADMIN),
    at("events", "data-management/events", "/data-management/events", ADMIN),
    at("events-merges", "data-management/events", "/data-management/events?part=merges", ADMIN),
    at("event", EVENT, `/data-management/events/${s.event}`, ADMIN),
    at("event-split", `${EVENT}/split`, `/data-management/events/${s.event}/split`, ADMIN),
    at("event-split-refused", `${EVENT}/split`, `/data-management/events/${s.event}/split`, ADMIN, refused),
    at("events-merging", MERGE, `/data-management/events/merge?ids=${s.event},${s.otherEvent}`, ADMIN),
    at("events-none-chosen", MERGE, "/data-management/events/merge", ADMIN),
    at("event-merge", `${MERGE}s/:mergeId`, `/data-management/events/merges/${s.eventMerge}`, ADMIN),
    at("lists", "data-management/lists", "/data-management/lists", ADMIN),
    at("lists-viewer", "data-management/lists", "/data-management/lists", { as: "viewer" }),
    at("list", LIST, "/data-management/lists/demo-watchlist", ADMIN),
    at("list-removal", LIST, "/data-management/lists/demo-watchlist?remove=2", ADMIN),
    at("list-changes", `${LIST}/changes`, "/data-management/lists/demo-watchlist/changes", ADMIN),
    at("list-import", `${LIST}/import`, "/data-management/lists/demo-watchlist/import", ADMIN),
    at("list-previewed", `${LIST}/import`, "/data-management/lists/demo-watchlist/import", ADMIN, async (page) => {
      await page.locator("input[type=file]").setInputFiles(LIST_PART);
      await page.locator("button[value=preview]").click();
      await until(page, "#preview");
    }),
    at("list-new", "data-management/lists/new", "/data-management/lists/new", ADMIN),
    at("list-new-refused", "data-management/lists/new", "/data-management/lists/new", ADMIN, async (page) => {
      await page.evaluate("for (const form of document.forms) form.noValidate = true");
      await page.locator("button[value=preview]").click();
      await until(page, "[role=alert]");
    }),
    at("notifications", "notifications", "/notifications"),
    at("search", "search", "/search?q=wiring"),
    at("search-empty", "search", "/search?q=zzzzqqq"),
    at("help", "help", "/help"),
    at("shortcuts", "shortcuts", "/shortcuts"),
    at("context-help", "context-help/:key", "/context-help/feed.tiers"),
    at("header-menu", "feed/:view", "/feed/labels", USER, open("header details:visible:last-of-type > summary")),
    at("refused", "refused", "/admin/users", { as: "viewer" }),
    at("not-found", "*", "/nope"),
    at("logout", "logout", "/logout"),
    at("home", "home", "/home", VISITOR),
    at("login", "login", "/login", VISITOR),
    at("login-refused", "login", "/login", VISITOR, async (page) => {
      await page.locator("input[name=email]").fill("nobody@nordwind.example");
      await page.locator("input[name=password]").fill("not the password");
      await refused(page);
    }),
    at("login-company", "login/company", "/login/company", VISITOR),
    at("login-company-start", "login/company/:company", "/login/company/nordwind", VISITOR),
    at("login-code", "login/code", "/login", VISITOR, async (page) => {
      await page.locator("input[name=email]").fill(WITH_CODE);
      await page.locator("input[name=password]").fill(PASSWORD);
      await page.locator("main form[method=post] button[type=submit]").last().click();
      await until(page, "input[autocomplete=one-time-code]");
    }),
    at("reset-password", "reset-password", "/reset-password", VISITOR),
    at("reset-password-sent", "reset-password", "/reset-password?sent=yes", VISITOR),
    at("reset-password-set", "reset-password/:challenge", s.resetLink || "/reset-password/none", VISITOR),
    at("reset-password-stale", "reset-password/:challenge", "/reset-password/none", VISITOR),
    at(
      "registration",
      "finalize-registration/:challenge",
      s.registrationLink || "/finalize-registration/none",
      VISITOR,
    ),
    at("registration-stale", "finalize-registration/:challenge", "/finalize-registration/none", VISITOR),
    at("confirm-email-stale", "confirm-email/:challenge", "/confirm-email/none", VISITOR),
    at("signup", "signup", "/signup?reason=not_registered", VISITOR),
    at("legal", "legal", "/legal", VISITOR),
    at("cookies", "cookies", "/cookies", VISITOR),
    at("preferences", "preferences", "/preferences", VISITOR),
    at("request", "request-new/ssa", s.requestLink || "/request", VISITOR),
    at("request-topic", "request-new/ssa", s.requestLink || "/request", VISITOR, async (page) => {
      await page.locator("main nav a").last().click();
      await until(page, "input[type=radio]");
    }),
    at("request-plan", "request-new/plan", s.planLink || "/request", VISITOR),
    at("request-stop", "request-new/stop", s.stopLink || "/request-new/stop", VISITOR),
    at("request-wrong", "request", "/request", VISITOR),
  ];
}
