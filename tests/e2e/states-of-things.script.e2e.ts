import { minutes } from "~/time/duration";
import { apiOf } from "../support/api-transport";
import { showWhole, violationsOn } from "../support/axe";
import { FEED_CUSTOMERS } from "../support/personas";
import { pagesOfThings } from "../support/things";
import { expect, letIn, test } from "./test";

// Axe puts styles in, which the product's policy does not let anybody do.
test.use({ bypassCSP: true });

const ADMIN = `admin@${FEED_CUSTOMERS.keys}.example`;

test("pages of one thing each, that no journey looks at, are accessible, and each has a title of its own", async ({
  page,
  baseURL,
}) => {
  // Some twenty looks each, on a machine that does other things too.
  test.setTimeout(minutes(6));
  await letIn(page, ADMIN);
  const feed = await (await page.request.get("/api/v2/feed?statusId=all&size=50")).json();
  const company = feed.content
    .flatMap(({ primaryTargets }: { primaryTargets: { id: number; type: string }[] }) => primaryTargets)
    .find(({ type }: { type: string }) => type === "organization");
  const profile = `/network/target/${company.id}/profile`;
  const inNetwork = `/network/target/${company.id}`;
  await page.goto(inNetwork);
  const edges = page.locator("main a[href*='/network/edges/']");
  const hrefs = await edges.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const paths = [
    ...(await pagesOfThings(apiOf(baseURL ?? ""), ADMIN)),
    ...hrefs.slice(0, 1),
    "/network/collection/new",
    "/network/collection/all/graph?as=table",
    "/feed/rules/new",
    "/management/quickstart",
    "/refused",
  ];
  // Their looks are taken by the journeys that come to them.
  const lookedAt = [
    ...["", "/suppliers", "/suppliers/new", "/suppliers/propose", "/sanctions", "/external-scores"].map(
      (part) => profile + part,
    ),
    ...["/info", "/actions", "/documents", "/questionnaires", "/grievance-reports"].map((part) => profile + part),
    inNetwork,
    ...["/network/collection/all/commodities", "/feed/rules", "/feed/views", "/certificate", "/certificate/new"],
    ...["/management/notifications", "/notifications", "/admin/teams", "/admin/users", "/admin/outbox"],
  ];
  const titles = new Map<string, string>();
  for (const path of [...lookedAt, ...paths]) {
    const title = /<title>([^<]+)<\/title>/.exec(await (await page.request.get(path)).text())?.[1] ?? "none";
    expect.soft(titles.get(title), `the title “${title}” of ${path}`).toBeUndefined();
    titles.set(title, path);
  }
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    // Each at one of the widths, turn and turn about: what differs between them is in the frame of the page, seen at both.
    const width = index % 2 === 0 ? 320 : 1280;
    await showWhole(page, width);
    expect.soft(await violationsOn(page), `${path} at ${width} px`).toEqual([]);
    const spills = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect.soft(spills, `${path} scrolls sideways at ${width} px`).toBe(false);
  }
});
