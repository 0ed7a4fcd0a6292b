import { readFile, writeFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import { readAll } from "../../support/spreadsheets/read-all";
import type { RunningProduct } from "../../support/web-server";
import { expect } from "../test";

/** The first sheet of the workbook that the link saves, as rows by the titles of its columns. */
export async function savedWorkbook(page: Page, link: string): Promise<Record<string, string>[]> {
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: link }).click();
  const { format, header, all } = await readAll(await readFile(await (await saving).path()));
  expect(format).toBe("xlsx");
  return all.map(({ cells }) => Object.fromEntries(header.map((title, column) => [title, cells[column] ?? ""])));
}

/** Saves the customer's ledger as anybody who may read it can, and has it walked without the product: as it is, and with one word changed. */
export async function expectLedgerVerifies(page: Page, product: RunningProduct, info: TestInfo): Promise<string> {
  const ledger = await (await page.request.get("/api/v2/evidence/export")).text();
  const file = info.outputPath("ledger.ndjson");
  await writeFile(file, ledger);
  const records = ledger.trim().split("\n").length - 1;
  expect(await product.tierwatch("evidence", "verify", "--file", file)).toContain(`sound, ${records} records`);
  expect(await product.tierwatch("evidence", "verify")).toContain(`Nordwind Automotive: sound, ${records} records`);
  const changed = info.outputPath("changed.ndjson");
  await writeFile(changed, ledger.replace('"accepted"', '"rejected"'));
  await expect(product.tierwatch("evidence", "verify", "--file", changed)).rejects.toThrow(/1 of 1 ledgers/);
  return ledger;
}
