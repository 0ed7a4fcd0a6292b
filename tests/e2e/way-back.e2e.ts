import { randomUUID } from "node:crypto";
import { callBackend } from "~/backend/client.server";
import { createCollection } from "~/backend/contract/collections";
import { apiOf } from "../support/api-transport";
import { GOOD_PASSWORD, newcomer } from "../support/newcomer";
import { customerOf, enterAs, expect, test } from "./test";

test("the way back from a target names the collection or the alerts that were last seen", async ({ page, baseURL }, {
  project,
}) => {
  const invitedBy = `admin@${customerOf(project)}.example`;
  const { email, backend } = await newcomer(apiOf(baseURL ?? ""), ["analyst", "manager"], "en", invitedBy);
  const name = `Foundries ${randomUUID()}`;
  const { id } = await callBackend({ backend }, createCollection, { body: { name } });
  const crumbs = page.getByRole("navigation", { name: "Where you are" });
  await enterAs(page, email, "/network/collection/all", GOOD_PASSWORD);
  const target = await page.locator("[data-target]").first().getAttribute("data-target");
  await page.goto(`/network/target/${target}/profile`);
  await expect(crumbs.getByRole("link", { name: "All targets" })).toHaveAttribute("href", "/network/collection/all");

  await page.goto(`/network/collection/${id}?q=none`);
  await page.goto(`/network/target/${target}/profile`);
  const back = crumbs.getByRole("link", { name });
  await expect(back).toHaveAttribute("href", `/network/collection/${id}?q=none`);
  await page.goto(`/network/collection/${id}/settings`);
  await expect(back).toHaveCount(1);
  await expect(back).toHaveAttribute("href", `/network/collection/${id}?q=none`);

  await page.goto("/feed/archived");
  await page.goto("/feed/views");
  await expect(crumbs.getByRole("link", { name: "Archived alerts" })).toHaveAttribute("href", "/feed/archived");
});
