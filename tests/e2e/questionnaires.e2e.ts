import type { Page } from "@playwright/test";
import { company } from "./profile/company";
import { expect, hasScript, test } from "./test";

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
  await page
    .getByRole("navigation", { name: "Profile sections" })
    .getByRole("link", { name: /^Self-assessment/ })
    .click();
  await page.waitForURL(`**${path}/self-assessment`);
  await page.getByLabel("E-mail of the contact").fill(address);
  await page.getByLabel("Message", { exact: true }).fill("We met in May.");
  await page.getByLabel("Answer by").fill("2020-01-31");
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a day from today on");
  await expect(page.getByLabel("E-mail of the contact")).toHaveValue(address);
  await page.getByLabel("Answer by").fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByText("The request is on its way by e-mail")).toBeVisible();
  await expect(page.getByText("Requested", { exact: true }).first()).toBeVisible();

  const { link, mailId } = await linkTo(page, address);
  const there = await (await newPerson()).newPage();
  await there.goto(link);
  await there.waitForURL((url) => !url.searchParams.has("secret"));
  await expect(there.getByRole("heading", { level: 1, name: "Supplier self-assessment" })).toBeVisible();
  await expect(there.getByText("We met in May.")).toBeVisible();
  await there.getByRole("button", { name: "Answer the next topic" }).click();
  const topics = await there.getByRole("navigation", { name: "Topics" }).getByRole("link").count();
  for (let topic = 1; topic < topics; topic += 1) {
    await expect(there.getByText(`Topic ${topic} of ${topics - 1}`)).toBeVisible();
    for (const yes of await there.getByRole("radio", { name: "Yes" }).all()) await yes.check();
    await there.getByLabel("Comment or proof (optional)").first().fill(`Proof ${topic}`);
    await there.getByRole("button", { name: "Save and go on" }).click();
  }
  await expect(there.getByText("8 of 8 topics complete.")).toBeVisible();
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
  const risk = page.getByText("Yes (a risk)").first();
  await expect(risk).toBeVisible();
  // Without a browser nothing has a size.
  if (hasScript(info.project)) await expect(risk.locator(".icon-alert-circle")).toBeVisible();
  await page
    .getByRole("navigation", { name: "Profile sections" })
    .getByRole("link", { name: /^Questionnaires/ })
    .click();
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
