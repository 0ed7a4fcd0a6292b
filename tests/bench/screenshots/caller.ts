import type { Page } from "@playwright/test";
import { PASSWORD } from "../../support/personas";

/** The backend's calls as somebody makes them who is signed in; an answer that refuses is thrown. */
export interface Caller {
  /** Of the session. */
  token: string;
  get<T>(path: string): Promise<T>;
  send<T>(method: "POST" | "PUT", path: string, body: object): Promise<T>;
  /** Keeps a file for a document to name. */
  file(name: string, content: string): Promise<{ mappedFilename: string }>;
}

export interface Numbered {
  id: number;
}
export interface Listed<T = Numbered> {
  content: T[];
}

export async function callerOf(address: string, email: string): Promise<Caller> {
  let token = "";
  const call = async (method: string, path: string, type: string, body?: string) => {
    const headers = { origin: address, "content-type": type, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${address}/api${path}`, { method, headers, body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    return text === "" ? null : JSON.parse(text);
  };
  const json = "application/json";
  ({ token } = await call("POST", "/v2/session", json, JSON.stringify({ email, password: PASSWORD })));
  return {
    token,
    get: (path) => call("GET", path, json),
    send: (method, path, body) => call(method, path, json, JSON.stringify(body)),
    file: (name, content) =>
      call("POST", `/v2/document-files?fileName=${encodeURIComponent(name)}`, "application/octet-stream", content),
  };
}

/** Through the form, as a person does. */
export async function signInPage(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/login?returnUrl=/shortcuts`);
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("main button[type=submit]").click();
  await page.waitForURL(({ pathname }) => pathname === "/shortcuts");
}
