import type { Page, TestInfo } from "@playwright/test";
import { customerOf, expect, letIn } from "../test";

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
export async function openProfile(
  page: Page,
  { project, retry, repeatEachIndex }: TestInfo,
  enter: typeof letIn = letIn,
): Promise<Opened> {
  await enter(page, `admin@${customerOf(project)}.example`);
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

/** A call as the page makes it, with the browser's session. */
export const send = (page: Page, method: "post" | "put", path: string, data: object) =>
  page.request[method](path, { headers: { "Sec-Fetch-Site": "same-origin" }, data });
