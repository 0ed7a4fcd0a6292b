import { requireUser } from "~/access/require-user.server";
import { callBackend } from "~/backend/client.server";
import { listContextHelp } from "~/backend/contract/context-help";
import { readNames } from "~/backend/contract/search";
import { searchTargets } from "~/backend/contract/targets";
import { USER_LANGUAGES } from "~/i18n/languages";
import { languageOf } from "~/i18n/locale.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { visitedIn } from "~/shell/visited.server";

/** What can be printed: dossiers of the targets that were asked for, else of those that were opened last; and the company's help texts. */
export async function readPrintable(request: Request, context: LoadContext, q: string) {
  const language = await languageOf(request, context);
  const locale = USER_LANGUAGES.find((one) => one === language) ?? "en";
  const [targets, entries] = await Promise.all([
    q === "" ? recentTargets(request, context) : foundTargets(context, q),
    callBackend(context, listContextHelp, { query: { locale } }),
  ]);
  return { q, targets: targets.map(({ id, name }) => ({ id, name, href: paths.printTarget(id) })), entries };
}

async function foundTargets(context: LoadContext, q: string) {
  return (await callBackend(context, searchTargets, { query: { q, size: 10 } })).content;
}

async function recentTargets(request: Request, context: LoadContext) {
  const visited = await visitedIn(request, requireUser(context));
  const refs = visited.flatMap((one) => ("kind" in one && one.kind === "target" ? [`target:${one.id}`] : []));
  if (refs.length === 0) return [];
  return (await callBackend(context, readNames, { query: { refs: refs.join() } })).content;
}
