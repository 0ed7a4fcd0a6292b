import { requireUser } from "~/access/require-user.server";
import { callBackend } from "~/backend/client.server";
import { type ContextHelpEntry, listContextHelp } from "~/backend/contract/context-help";
import { languageOf } from "~/i18n/locale.server";
import { textsOf } from "~/i18n/texts-of.server";
import { explanationOf } from "~/live/explanations";
import type { LoadContext } from "~/load-context";
import { helpKey } from "./schema";

export interface Help {
  key: string;
  /** The language that it is written in: the reader's. */
  locale: ContextHelpEntry["locale"];
  /** The customer's own entry, else the product's words; null where there is neither, which only administrators see. */
  shown: { title: string; body: string } | null;
  /** The customer's own entry. */
  entry: { title: string; body: string; version: number } | null;
  mayChange: boolean;
}

/** Throws 404 for what is no key, and for what nobody has explained to somebody who cannot either. */
export async function readHelp(request: Request, context: LoadContext, param: string | undefined): Promise<Help> {
  const key = helpKey.safeParse(param);
  if (!key.success) throw new Response(null, { status: 404 });
  const language = await languageOf(request, context);
  const locale = language === "fr" ? "en" : language;
  const [entries, { translator }] = await Promise.all([
    callBackend(context, listContextHelp, { query: { locale } }),
    textsOf(context, language),
  ]);
  const own = entries.find((one) => one.key === key.data) ?? null;
  const product = explanationOf(key.data);
  const words = product && {
    title: translator.text("help", product.title),
    body: translator.text("help", product.body),
  };
  const shown = own ? { title: own.title, body: own.body } : words;
  const mayChange = requireUser(context).permissions.includes("context-help:manage");
  if (!shown && !mayChange) throw new Response(null, { status: 404 });
  return {
    key: key.data,
    locale,
    shown,
    entry: own && { title: own.title, body: own.body, version: own.version },
    mayChange,
  };
}
