import type { Page, TestInfo } from "@playwright/test";
import { FEED_CUSTOMERS, PASSWORD } from "../support/personas";
import { expect, fillIn, hasScript, openMore, test } from "./test";

interface Subject {
  id: number;
  type: string;
  name: string;
  country: string;
}

interface Opened {
  path: string;
  name: string;
  country: string;
}

/**
 * The profile of a company that the newest alerts of the browser's own customer are about; reached through the feed.
 * Every try has a company of its own: the one before may have left its score or its supplier.
 */
async function openProfile(page: Page, { project, retry, repeatEachIndex }: TestInfo): Promise<Opened> {
  const customer = FEED_CUSTOMERS[project.name === "no-js" ? "no-js" : "js"];
  await page.goto("/login");
  await fillIn(page, `admin@${customer}.example`, PASSWORD);
  await page.waitForURL("**/feed/new");
  const feed = await page.request.get("/api/v2/feed?statusId=all&size=50");
  const targets = (await feed.json()).content.flatMap((alert: { primaryTargets: Subject[] }) => alert.primaryTargets);
  const companies = new Map<number, Subject>();
  for (const target of targets) if (target.type === "organization") companies.set(target.id, target);
  const { id, name, country } = [...companies.values()][retry + 2 * repeatEachIndex] as Subject;
  await page.goto(`/feed/all?targetIds=${id}`);
  await page.getByRole("link", { name, exact: true }).first().click();
  const path = `/network/target/${id}/profile`;
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return { path, name, country };
}

const send = (page: Page, method: "post" | "put", path: string, data: object) =>
  page.request[method](path, { headers: { "Sec-Fetch-Site": "same-origin" }, data });

test("a profile is read under a perspective, a month, an order, and is followed no more and again", async ({
  page,
}, info) => {
  const { name } = await openProfile(page, info);
  await expect(page.getByRole("heading", { name: "360° score" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Perspective" })
    .getByRole("link", { name: /^Compliance/ })
    .click();
  await page.waitForURL(/perspective=Compliance/);
  await page
    .getByRole("navigation", { name: "Perspective" })
    .getByRole("link", { name: /^Disruption/ })
    .click();
  await page.waitForURL(/perspective=Disruption/);
  const months = page.getByRole("navigation", { name: "Score by month" }).getByRole("link");
  await expect(months).toHaveCount(12);
  await months.nth(9).click();
  await page.waitForURL(/month=\d{4}-\d{2}-01/);
  const month = new URL(page.url()).searchParams.get("month") ?? "";
  const named = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(month),
  );
  await expect(page.getByRole("heading", { name: `What moved it in ${named}` })).toBeVisible();

  await page.getByLabel("Order").selectOption({ label: "Oldest first" });
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.waitForURL(/feedOrder=OldestFirst/);
  expect(new URL(page.url()).searchParams.get("month")).toBe(month);
  await expect(page.getByRole("heading", { name: `Alerts about ${name}` })).toBeVisible();

  await page.getByRole("button", { name: `Following ${name}` }).click();
  await expect(page.getByText("You no longer follow this target")).toBeVisible();
  await page.getByRole("link", { name: "Dismiss" }).click();
  await page.getByRole("button", { name: `Follow ${name}` }).click();
  await expect(page.getByText("You follow this target now")).toBeVisible();
  expect(new URL(page.url()).searchParams.get("month")).toBe(month);
});

test("a score of one's own is given, refused beyond a hundred, changed and taken away", async ({ page }, info) => {
  const { path } = await openProfile(page, info);
  await page.getByRole("link", { name: "Own scores" }).click();
  await page.waitForURL(`**${path}/external-scores`);
  await page.getByLabel("Event type").selectOption({ label: "Corruption" });
  await page.getByLabel("Score", { exact: true }).fill("140");
  await page.getByLabel("Comment").fill("Audit in May");
  await page.getByRole("button", { name: "Add score" }).click();
  await expect(page.getByRole("alert")).toContainText("The score is a whole number from 1 to 100");
  await expect(page.getByLabel("Comment")).toHaveValue("Audit in May");
  await page.getByLabel("Score", { exact: true }).fill("81");
  await page.getByRole("button", { name: "Add score" }).click();
  await expect(page.getByText("Success: Score has been added successfully")).toBeVisible();
  await page.getByRole("link", { name: /^Corruption/ }).click();
  // The list has a field of the same name.
  await page.waitForURL(/external-scores\/\d+$/);
  await page.getByLabel("Score", { exact: true }).fill("70");
  await page.getByRole("button", { name: "Save score" }).click();
  await expect(page.getByText("Success: Score has been updated successfully")).toBeVisible();
  await page.getByRole("link", { name: /^Corruption/ }).click();
  // The list has a field of the same name.
  await page.waitForURL(/external-scores\/\d+$/);
  await expect(page.getByText(/changed Corruption 81 \(Audit in May\) to Corruption 70/)).toBeVisible();
  await page.getByText("Delete this score").click();
  await page.getByRole("button", { name: "Delete the score" }).click();
  await expect(page.getByText("The score is deleted")).toBeVisible();
});

test("screening is activated, its match is decided with a reason, and the status follows", async ({ page }, info) => {
  test.slow();
  const { path, name, country } = await openProfile(page, info);
  const csv = ["Id,Name,Type,Country", `1,"${name}",Entity,${country}`].join("\n");
  const files = [{ name: "own.csv", content: Buffer.from(csv).toString("base64") }];
  const imported = await send(page, "post", `/api/v2/sanctions-lists/e2e-${info.project.name}-${info.retry}/versions`, {
    files,
  });
  expect(imported.ok()).toBe(true);
  await page.getByRole("link", { name: "Sanctions", exact: true }).click();
  await page.waitForURL(`**${path}/sanctions`);
  await page.getByRole("button", { name: "Activate screening" }).click();
  await expect(page.getByText("Screening is activated", { exact: false })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("group", { name: `Is the target ${name}?` }).first()).toBeVisible({ timeout: 2_000 });
    // A list that came in meanwhile has it screened once more: until then its match is there and its status is not.
    const due = page.getByText("There are matches that somebody has to decide on.");
    await expect(due).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });

  await page.getByRole("radio", { name: "Yes, accept the match" }).first().check();
  await page.getByRole("button", { name: "Save the decision" }).first().click();
  await expect(page.getByRole("alert")).toContainText("Say why");
  await expect(page.getByRole("radio", { name: "Yes, accept the match" }).first()).toBeChecked();
  await page.getByLabel("Reason").first().fill("Same registry number");
  await page.getByRole("button", { name: "Save the decision" }).first().click();
  await expect(page.getByText("The match is accepted")).toBeVisible();
  await expect(page.getByText("Listed itself", { exact: true })).toBeVisible();
  await expect(page.getByText(/Same registry number/)).toBeVisible();
  await expect(page.getByText("is the target itself")).toBeVisible();
});

test("a supplier is looked up and told, and what is no HS code is refused", async ({ page }, info) => {
  const { path } = await openProfile(page, info);
  const found = await page.request.get("/api/v2/targets?q=a&type=organization&size=20");
  const { content } = await found.json();
  const other = content.find(({ id }: { id: number }) => !path.includes(`/${id}/`));
  await page.getByRole("link", { name: "Suppliers", exact: true }).click();
  await page.waitForURL(`**${path}/suppliers`);
  await page.getByRole("link", { name: "Add a supplier" }).click();
  await page.waitForURL("**/suppliers/new");
  await page.getByRole("searchbox", { name: "Name of the supplier" }).fill(other.name);
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("radio", { name: other.name }).first().check();
  await page.getByLabel("HS codes of what it delivers").fill("7601, x");
  await page.getByRole("button", { name: "Add the supplier" }).click();
  await expect(page.getByRole("alert")).toContainText("2 to 6 digits");
  await page.getByLabel("HS codes of what it delivers").fill("7601, 8708");
  await page.getByRole("button", { name: "Add the supplier" }).click();
  await expect(page.getByText(`${other.name} is a supplier now`)).toBeVisible();
});

test("a visitor reads what is public, is offered access, and is sent to sign in for the rest", async ({
  page,
  browser,
  baseURL,
}, info) => {
  await openProfile(page, info);
  const found = await page.request.get("/api/v2/targets?q=Finland&type=country");
  const [{ id, name }] = (await found.json()).content;
  const path = `/network/target/${id}/profile`;
  // Nobody in a country answers questions, and no list names one.
  for (const page404 of ["self-assessment", "questionnaires", "revenue", "sanctions"])
    expect((await page.request.get(`${path}/${page404}`)).status()).toBe(404);
  const stranger = await (await browser.newContext({ baseURL, javaScriptEnabled: hasScript(info.project) })).newPage();
  const answer = await stranger.goto(path);
  expect(answer?.status()).toBe(200);
  await expect(stranger.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(stranger.getByRole("link", { name: "Ask for access" }).first()).toBeVisible();
  await expect(stranger.getByRole("heading", { name: "360° score" })).toHaveCount(0);
  await stranger.goto(`${path}/sanctions`);
  await stranger.waitForURL(/\/login\?returnUrl=/);
  const nobody = await stranger.goto("/network/target/999999999/profile");
  expect(nobody?.status()).toBe(404);
  await stranger.context().close();
});

test("the information of a target of one's own is put right, and the profile tells who changed what", async ({
  page,
  expectAccessible,
}, info) => {
  const { path: customerPath } = await openProfile(page, info);
  const proposals = `/api/v2/targets/${customerPath.split("/")[3]}/supplier-proposals`;
  const proposed = await send(page, "post", proposals, { name: `Own works ${info.project.name}`, country: "DE" });
  const { id: proposalId, version } = await proposed.json();
  const accepted = await send(page, "put", `${proposals}/${proposalId}`, { decision: "accepted", version });
  const path = `/network/target/${(await accepted.json()).supplierId}/profile`;
  await page.goto(path);
  await openMore(page);
  await page.getByRole("link", { name: "Update information" }).click();
  await page.waitForURL(`**${path}/info`);
  await page.getByLabel("Website").fill("https://works.example");
  await page.getByLabel("Employees").fill("many");
  await page.getByRole("button", { name: "Save the information" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a whole number");
  await expect(page.getByLabel("Website")).toHaveValue("https://works.example");
  await page.getByLabel("Employees").fill("120");
  await page.getByRole("button", { name: "Save the information" }).click();
  await expect(page.getByText("The information is updated")).toBeVisible();
  await expect(
    page.getByText(/changed: Website from – to https:\/\/works\.example; Employees from – to 120/),
  ).toBeVisible();
  await expect(page.getByRole("banner").or(page.locator("header")).getByText("120 employees")).toBeVisible();
  await expectAccessible(`${path}/info`);
});

test("what is done seldom stands behind a button that the keyboard opens and Escape closes", async ({ page }, info) => {
  const { path } = await openProfile(page, info);
  await expect(page.getByRole("link", { name: "Start an action" })).toBeVisible();
  const print = page.getByRole("link", { name: "Print the dossier" });
  const more = page.locator("summary", { hasText: /^More for / });
  await expect(print).toBeHidden();
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(print).toBeVisible();
  if (hasScript(info.project)) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(print).toBeHidden();
    await expect(more).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(print).toBeInViewport({ ratio: 1 });
  await print.click();
  await page.waitForURL(`**${path.replace(/^\/network(.*)\/profile$/, "/print$1")}`);
});

test("wrong information is reported, and the ticket stands there with its number", async ({
  page,
  expectAccessible,
}, info) => {
  await openProfile(page, info);
  // Everybody's: what is one's own, one puts right oneself.
  const found = await page.request.get("/api/v2/targets?q=Finland&type=country");
  const path = `/network/target/${(await found.json()).content[0].id}/profile`;
  await page.goto(path);
  await openMore(page);
  await page.getByRole("link", { name: "Report wrong information" }).click();
  await page.waitForURL(`**${path}/report`);
  await page.getByRole("radio", { name: "Something is missing that I want to know" }).check();
  // A space gets past the browser's own check of what is required.
  await page.getByLabel("What is wrong, or what you want to know").fill(" ");
  await page.getByRole("button", { name: "Open a ticket" }).click();
  await expect(page.getByRole("alert")).toContainText("Say what is wrong or missing");
  await expect(page.getByRole("radio", { name: "Something is missing that I want to know" })).toBeChecked();
  await page.getByLabel("What is wrong, or what you want to know").fill("Who owns it?");
  await page.getByRole("button", { name: "Open a ticket" }).click();
  await expect(page.getByText(/Ticket \d+ is opened/)).toBeVisible();
  await expect(page.getByText(/Ticket \d+: information asked for/).first()).toBeVisible();
  await expect(page.getByLabel("What is wrong, or what you want to know")).toHaveValue("");
  await expectAccessible(`${path}/report`);
});
