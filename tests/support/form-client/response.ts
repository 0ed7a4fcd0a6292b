import type { Answer } from "./http";

/** An answer in the words of Playwright's `Response` and `APIResponse`. */
export class FormResponse {
  readonly #answer: Answer;
  readonly #method: string;

  constructor(answer: Answer, method = "GET") {
    this.#answer = answer;
    this.#method = method;
  }

  status(): number {
    return this.#answer.status;
  }

  ok(): boolean {
    return this.#answer.status >= 200 && this.#answer.status < 300;
  }

  url(): string {
    return this.#answer.url.href;
  }

  headers(): Record<string, string> {
    return this.#answer.headers;
  }

  request() {
    return { method: () => this.#method };
  }

  async body(): Promise<Buffer> {
    return this.#answer.body;
  }

  async text(): Promise<string> {
    return this.#answer.body.toString("utf8");
  }

  async json() {
    return JSON.parse(await this.text());
  }
}
