import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AddressWanted, addressFits } from "./address";
import type { FormContext } from "./context";
import { whereabouts } from "./deeds";
import { bySelector } from "./find";
import type { Answer } from "./http";
import { FormLocator } from "./locator";
import { FormResponse } from "./response";
import { type Saved, Tab } from "./tab";

/** A page of the form client, spoken to in the words of Playwright's `Page`: as many of them as a journey without a script needs. */
export class FormPage extends FormLocator {
  readonly #context: FormContext;

  constructor(context: FormContext) {
    super(new Tab(context.person), "", []);
    this.#context = context;
  }

  get request() {
    return this.#context.request;
  }

  get keyboard() {
    return this.tab.keyboard;
  }

  context(): FormContext {
    return this.#context;
  }

  /** All of the page, its root included. */
  override locator(selector: string, filter?: Parameters<FormLocator["locator"]>[1]): FormLocator {
    const whole = (scope: Element) =>
      scope.matches(selector)
        ? [scope, ...bySelector(selector)(scope, this.tab.opened)]
        : bySelector(selector)(scope, this.tab.opened);
    const found = new FormLocator(this.tab, `locator(${selector})`, [(scopes) => scopes.flatMap(whole)]);
    return filter && Object.keys(filter).length > 0 ? found.filter(filter) : found;
  }

  /** @throws where the address is saved instead of shown, as Playwright does */
  async goto(address: string): Promise<FormResponse> {
    let saved = false;
    const stop = this.tab.onSaved(() => {
      saved = true;
    });
    const answer = await this.tab.goto(new URL(address, this.#context.base));
    stop();
    if (saved) throw new Error(`${address} is a file that is saved.`);
    return new FormResponse(answer);
  }

  async reload(): Promise<FormResponse> {
    return new FormResponse(await this.tab.reload());
  }

  async goBack(): Promise<FormResponse | null> {
    const answer = await this.tab.back();
    return answer && new FormResponse(answer);
  }

  url(): string {
    return this.tab.isEmpty ? "about:blank" : this.tab.opened.url.href;
  }

  async title(): Promise<string> {
    return this.tab.opened.document.title;
  }

  async content(): Promise<string> {
    return this.tab.opened.answer.body.toString("utf8");
  }

  /** Nothing moves by itself here: one is there, or will never be. */
  async waitForURL(wanted: AddressWanted): Promise<void> {
    if (addressFits(this.tab.opened.url, wanted, this.#context.base)) return;
    throw new Error(`The address is not ${wanted}, but ${whereabouts(this.tab)}`);
  }

  async waitForLoadState(): Promise<void> {}

  async waitForResponse(isMeant: (response: FormResponse) => boolean): Promise<FormResponse> {
    return new Promise((resolve) => {
      const stop = this.tab.onAnswer((answer: Answer, method: string) => {
        const response = new FormResponse(answer, method);
        if (!isMeant(response)) return;
        stop();
        resolve(response);
      });
    });
  }

  async waitForEvent(event: "download") {
    if (event !== "download") throw new Error(`The form client has no event "${event}".`);
    return new Promise<ReturnType<typeof download>>((resolve) => {
      const stop = this.tab.onSaved((file) => {
        stop();
        resolve(download(file));
      });
    });
  }

  on(event: "request", listener: (request: { url(): string }) => void): void {
    if (event !== "request") throw new Error(`The form client has no event "${event}".`);
    this.tab.onRequest((url) => listener({ url: () => url.href }));
  }

  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    await this.tab.resize(size);
  }

  viewportSize() {
    return this.tab.screen;
  }

  async close(): Promise<void> {}
}

function download({ name, body }: Saved) {
  return {
    suggestedFilename: () => name,
    async path(): Promise<string> {
      const path = join(await mkdtemp(join(tmpdir(), "form-client-")), "saved");
      await writeFile(path, body);
      return path;
    },
  };
}
