// Again over BACKEND_URL: links in mails lead through the web server to the backend.
import { callBackend } from "~/backend/client.server";
import { listFeed } from "~/backend/contract/feed";
import { addOwnAlert } from "~/backend/contract/own-alerts";
import { apiOf } from "../support/api-transport";
import { enter, GOOD_PASSWORD, newcomer } from "../support/newcomer";
import { mailTo } from "../support/outbox";
import { PASSWORD, withToken } from "../support/personas";
import { customerOf, enterAs, expect, test } from "./test";

test("a mail about an alert comes to who wants it, and its link stops such mails for who is not signed in", async ({
  page,
  baseURL,
  expectAccessible,
}, { project }) => {
  const api = apiOf(baseURL ?? "");
  const email = `admin@${customerOf(project)}.example`;
  const admin = { backend: withToken(api, (await enter(api, email, PASSWORD)).token) };
  const reader = await newcomer(api, ["analyst"], "en", email);
  const settings = "/management/notifications";
  await enterAs(page, reader.email, settings, GOOD_PASSWORD);
  await page.getByLabel("At once").selectOption({ label: "High and above" });
  await page.locator("#standard").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your choice is saved.")).toBeVisible();

  const { content } = await callBackend(reader, listFeed, { query: { statusId: "all", size: 1 } });
  const targetIds = content[0]?.primaryTargets.slice(0, 1).map(({ id }) => id) ?? [];
  const title = `Walls give way ${Date.now()}`;
  await callBackend(reader, addOwnAlert, { body: { title, eventTypeId: "fire", priority: "High", targetIds } });
  const mail = await mailTo(admin, reader.email, new RegExp(title));
  const link = /\/network\/unsubscribe\?token=[\w-]+/.exec(mail.text)?.[0] ?? "none";

  await page.context().clearCookies();
  await expectAccessible(link);
  await page.goto(link);
  await expect(page.getByText("will get no more e-mails about alerts as they come")).toBeVisible();
  await page.getByRole("button", { name: "Stop these e-mails" }).click();
  await expect(page.getByRole("heading", { name: "These e-mails are stopped" })).toBeVisible();
  await expectAccessible(link);
  await enterAs(page, reader.email, settings, GOOD_PASSWORD);
  await expect(page.getByLabel("At once")).toHaveValue("None");
});
