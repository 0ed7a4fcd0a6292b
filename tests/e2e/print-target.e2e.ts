// Again over BACKEND_URL: many calls for one page.
import { PASSWORD } from "../support/personas";
import { customerOf, expect, fillIn, IN_BROWSER, openMore, test } from "./test";

interface Subject {
  id: number;
  type: string;
  name: string;
}

test(
  "a target's dossier is opened from its profile, of a chosen period, and is a PDF with its tables whole",
  IN_BROWSER,
  async ({ page, browserName, expectAccessible }, { project }) => {
    test.slow();
    await page.goto("/login");
    await fillIn(page, `admin@${customerOf(project)}.example`, PASSWORD);
    await page.waitForURL("**/feed/new");
    const feed = await page.request.get("/api/v2/feed?statusId=all&size=50");
    const targets = (await feed.json()).content.flatMap((alert: { primaryTargets: Subject[] }) => alert.primaryTargets);
    const { id, name } = targets.find(({ type }: Subject) => type === "organization");
    await page.goto(`/network/target/${id}/profile`);
    await openMore(page);
    await page.getByRole("link", { name: "Print dossier" }).click();
    await page.waitForURL(`**/print/target/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: `Due-diligence dossier: ${name}` })).toBeVisible();
    await expect(page.locator("[data-part=alerts] tbody tr").first()).toBeVisible();
    // Each alert in the language that its source speaks.
    await expect(page.locator("[data-part=alerts] tbody tr").first().locator("[lang]")).toHaveAttribute(
      "lang",
      /^(en|de)$/,
    );
    await expect(page.locator("[data-part=scores] tbody tr")).toHaveCount(3);
    await expectAccessible(`/print/target/${id}`);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Show this period" })).toBeHidden();
    // No row is cut by the end of a page, and a table's head stands on each of its pages.
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await style("[data-part] thead", "display")).toBe("table-header-group");
    expect(await style("[data-part] tbody tr", "break-inside")).toBe("avoid");
    expect(await style("section:has(> [data-part])", "overflow-x")).toBe("visible");
    // Nor is a heading left behind by its rows.
    expect(await style("[data-part] tbody tr:first-child", "break-before")).toBe("avoid");
    expect(await style("section:has([data-part]) h2", "break-after")).toBe("avoid");
    if (browserName === "chromium") {
      const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
      expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
      expect(titleOf(pdf)).toContain(name);
    }
    await page.emulateMedia({ media: null });

    await page.getByLabel("From").fill("2001-01-01");
    await page.getByLabel("To", { exact: true }).fill("2001-12-31");
    await page.getByRole("button", { name: "Show this period" }).click();
    await page.waitForURL(/from=2001-01-01&to=2001-12-31/);
    await expect(page.getByText("There is no alert in this period.")).toBeVisible();
    await expect(page.getByText("Nothing was decided in this period.")).toBeVisible();
  },
);

/** The document's title as a PDF keeps it: plain, or in UTF-16 written in hexadecimal. */
function titleOf(pdf: Buffer): string {
  const text = pdf.toString("latin1");
  const [, hex] = /\/Title <FEFF([0-9A-F]+)>/.exec(text) ?? [];
  if (!hex) return /\/Title \(([^)]*)\)/.exec(text)?.[1] ?? "";
  return Buffer.from(hex, "hex").swap16().toString("utf16le");
}
