import { Cookies, type KeptCookie } from "./cookies";
import { ask } from "./http";
import { FormPage } from "./page";
import { FormResponse } from "./response";
import type { Person } from "./tab";

interface Circumstances {
  baseURL?: string;
  locale?: string;
  viewport?: { width: number; height: number } | null;
}

interface Call {
  headers?: Record<string, string>;
  /** Sent as JSON. */
  data?: object;
  /** Sent as a form is. */
  form?: Record<string, string>;
  /** 0: the answer that redirects is the answer. */
  maxRedirects?: 0;
}

/** Somebody with cookies of their own, in the words of Playwright's `BrowserContext`. */
export class FormContext {
  readonly base: string | undefined;
  readonly person: Person;
  readonly request = {
    get: (path: string, call?: Call) => this.#call("GET", path, call),
    post: (path: string, call?: Call) => this.#call("POST", path, call),
    put: (path: string, call?: Call) => this.#call("PUT", path, call),
    delete: (path: string, call?: Call) => this.#call("DELETE", path, call),
  };

  constructor({ baseURL, locale, viewport }: Circumstances) {
    this.base = baseURL;
    this.person = {
      cookies: new Cookies(),
      languages: locale ?? "en-US",
      screen: viewport ?? { width: 1280, height: 720 },
    };
  }

  async newPage(): Promise<FormPage> {
    return new FormPage(this);
  }

  async cookies(): Promise<KeptCookie[]> {
    return this.person.cookies.all();
  }

  async clearCookies({ name }: { name?: string } = {}): Promise<void> {
    this.person.cookies.forget(name);
  }

  async addCookies(
    cookies: { name: string; value: string; url?: string; domain?: string; path?: string }[],
  ): Promise<void> {
    for (const { name, value, url, domain, path } of cookies) {
      const host = domain ?? new URL(url ?? this.base ?? "").hostname;
      const rest = { expires: -1, httpOnly: false, secure: false, sameSite: "Lax" } as const;
      this.person.cookies.keep({ name, value, domain: host, path: path ?? "/", ...rest });
    }
  }

  /** As a browser takes it in. */
  async storageState() {
    return { cookies: await this.cookies(), origins: [] };
  }

  /** There is no console, and no script that could throw. */
  on(): void {}

  async close(): Promise<void> {}

  async #call(
    method: string,
    path: string,
    { headers = {}, data, form, maxRedirects }: Call = {},
  ): Promise<FormResponse> {
    const body = data ? JSON.stringify(data) : form && new URLSearchParams(form).toString();
    const type = data ? "application/json" : "application/x-www-form-urlencoded";
    const said = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const answer = await ask(
      {
        method,
        url: new URL(path, this.base),
        headers: { accept: "*/*", ...(body !== undefined && { "content-type": type }), ...said },
        ...(body !== undefined && { body: Buffer.from(body) }),
      },
      this.person.cookies,
      { follows: maxRedirects !== 0 },
    );
    return new FormResponse(answer, method);
  }
}
