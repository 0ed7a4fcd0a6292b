import type { Page } from "@playwright/test";
import { FEED_CUSTOMERS, PASSWORD } from "../../support/personas";
import { enterAs } from "../test";

export const ADMIN = `admin@${FEED_CUSTOMERS.keys}.example`;

export async function signedIn(page: Page, email = ADMIN, password = PASSWORD): Promise<string[]> {
  await enterAs(page, email, "/feed/new", password);
  const alert = await page.locator("[data-alert] h3 a").first().getAttribute("href");
  await page.goto("/network/collection/all");
  const target = await page.locator("[data-target]").first().getAttribute("data-target");
  return [
    "/feed/all",
    alert ?? "",
    "/network/collection/all",
    "/network/collection/all/graph",
    "/explorer2?open=2:CN",
    `/network/target/${target}/profile`,
    "/feed/new-alert",
    "/admin/users",
    "/management/notifications",
  ];
}
