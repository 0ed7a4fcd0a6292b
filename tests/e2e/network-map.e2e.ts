import { signInAsAnalyst } from "./graph/picture";
import { expect, hasScript, test } from "./test";

/** "96 of 103 targets drawn. …" */
const STATUS = /^[\d,]+ of [\d,]+ targets drawn/;

test("a network is looked at on a map: moved, come closer to, opened as a list and taken along", async ({
  page,
  baseURL,
  expectAccessible,
}, { project }) => {
  const elsewhere: string[] = [];
  if (hasScript(project)) {
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "") && !/^(data|blob):/.test(request.url()))
        elsewhere.push(request.url());
    });
  }
  await signInAsAnalyst(page, project, "/network/collection/all");
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(page).toHaveURL(/\/network\/map$/);
  await expect(page.getByRole("heading", { level: 1, name: "All targets" })).toBeVisible();
  await expect(page.getByText(STATUS)).toBeVisible();
  await expect(page.locator(".world-marks a").first()).toBeVisible();

  const moves = page.getByRole("navigation", { name: "Move the map" });
  await page.goto("/network/map?bounds=-12,35,32,60");
  await moves.getByRole("link", { name: "East" }).click();
  await expect(page).not.toHaveURL(/bounds=-12,35/);
  const east = new URL(page.url()).searchParams.get("bounds")?.split(",").map(Number) ?? [];
  expect(east[0]).toBeGreaterThan(-12);
  await moves.getByRole("link", { name: "Zoom in" }).click();
  await expect(page).not.toHaveURL(new RegExp(`bounds=${east.join("%2C")}`));
  await moves.getByRole("link", { name: "World" }).click();
  await expect(page.getByText(/Equal Earth/)).toBeVisible();
  await expect(moves.getByRole("link", { name: "World" })).toHaveCount(0);

  const form = page.getByRole("form", { name: "Map contents" });
  await form.getByLabel("Passages", { exact: true }).check();
  await form.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/layers=passages/);
  await expect(page.locator(".world-passages")).not.toHaveCount(0);

  await form.getByLabel("Countries (shaded)", { exact: true }).check();
  await form.getByLabel("Shade countries by").selectOption({ label: "Share of targets" });
  await form.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/layers=.*shade.*shade=share|shade=share.*layers=.*shade/);
  await expect(page.locator(".world-shade").first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Share of targets" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Countries" }).getByRole("row")).not.toHaveCount(0);

  const list = page.getByRole("table", { name: "Places in this view" });
  await expect(list.getByRole("row")).not.toHaveCount(0);
  await list.getByRole("rowheader").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/network\/target\/\d+\/profile/);

  await page.goto("/network/map");
  const hrefs = await page
    .locator("main a[download]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs).toHaveLength(3);
  for (const href of hrefs) expect((await page.request.get(href)).status()).toBe(200);

  await page.goto("/network/map?bounds=10,20,5,1");
  await expect(page.getByText("This part of the map does not exist. The whole network is shown.")).toBeVisible();
  await expectAccessible(
    "/network/map",
    "/network/map?bounds=-12,35,32,60&layers=sites,events,ports,passages,capitals,shade",
  );
  expect(elsewhere).toEqual([]);
});
