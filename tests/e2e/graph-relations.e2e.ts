import { expectFilesAndTable, expectSecondColumnInSight, GRAPH, search, signInAsAnalyst } from "./graph/picture";
import { expect, hasScript, IN_BROWSER, test } from "./test";

test(
  "a relation is seen, rejected, told and changed beside the graph, and its goods are a graph too",
  IN_BROWSER,
  async ({ page, expectAccessible }, { project }) => {
    await signInAsAnalyst(page, project, `${GRAPH}?collapse=none`);
    await page.getByRole("list", { name: "Tier 2" }).locator("a[data-node]").first().click();
    await expect(page.getByRole("heading", { name: "Why it is in your network" })).toBeVisible();
    // At least two steps: from the customer to its supplier, and from there to the target.
    expect(await page.locator("svg[data-graph] path.stroke-accent").count()).toBeGreaterThan(1);

    const panel = page.getByRole("complementary");
    if (hasScript(project)) {
      await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).searchParams.get("edge") ?? ""));
      const lines = page.locator("a[data-edge]");
      const [one, other] = await lines.evaluateAll((found) => {
        const pair = found.slice(0, 2);
        for (const line of pair) line.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        return pair.map((line) => new URL(line.getAttribute("href") ?? "", location.href).searchParams.get("edge"));
      });
      await page.waitForURL((url) => url.searchParams.get("edge") === other);
      await expect(panel.getByRole("heading", { name: "Source" })).toBeVisible();
      expect(asked).toContain(other);
      expect(asked, "only the last of two lines that are pressed quickly is asked for").not.toContain(one);
    } else {
      await page.goto((await page.locator("a[data-edge]").first().getAttribute("href")) ?? "");
    }
    await expect(panel.getByRole("heading", { name: "Goods (HS codes)" })).toBeVisible();
    await expect(panel.getByRole("heading", { name: "Targets in between" })).toBeVisible();
    const edge = search(page).get("edge");
    await expectAccessible(page.url());

    await panel.getByText("Confirm or reject").first().click();
    await panel.getByLabel("Reason").first().fill("Their records are of another company");
    await panel.getByRole("button", { name: "Reject" }).first().click();
    await expect(page.locator(".toast")).toContainText("Relationship rejected");
    expect(search(page).get("edge"), "one is back beside the same graph").toBe(edge);
    await expect(panel.getByText(/rejected by you/)).toBeVisible();
    await panel.getByText("Confirm or reject").first().click();
    await panel.getByLabel("Reason").first().fill("It was theirs after all");
    await panel.getByRole("button", { name: "Undo decision" }).first().click();
    await expect(page.locator(".toast")).toContainText("Decision undone");
    expect(search(page).get("edge")).toBe(edge);
    await expect(panel.getByText(/rejected by you/)).toHaveCount(0);

    // Told already by a try that did not come to its end.
    if ((await panel.getByText("Change", { exact: true }).count()) === 0) {
      await panel.getByText("Add another relationship").click();
      await panel.locator("select[name=type]").last().selectOption("Equipment");
      await panel.getByRole("button", { name: "Add", exact: true }).click();
      await expect(page.locator(".toast")).toContainText("Relationship added");
    }
    await panel.getByText("Change", { exact: true }).click();
    await panel.getByLabel("Shipments of all goods").fill("30");
    const good = (n: number) => panel.getByRole("group", { name: `Code ${n}` });
    await good(1).getByLabel("HS code").fill("7325");
    await good(2).getByLabel("HS code").fill("");
    await good(2).getByLabel("Shipments").fill("12");
    await good(2).getByLabel("First shipment").fill("2026-01-05");
    await good(2).getByLabel("Last shipment").fill("2026-10-02");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("Enter the HS code for these shipments");
    // A refused form stands on the relation's own page, and leads back from there.
    await page.getByRole("group", { name: "Code 2" }).getByLabel("HS code").fill("8501");
    await expect(page.getByRole("group", { name: "Code 2" }).getByLabel("Shipments")).toHaveValue("12");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator(".toast")).toContainText("Relationship changed");
    expect(search(page).get("edge")).toBe(edge);
    await expect(panel.getByText(/30 shipments/)).toBeVisible();
    await expect(panel.getByRole("row", { name: /^8501.*12.*5 Jan 2026 – 2 Oct 2026/ })).toBeVisible();
    await expect(panel.getByRole("row", { name: /^7325.*–/ })).toBeVisible();

    const all = await page.locator("svg[data-graph] [data-node]").count();
    await page.goto(`${GRAPH}?collapse=none&hs=7325`);
    await expect(page.getByRole("link", { name: /Goods 7325/ })).toBeVisible();
    expect(await page.locator("svg[data-graph] [data-node]").count()).toBeLessThan(all);
    await page.goto("/network/collection/all/commodities?digits=4");
    await expect(page.getByRole("list", { name: "Goods" }).locator("[data-node=hs8501]")).toBeVisible();
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 320, height: 800 });
    await page.reload();
    await expectSecondColumnInSight(page);
    await page.setViewportSize({ width, height });
    await expectFilesAndTable(page, hasScript(project), 3);
  },
);
