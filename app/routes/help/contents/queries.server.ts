import { randomUUID } from "node:crypto";
import { requireUser } from "~/access/require-user.server";
import { callBackend } from "~/backend/client.server";
import { listContextHelp } from "~/backend/contract/context-help";
import { languageOf } from "~/i18n/locale.server";
import { textsOf } from "~/i18n/texts-of.server";
import { EXPLANATION_GROUPS, EXPLANATIONS, type ExplanationGroup } from "~/live/explanations";
import type { LoadContext } from "~/load-context";

export interface HelpEntry {
  key: string;
  title: string;
  body: string;
}

export interface HelpContents {
  /** What the product's words mean, each in the customer's words where it has written some. */
  groups: { group: ExplanationGroup; entries: HelpEntry[] }[];
  /** What the customer has written beside them. */
  own: HelpEntry[];
  /** The key of an entry that nobody has written yet; null for who may not write. */
  newKey: string | null;
}

export async function readContents(request: Request, context: LoadContext): Promise<HelpContents> {
  const language = await languageOf(request, context);
  const [written, { translator }] = await Promise.all([
    // Entries are written in the languages of the specification; who reads French reads the English ones.
    callBackend(context, listContextHelp, { query: { locale: language === "fr" ? "en" : language } }),
    textsOf(context, language),
  ]);
  const own = new Map(written.map(({ key, title, body }) => [key, { key, title, body }]));
  const words = Object.entries(EXPLANATIONS).map(([key, { group, title, body }]) => {
    const ours = { key, title: translator.text("help", title), body: translator.text("help", body) };
    return { group, entry: own.get(key) ?? ours };
  });
  return {
    groups: EXPLANATION_GROUPS.map((group) => ({
      group,
      entries: words.filter((word) => word.group === group).map(({ entry }) => entry),
    })),
    own: [...own.values()].filter(({ key }) => !Object.hasOwn(EXPLANATIONS, key)),
    newKey: requireUser(context).permissions.includes("context-help:manage") ? `own.${randomUUID()}` : null,
  };
}
