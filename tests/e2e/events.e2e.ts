import type { Page } from "@playwright/test";
import { unique } from "../support/import-journeys";
import { FEED_CUSTOMERS } from "../support/personas";
import { enterAs, expect, test } from "./test";

// Two events of one's own source: merged, split, merged again and taken back; and what is asked for by hand in the address.

/** Of a customer whose sources no other journey counts. */
const ADMIN = `admin@${FEED_CUSTOMERS.keys}.example`;

const FIRE = { title: "Blaze", text: "The hall of the maker burnt down." };
const SMOKE = { title: "Smoke", text: "Neighbours kept their windows shut." };

/** A feed of two items that no rule takes for one. */
const feedOf = (name: string) => {
  const items = [FIRE, SMOKE].map(
    ({ title, text }, n) =>
      `<item><title>${title} ${name}</title><link>https://fires.example/${name}/${n}</link><guid>${name}-${n}</guid><pubDate>Tue, 0${n + 3} Nov 2026 08:00:00 GMT</pubDate><description>${text}</description></item>`,
  );
  return `<rss version="2.0"><channel><title>Fires</title>${items.join("")}</channel></rss>`;
};

/** Adds a source that tells of two fires, and answers the address of the list of its events. */
async function tellTwo(page: Page): Promise<{ name: string; list: string }> {
  const name = unique();
  await page.goto("/data-management/sources/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Address", { exact: true }).fill("https://fires.example/feed.xml");
  await page.getByLabel("Event type").selectOption("fire");
  await page.getByRole("button", { name: "Save source" }).click();
  await done(page, "Source added.");
  await page.goto(`/data-management/sources/feed:${name}/file`);
  const file = [{ name: "fires.xml", mimeType: "text/xml", buffer: Buffer.from(feedOf(name)) }];
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "Read file" }).click();
  await done(page, "The file is being read.");
  const list = `/data-management/events?source=feed%3A${name}`;
  await expect(async () => {
    await page.goto(list);
    await expect(page.getByText("2 events", { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  return { name, list };
}

const idIn = (page: Page): number => Number(/\/events\/(?:merges\/)?(\d+)/.exec(page.url())?.[1]);
const done = (page: Page, text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

async function previewBoth(page: Page, list: string, name: string) {
  await page.goto(list);
  for (const { title } of [FIRE, SMOKE]) await page.getByLabel(`Select ${title} ${name}`).check();
  await page.getByRole("button", { name: "Preview merge" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Merge events" })).toBeVisible();
}

test("two events are merged, split, merged again and taken back", async ({ page, expectAccessible }) => {
  await enterAs(page, ADMIN, "/data-management/events");
  const { name, list } = await tellTwo(page);
  await previewBoth(page, list, name);
  const after = page.getByRole("region", { name: "After merging" });
  await expect(after).toContainText("2 reports from 1 source");
  await expect(after).toContainText("No alert changes.");
  await expectAccessible(list, new URL(page.url()).pathname + new URL(page.url()).search);
  await previewBoth(page, list, name);
  await page.getByLabel(new RegExp(`^${FIRE.title} ${name}`)).check();
  await page.getByRole("button", { name: "Merge events" }).click();
  await done(page, "1 event merged into this one.");
  await expect(page.getByRole("heading", { level: 1, name: `${FIRE.title} ${name}` })).toBeVisible();
  const reports = page.getByRole("region", { name: "2 reports" });
  await expect(reports.getByRole("listitem").first()).toContainText("First report");
  await expect(reports.getByRole("listitem").last()).toContainText("Merged by a user");
  const kept = idIn(page);

  await page.getByRole("link", { name: "Split event" }).click();
  await page.getByRole("button", { name: "Split off reports" }).click();
  await expect(page.getByText("Choose at least one report.").last()).toBeVisible();
  await page.getByLabel(new RegExp(`^${FIRE.title} ${name}`)).check();
  await page.getByLabel(new RegExp(`^${SMOKE.title} ${name}`)).check();
  await page.getByRole("button", { name: "Split off reports" }).click();
  await expect(page.getByText("Leave at least one report with this event.").last()).toBeVisible();
  await page.getByLabel(new RegExp(`^${FIRE.title} ${name}`)).uncheck();
  await page.getByRole("button", { name: "Split off reports" }).click();
  await done(page, "Split off. This is the new event.");
  await expect(page.getByRole("heading", { level: 1, name: `${SMOKE.title} ${name}` })).toBeVisible();
  await expect(page.getByRole("region", { name: "Kept apart" })).toContainText(`${FIRE.title} ${name}`);
  expect(idIn(page)).not.toBe(kept);
  await expectAccessible(`/data-management/events/${kept}`, `/data-management/events/${kept}/split`);

  await previewBoth(page, list, name);
  await expect(page.getByText("Somebody took these events apart before.")).toBeVisible();
  await page.getByLabel(new RegExp(`^${FIRE.title} ${name}`)).check();
  await page.getByRole("button", { name: "Merge events" }).click();
  const merged = page.getByRole("region", { name: "Merged into this event" });
  await merged
    .getByRole("link", { name: `${SMOKE.title} ${name}` })
    .first()
    .click();
  await expect(page.getByText("1 report goes back to its event")).toBeVisible();
  await expect(page.getByText("Nothing changed since.")).toBeVisible();
  const merge = `/data-management/events/merges/${idIn(page)}`;
  await expectAccessible(merge, "/data-management/events?part=merges");
  await page.goto(merge);
  await page.getByRole("button", { name: "Undo merge" }).click();
  await done(page, "Merge undone.");
  await page.goto(merge);
  await expect(page.getByText(/^Undone by .+, /)).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo merge" })).toHaveCount(0);
});

test("of two people who merge the second is told what the first did", async ({ page, newPerson }) => {
  await enterAs(page, ADMIN, "/data-management/events");
  const { name, list } = await tellTwo(page);
  await previewBoth(page, list, name);
  const second = await (await newPerson()).newPage();
  await enterAs(second, ADMIN, "/data-management/events");
  await previewBoth(second, list, name);
  await page.getByRole("button", { name: "Merge events" }).click();
  await done(page, "1 event merged into this one.");
  await second.getByRole("button", { name: "Merge events" }).click();
  await expect(second.getByText(/^.+ has already merged the event into /).first()).toBeVisible();
  await expect(second.getByRole("button", { name: "Merge events" })).toHaveCount(0);
});

test("an address that names nothing, one event, a hundred or another's is answered in words", async ({
  page,
  signIn,
}) => {
  await signIn("admin", "/data-management/events");
  const answerTo = async (query: string) => (await page.goto(`/data-management/events/merge${query}`))?.status();
  const many = Array.from({ length: 100 }, (_, n) => n + 1).join();
  for (const query of ["", "?ids=", "?ids=1&ids=1", "?ids=1,x,-2"]) {
    expect(await answerTo(query), query).toBe(400);
    await expect(page.getByText("Choose at least two events.")).toBeVisible();
  }
  expect(await answerTo(`?ids=${many}`)).toBe(400);
  await expect(page.getByText("Choose at most 10 events.")).toBeVisible();
  expect(await answerTo("?ids=999999998,999999999")).toBe(404);
  for (const path of ["/999999999", "/999999999/split", "/merges/999999999", "/x"])
    expect((await page.goto(`/data-management/events${path}`))?.status(), path).toBe(404);
  await page.goto("/data-management/events?day=0000-13-45&type=%00&after=x&source=nowhere");
  await expect(page.getByText("No events match these filters.")).toBeVisible();
});

test("who may not manage sources does not get to events", async ({ page, signIn }) => {
  await signIn("viewer", "/");
  expect((await page.goto("/data-management/events"))?.status()).toBe(403);
});
