import type { Locator, Page } from "@playwright/test";

/** What somebody has to do for each part of her work: clicks, keys and pages. What is typed into a field is not counted. */
export interface Effort {
  part: string;
  clicks: number;
  keys: number;
  pages: number;
}

/** Counts what is done with the mouse and the keyboard, and how often the address changes by it. */
export class Work {
  readonly efforts: Effort[] = [];

  constructor(readonly page: Page) {
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) this.#now.pages += 1;
    });
  }

  begin(part: string): void {
    this.efforts.push({ part, clicks: 0, keys: 0, pages: 0 });
  }

  async click(goal: Locator): Promise<void> {
    await goal.click();
    this.#now.clicks += 1;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.#now.keys += 1;
  }

  get #now(): Effort {
    return this.efforts.at(-1) ?? { part: "", clicks: 0, keys: 0, pages: 0 };
  }
}
