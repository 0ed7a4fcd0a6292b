import type { Page } from "@playwright/test";
import { customerOf, enterAs } from "../test";

/** Each run of the browser has a customer of its own, whose alerts it may change. */
export async function signInToFeed(page: Page, project: { name: string }, path?: string): Promise<void> {
  await enterAs(page, `analyst@${customerOf(project)}.example`, path);
}

export const statuses = (page: Page) => page.getByRole("navigation", { name: "Status" });
export const rows = (page: Page) => page.locator("[data-alert]");
export const search = (page: Page) => page.getByRole("searchbox", { name: "Search alerts" });
export const total = (page: Page) => page.locator("#feed-heading + p");
