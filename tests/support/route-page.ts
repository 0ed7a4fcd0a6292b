import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { callBackend } from "~/backend/client.server";
import { readSession } from "~/backend/contract/session";
import type { BackendTransport } from "~/backend/transport";
import { DocumentProvider } from "~/boot/document";
import { allCatalogues } from "~/i18n/catalogues.server";
import { createTranslator } from "~/i18n/translator";
import { TranslationProvider } from "~/i18n/use-translation";
import { type Persona, signInAs } from "./personas";

interface RouteModule {
  loader: unknown;
  action: unknown;
  default: ComponentType;
}

interface Page {
  status: number;
  /** Where it leads on; null where the page itself is answered. */
  to: string | null;
  cookies: string[];
  html: string;
}

/** One page as a persona uses it without a script, made of its route as it is written: its loader and action with this backend, in English. */
export async function routePage(route: RouteModule, path: string, transport: BackendTransport, persona: Persona) {
  const { backend } = await signInAs(transport, persona);
  const session = await callBackend({ backend }, readSession, {});
  const user = { ...session.user, language: "en" as const };
  const requestContext = {
    backend,
    session: { ...session, user },
    translations: async () => null,
  } as unknown as AppLoadContext;
  const english = createTranslator("en", allCatalogues("en"));
  const page = createElement(TranslationProvider, { value: english }, createElement(route.default));
  const { loader, action } = route as { loader: () => Promise<object>; action: () => Promise<object> };
  const { query, dataRoutes } = createStaticHandler([{ id: "page", path, element: page, loader, action }]);

  async function ask(address: string, init?: RequestInit): Promise<Page> {
    const context = await query(new Request(`http://tierwatch.test${address}`, init), { requestContext });
    if (context instanceof Response)
      return {
        status: context.status,
        to: context.headers.get("Location"),
        cookies: context.headers.getSetCookie(),
        html: "",
      };
    const [failed] = Object.values(context.errors ?? {});
    if (failed) return { status: (failed as { status?: number }).status ?? 500, to: null, cookies: [], html: "" };
    const router = createStaticRouter(dataRoutes, context);
    const whole = createElement(StaticRouterProvider, { router, context, hydrate: false });
    // Each rendering has forms of its own.
    const facts = { nonce: "", boot: "{}", seed: randomUUID() };
    const html = renderToStaticMarkup(createElement(DocumentProvider, { value: facts }, whole));
    return { status: context.statusCode, to: null, cookies: [], html };
  }

  return {
    get: (address: string) => ask(address),
    post: (address: string, fields: Record<string, string>) =>
      ask(address, { method: "POST", body: new URLSearchParams(fields) }),
  };
}

/** What the form with this button posts, as it stands on the page; null where there is none. */
export function fieldsBeside(button: string, html: string): Record<string, string> | null {
  const form = html.split("<form ").find((part) => part.split("</form>")[0]?.includes(`>${button}</button>`));
  if (form === undefined) return null;
  const fields = (form.split("</form>")[0] ?? "").matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = "", value = ""]) => [name, value]));
}
