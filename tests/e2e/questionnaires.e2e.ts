import type { Page, TestInfo } from "@playwright/test";
import { PASSWORD } from "../support/personas";
import { customerOf, enterAs, expect, fillIn, IN_BROWSER, openMore, test } from "./test";

interface Company {
  id: number;
  type: string;
  name: string;
}

/** A company that the browser's own customer hears of; each try has another, because one is asked the same only once at a time. */
async function company(
  page: Page,
  { project, retry, repeatEachIndex }: TestInfo,
  enter: typeof enterAs = enterAs,
): Promise<Company> {
  await enter(page, `admin@${customerOf(project)}.example`);
  const feed = await page.request.get("/api/v2/feed?statusId=all&size=50");
  const targets = (await feed.json()).content.flatMap((alert: { primaryTargets: Company[] }) => alert.primaryTargets);
  const companies = new Map<number, Company>();
  for (const target of targets) if (target.type === "organization") companies.set(target.id, target);
  return [...companies.values()].at(-1 - retry - 2 * repeatEachIndex) as Company;
}

/** The link in the newest mail to an address, once the job has written it: another one than `before`, where that is said. */
async function linkTo(page: Page, address: string, before?: number): Promise<{ mailId: number; link: string }> {
  let found = { mailId: 0, link: "" };
  await expect(async () => {
    const { content } = await (await page.request.get("/api/v2/mails?size=50")).json();
    const { id } = content.find(({ recipient }: { recipient: string }) => recipient === address);
    expect(id).not.toBe(before);
    const { text } = await (await page.request.get(`/api/v2/mails/${id}`)).json();
    const { pathname, search } = new URL(/http\S+request-new\S+/.exec(text)?.[0] ?? "");
    found = { mailId: id, link: pathname + search };
  }).toPass({ timeout: 30_000 });
  return found;
}

test("a supplier is asked, answers by its link in several sittings, and the answers stand on its profile", async ({
  page,
  newPerson,
  expectAccessible,
}, info) => {
  test.slow();
  const { id, name } = await company(page, info);
  const path = `/network/target/${id}/profile`;
  const address = `ada-${info.project.name}-${info.retry}-${info.repeatEachIndex}@supplier.example`;
  await page.goto(path);
  await page.getByRole("link", { name: "Self-assessment", exact: true }).click();
  await page.waitForURL(`**${path}/self-assessment`);
  await page.getByLabel("E-mail of the contact").fill(address);
  await page.getByLabel("Message", { exact: true }).fill("We met in May.");
  await page.getByLabel("Answer by").fill("2020-01-31");
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a day from today on");
  await expect(page.getByLabel("E-mail of the contact")).toHaveValue(address);
  await page.getByLabel("Answer by").fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByText("The request is on its way by mail")).toBeVisible();
  await expect(page.getByText("Requested", { exact: true }).first()).toBeVisible();

  const { link, mailId } = await linkTo(page, address);
  const there = await (await newPerson()).newPage();
  await there.goto(link);
  await there.waitForURL((url) => !url.searchParams.has("secret"));
  await expect(there.getByRole("heading", { level: 1, name: "Supplier self-assessment" })).toBeVisible();
  await expect(there.getByText("We met in May.")).toBeVisible();
  await there.getByRole("link", { name: "Answer the next topic" }).click();
  const topics = await there.getByRole("navigation", { name: "Topics" }).getByRole("link").count();
  for (let topic = 1; topic < topics; topic += 1) {
    await expect(there.getByText(`Topic ${topic} of ${topics - 1}`)).toBeVisible();
    for (const yes of await there.getByRole("radio", { name: "Yes" }).all()) await yes.check();
    await there.getByLabel("Comment or proof (optional)").first().fill(`Proof ${topic}`);
    await there.getByRole("button", { name: "Save and go on" }).click();
  }
  await expect(there.getByText("8 of 8 topics are complete.")).toBeVisible();
  await there.getByLabel("Your name").fill(" ");
  await there.getByRole("button", { name: "Hand in the answers" }).click();
  await expect(there.getByRole("alert")).toContainText("Enter your name");
  await there.getByLabel("Your name").fill("Ada Berg");
  await there.getByRole("button", { name: "Hand in the answers" }).click();
  await expect(there.getByText("Thank you, your answers are handed in.")).toBeVisible();
  await expect(there.getByText("Proof 1", { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText(/Ada Berg$/)).toBeVisible();
  await expect(page.getByText("Proof 1", { exact: true })).toBeVisible();
  await expect(page.getByText("Yes (a risk)").first()).toBeVisible();
  await page.getByRole("link", { name: "Questionnaires", exact: true }).click();
  await page.waitForURL(`**${path}/questionnaires`);
  await page.getByLabel("Questionnaire", { exact: true }).selectOption({ label: "Origin of battery raw materials" });
  await page.getByRole("button", { name: "Send the request" }).click();
  await page.getByRole("link", { name: "Origin of battery raw materials" }).click();
  await page.waitForURL(/questionnaires\/\d+$/);
  await linkTo(page, address, mailId);
  await page.getByRole("button", { name: "Send a reminder" }).click();
  await expect(page.getByRole("alert")).toContainText("within a day");
  await page.getByText("Withdraw the request").click();
  await page.getByRole("button", { name: "Withdraw it" }).click();
  await expect(page.getByText("The request is withdrawn")).toBeVisible();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const one = new URL(page.url()).pathname;
  await page.goto(link);
  const asked = new URL(page.url());
  await expectAccessible(`${path}/self-assessment`, `${path}/questionnaires`, one, `${asked.pathname}${asked.search}`);
});

test(
  "a grievance is taken down, seen through to its end, and who reported stays with those who handle it",
  IN_BROWSER,
  async ({ page, expectAccessible }, info) => {
    const { id } = await company(page, info, async (_, email) => {
      await page.goto("/login");
      await fillIn(page, email, PASSWORD);
      await page.waitForURL("**/feed/new");
    });
    const path = `/network/target/${id}/profile/grievance-reports`;
    const title = `No breaks ${info.project.name} ${info.retry} ${info.repeatEachIndex}`;
    await page.goto(`/network/target/${id}/profile`);
    await page.getByRole("link", { name: "Grievance reports", exact: true }).click();
    await page.waitForURL(`**${path}`);
    await page.getByLabel("What it is about, in a line").fill(title);
    await page.getByLabel("What was reported").fill("Twelve hours without a break.");
    await page.getByLabel("Topic").selectOption({ label: "Wages and hours" });
    await page.getByLabel("Received on").fill("2099-01-01");
    await page.getByLabel("Name", { exact: true }).fill("Ines Wahl");
    await page.getByRole("button", { name: "Take it down" }).click();
    await expect(page.getByRole("alert")).toContainText("today at the latest");
    await expect(page.getByLabel("What was reported")).toHaveValue("Twelve hours without a break.");
    await page.getByLabel("Received on").fill("2026-01-05");
    await page.getByRole("button", { name: "Take it down" }).click();
    await page.waitForURL(/grievance-reports\/\d+$/);
    await expect(page.getByText("Acknowledgement overdue since Jan 12, 2026")).toBeVisible();
    await expect(page.getByText("Ines Wahl")).toBeVisible();
    const step = async (name: string, note: string) => {
      await page.getByRole("radio", { name, exact: true }).check();
      await page.getByLabel("Words about it").fill(note);
      await page.getByRole("button", { name: "Save", exact: true }).click();
    };
    await step("The receipt was acknowledged to the reporter", "");
    await expect(page.getByText("Feedback overdue since Apr 12, 2026")).toBeVisible();
    await step("Take measures", "");
    await expect(page.getByRole("alert")).toContainText("Say what was done or why");
    await step("Take measures", "Breaks are on the plan now.");
    await expect(page.getByText("Measures were taken")).toBeVisible();
    await page.getByRole("radio", { name: "Founded", exact: true }).check();
    await step("Close", "Time sheets show it.");
    await expect(page.getByText("Closed, Founded")).toBeVisible();
    const one = new URL(page.url()).pathname;
    await page.getByRole("link", { name: "All reports" }).click();
    await expect(page.getByRole("row", { name: title })).toContainText("Closed, Founded");
    await expectAccessible(path, one);
  },
);

test("a company is asked for its revenue, once at a time", async ({ page, expectAccessible }, info) => {
  const { id } = await company(page, info);
  const path = `/network/target/${id}/profile`;
  await page.goto(path);
  await openMore(page);
  await page.getByRole("link", { name: "Ask for revenue" }).click();
  await page.waitForURL(`**${path}/revenue`);
  await page.getByLabel("E-mail of the contact").fill("cfo@supplier.example");
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByText("Requests sent: Revenue discovery request sent successfully")).toBeVisible();
  await expect(page.getByText("Requested", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the request" })).toHaveCount(0);
  await page.goto(`${path}/suppliers`);
  await page.getByRole("link", { name: "Show as a graph" }).click();
  await page.waitForURL(`**/network/target/${id}`);
  await expectAccessible(`${path}/revenue`);
});
