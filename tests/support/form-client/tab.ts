import { Controls } from "./controls";
import type { Cookies } from "./cookies";
import { type Answer, ask } from "./http";
import { Keyboard } from "./keyboard";
import type { Screen } from "./media";
import { parsePage } from "./parse";
import { Rendering } from "./rendering";
import { type Judgement, judgementsOf } from "./stylesheet";
import type { Submission } from "./submission";

/** A page as it was answered: what one reads, types into and presses. */
export interface Opened {
  url: URL;
  answer: Answer;
  document: Document;
  controls: Controls;
  rendering: Rendering;
}

/** An answer that a browser saves instead of showing. */
export interface Saved {
  name: string;
  body: Buffer;
}

export interface Person {
  cookies: Cookies;
  /** As `Accept-Language` has it. */
  languages: string;
  screen: Screen;
}

/** By address; a stylesheet's name changes with what stands in it. */
const stylesheets = new Map<string, Promise<Judgement[]>>();

/** One window of a browser without a script: where it is, where it was, and what it saved. */
export class Tab {
  readonly keyboard = new Keyboard(this);
  readonly #person: Person;
  readonly #listeners = { request: new Set<(url: URL) => void>(), saved: new Set<(file: Saved) => void>() };
  readonly #answerListeners = new Set<(answer: Answer, method: string) => void>();
  #opened: Opened | undefined;
  #past: URL[] = [];
  /** Why the last form was not sent, for whoever wonders what they look at. */
  heldBack: string[] = [];

  constructor(person: Person) {
    this.#person = person;
  }

  get opened(): Opened {
    if (!this.#opened) throw new Error("Nothing is opened yet.");
    return this.#opened;
  }

  get isEmpty(): boolean {
    return this.#opened === undefined;
  }

  get screen(): Screen {
    return this.#person.screen;
  }

  /** Types an address. Answers what came, also where that was saved and the page stays. */
  goto(url: URL): Promise<Answer> {
    return this.#go({ method: "GET", url }, undefined);
  }

  /** Follows a link of the page. One to a place on the same page asks for nothing. */
  async follow(url: URL, saves: boolean): Promise<void> {
    const here = this.opened.url;
    if (url.hash && url.href.split("#")[0] === here.href.split("#")[0]) {
      this.#past.push(here);
      this.opened.url = url;
    } else await this.#go({ method: "GET", url }, this.opened, saves);
  }

  async submit(submission: Submission): Promise<void> {
    await this.#go(submission, this.opened);
  }

  async reload(): Promise<Answer> {
    const { url } = this.opened;
    const answer = await this.#go({ method: "GET", url }, undefined);
    this.#past.pop();
    return answer;
  }

  async back(): Promise<Answer | null> {
    const url = this.#past.pop();
    if (!url) return null;
    const answer = await this.#go({ method: "GET", url }, undefined);
    this.#past.pop();
    return answer;
  }

  async resize(screen: Screen): Promise<void> {
    this.#person.screen = screen;
    if (this.#opened) this.#opened.rendering = await this.#renderingOf(this.#opened.document, this.#opened.url);
  }

  /** Hears of each request of the window, redirects too. */
  onRequest(listener: (url: URL) => void): void {
    this.#listeners.request.add(listener);
  }

  onAnswer(listener: (answer: Answer, method: string) => void): () => void {
    this.#answerListeners.add(listener);
    return () => this.#answerListeners.delete(listener);
  }

  onSaved(listener: (file: Saved) => void): () => void {
    this.#listeners.saved.add(listener);
    return () => this.#listeners.saved.delete(listener);
  }

  async #go(submission: Submission, from: Opened | undefined, saves = false): Promise<Answer> {
    const { method, url, body } = submission;
    const headers = this.#headers(url, from);
    if (body) headers["content-type"] = body.type;
    if (method === "POST" && from) headers.origin = from.url.origin;
    const heard = (one: URL) => {
      for (const listener of this.#listeners.request) listener(one);
    };
    const answer = await ask({ method, url, headers, body: body?.content }, this.#person.cookies, { heard });
    for (const listener of this.#answerListeners) listener(answer, method);
    this.heldBack = [];
    if (answer.status === 204) return answer;
    const disposition = answer.headers["content-disposition"] ?? "";
    if (saves || disposition.startsWith("attachment")) {
      const file = { name: fileNameOf(disposition, answer.url), body: answer.body };
      for (const listener of this.#listeners.saved) listener(file);
      return answer;
    }
    if (this.#opened) this.#past.push(this.#opened.url);
    const document = parsePage(textOf(answer));
    const rendering = await this.#renderingOf(document, answer.url);
    this.#opened = { url: answer.url, answer, document, controls: new Controls(), rendering };
    this.keyboard.blur();
    return answer;
  }

  #headers(url: URL, from: Opened | undefined): Record<string, string> {
    const referrer = from && referrerOf(from, url);
    return {
      accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
      "accept-language": this.#person.languages,
      "sec-fetch-dest": "document",
      "sec-fetch-mode": "navigate",
      "sec-fetch-site": from ? (from.url.origin === url.origin ? "same-origin" : "cross-site") : "none",
      "sec-fetch-user": "?1",
      "upgrade-insecure-requests": "1",
      "user-agent": "Mozilla/5.0 (form client; no script)",
      ...(referrer && { referer: referrer }),
    };
  }

  async #renderingOf(document: Document, base: URL): Promise<Rendering> {
    const links = [...document.querySelectorAll("link[rel=stylesheet][href]")];
    const sheets = links.map((link) => stylesheetAt(new URL(link.getAttribute("href") ?? "", base)));
    return new Rendering((await Promise.all(sheets)).flat(), this.#person.screen);
  }
}

async function stylesheetAt(url: URL): Promise<Judgement[]> {
  const known = stylesheets.get(url.href);
  if (known) return known;
  const read = fetch(url).then(async (answer) => judgementsOf(await answer.text()));
  stylesheets.set(url.href, read);
  return read;
}

/** What a page that is no HTML says, as a browser shows it: nothing in it is a link or a field. */
function textOf({ headers, body }: Answer): string {
  const text = body.toString("utf8");
  if (/html/.test(headers["content-type"] ?? "")) return text;
  return `<pre>${text.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</pre>`;
}

/** By the policy of the page that one comes from. */
function referrerOf({ url, answer }: Opened, to: URL): string | undefined {
  const policy = answer.headers["referrer-policy"] ?? "strict-origin-when-cross-origin";
  const same = url.origin === to.origin;
  if (policy === "no-referrer" || (policy === "same-origin" && !same)) return undefined;
  return same && policy !== "strict-origin" && policy !== "origin" ? url.href.split("#")[0] : `${url.origin}/`;
}

function fileNameOf(disposition: string, url: URL): string {
  const [, extended] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (extended) return decodeURIComponent(extended);
  const [, plain] = /filename="?([^";]+)"?/i.exec(disposition) ?? [];
  return plain ?? decodeURIComponent(url.pathname.split("/").at(-1) ?? "");
}
