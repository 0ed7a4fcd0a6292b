import type { Page, TestInfo } from "@playwright/test";
import { customerOf, letIn } from "../test";

export interface Company {
  id: number;
  type: string;
  name: string;
}

/** A company that the browser's own customer hears of; each try has another, because one is asked the same only once at a time. */
export async function company(
  page: Page,
  { project, retry, repeatEachIndex }: TestInfo,
  enter: typeof letIn = letIn,
): Promise<Company> {
  await enter(page, `admin@${customerOf(project)}.example`);
  const feed = await page.request.get("/api/v2/feed?statusId=all&size=50");
  const targets = (await feed.json()).content.flatMap((alert: { primaryTargets: Company[] }) => alert.primaryTargets);
  const companies = new Map<number, Company>();
  for (const target of targets) if (target.type === "organization") companies.set(target.id, target);
  return [...companies.values()].at(-1 - retry - 2 * repeatEachIndex) as Company;
}
