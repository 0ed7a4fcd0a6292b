import { signInAsAnalyst } from "./graph/picture";
import { expect, hasScript, test } from "./test";

/** "96 of 103 targets drawn. …" */
const STATUS = /^([\d,]+) of ([\d,]+) targets drawn/;

test("what was found is looked at on a map, under the same words and filters, and as a list again", async ({
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
  await signInAsAnalyst(page, project, "/feed");
  await page.goto("/explorer?countries=DE");
  const total =
    (
      await page
        .getByText(/^[\d,]+ targets$/)
        .first()
        .textContent()
    )?.replace(" targets", "") ?? "";
  const views = page.getByRole("navigation", { name: "Show as" });
  await views.getByRole("link", { name: "Map" }).click();
  await expect(page).toHaveURL(/\/explorer\/map\?countries=DE/);
  await expect(page.getByRole("heading", { level: 1, name: "Explorer map" })).toBeVisible();
  // Everything that the list counts is said: drawn, without a place or outside.
  const status = page.getByText(STATUS);
  await expect(status).toBeVisible();
  expect(STATUS.exec((await status.textContent()) ?? "")?.[2]).toBe(total);
  await expect(page.locator(".world-marks a").first()).toBeVisible();

  const moves = page.getByRole("navigation", { name: "Move the map" });
  await moves.getByRole("link", { name: "Zoom in" }).click();
  await expect(page).toHaveURL(/countries=DE.*bounds=|bounds=.*countries=DE/);
  await moves.getByRole("link", { name: "World" }).click();
  await expect(page.getByText(/Equal Earth/)).toBeVisible();
  await moves.getByRole("link", { name: "All results" }).click();
  await expect(page).not.toHaveURL(/bounds=/);

  const form = page.getByRole("form", { name: "Map contents" });
  await form.getByLabel("Passages", { exact: true }).check();
  await form.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/layers=passages|layers=.*passages/);
  await expect(page).toHaveURL(/countries=DE/);

  const search = page.getByRole("search").filter({ has: page.getByLabel("Name or number") });
  await search.getByLabel("Name or number").fill("gmbh");
  await search.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/explorer\/map\?.*q=gmbh/);
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Search: gmbh");

  const list = page.getByRole("table", { name: "Places in this view" });
  const place = list.getByRole("rowheader").first().getByRole("link");
  await expect(place).toBeVisible();
  const name = (await place.textContent()) ?? "";
  for (const format of ["svg", "csv", "geojson"]) {
    const file = await page.request.get(`/explorer/map/${format}?q=gmbh&countries=DE`);
    expect(file.status()).toBe(200);
    if (format !== "svg") expect(await file.text()).toContain(name);
  }
  expect((await page.request.get("/explorer/map/pdf")).status()).toBe(404);
  await views.getByRole("link", { name: "List" }).click();
  await expect(page).toHaveURL(/\/explorer\?.*q=gmbh/);
  await page.goto("/explorer/map?q=gmbh&countries=DE");
  await list.getByRole("rowheader").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/network\/target\/\d+\/profile/);

  await page.goto("/explorer/map?bounds=10,20,5,1&q=ab");
  await expect(page.getByText("This part of the map does not exist. Everything found is shown.")).toBeVisible();
  await expect(page.getByText("Enter at least 3 letters")).toBeVisible();
  await expectAccessible("/explorer/map", "/explorer/map?q=gmbh&countries=DE", "/explorer/map?bounds=5,47,15,55");
  expect(elsewhere).toEqual([]);
});
