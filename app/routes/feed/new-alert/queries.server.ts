import { callBackend } from "~/backend/client.server";
import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { listEventTypes } from "~/backend/contract/event-types";
import { searchTargets } from "~/backend/contract/targets";
import type { FoundOption } from "~/domain/target/choose-targets";
import { DOT } from "~/i18n/dot";
import { languageOf } from "~/i18n/locale.server";
import { textsOf } from "~/i18n/texts-of.server";
import type { LoadContext } from "~/load-context";

export interface EventTypeGroup {
  group: string;
  options: { value: string; label: string }[];
}

/** What can happen, by group, and how grave it can be, in the reader's words. */
export async function offeredIn(request: Request, context: LoadContext) {
  const [types, { translator }] = await Promise.all([
    callBackend(context, listEventTypes, {}),
    wordsFor(request, context),
  ]);
  const groups = [...new Set(types.map(({ group }) => group))];
  const priorities = PRIORITY_NAMES.map((value) => ({
    value,
    label: translator.text("catalogue", `priorities.${value}`),
  }));
  const byGroup = groups.map(
    (group): EventTypeGroup => ({
      group: translator.text("catalogue", `eventGroups.${group}`),
      options: types
        .filter((type) => type.group === group)
        .map(({ id }) => ({ value: id, label: translator.text("catalogue", `eventTypes.${id}`) })),
    }),
  );
  return { groups: byGroup, priorities };
}

/** Targets by part of their name, with a hint that one would be followed with the alert; null where nothing was looked for. */
export async function findTargets(request: Request, context: LoadContext, q: string): Promise<FoundOption[] | null> {
  if (q === "") return null;
  const [{ content }, { translator, language }] = await Promise.all([
    callBackend(context, searchTargets, { query: { q, size: 10 } }),
    wordsFor(request, context),
  ]);
  const countries = new Intl.DisplayNames([language], { type: "region", fallback: "code" });
  return content.map(({ id, name, ctype, city, country, following }) => ({
    value: String(id),
    label: name,
    hint: [
      translator.text("catalogue", `ctypes.${ctype}`),
      city,
      country && countries.of(country),
      following ? null : translator.text("newAlert", "notFollowed"),
    ]
      .filter(Boolean)
      .join(DOT),
  }));
}

async function wordsFor(request: Request, context: LoadContext) {
  const language = await languageOf(request, context);
  const { translator } = await textsOf(context, language);
  return { translator, language: translator.language };
}
