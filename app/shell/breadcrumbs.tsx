import { Link, useMatches, useRouteError } from "@remix-run/react";
import { AREAS, type AreaKey } from "~/access/areas";
import type { Crumb, RouteData } from "~/access/route-data";
import { type Message, type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { feedViewOf } from "~/paths";
import type { LastLists, Seen } from "./last-lists";

interface Step {
  name: string;
  /** None of the page itself. */
  to?: string | undefined;
}

/**
 * Where the page is: its area, the area's list as it was last filtered, what lies between, and the page itself. On a narrow screen
 * only the step before it, as the way back.
 */
export function Breadcrumbs({ seen: { lists, isList } }: { seen: Seen }) {
  const { t } = useTranslation();
  const steps = useSteps(lists);
  if (steps.length === 0) return null;
  return (
    <nav aria-label={t("crumbs.label")} className={isList ? "crumbs crumbs-of-list" : "crumbs"}>
      <ol>
        {steps.map(({ name, to }, at) => (
          <li key={to ?? name}>
            {at < steps.length - 1 && to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function useSteps(lists: LastLists): Step[] {
  const error = useRouteError();
  const matches = useMatches();
  const text = useMessage();
  const { t } = useTranslation();
  if (error != null) return [];
  const crumbs = matches.flatMap(({ data, handle, params }): readonly Crumb[] => {
    const { trail } = (handle ?? {}) as RouteData;
    return trail?.({ data, params }) ?? [];
  });
  const steps = crumbs.flatMap((crumb): Step[] => {
    if ("area" in crumb) return areaSteps(crumb.area);
    return [{ name: "name" in crumb ? text(crumb.name) : crumb.text, to: crumb.to }];
  });
  const isNamed = steps.length > 0 && steps.at(-1)?.to === undefined;
  const own = isNamed ? undefined : ownName(matches.at(-1));
  return own === undefined ? steps : [...steps, { name: typeof own === "string" ? own : text(own.message) }];

  function areaSteps(key: AreaKey): Step[] {
    const area = { name: t(`areas.${key}`), to: AREAS.find((one) => one.key === key)?.path };
    const last = lists[key];
    // The address says which view it is; its filter, and a collection's name, are not known here.
    return last ? [area, { name: listName(key, last), to: last }] : [area];
  }

  function listName(key: AreaKey, to: string): string {
    if (key === "collections") return t("crumbs.lastCollection");
    const view = key === "feed" ? feedViewOf(to.split(/[/?]/)[2]) : null;
    return view ? t(`crumbs.feed.${view}`) : t("crumbs.filtered");
  }
}

type Named = { handle?: unknown; data?: unknown } | undefined;

/** What the page calls itself: the name of its object, else its kind. */
function ownName(match: Named): string | { message: Message | MessageKey } | undefined {
  const { pageName, title } = (match?.data ?? {}) as { pageName?: string; title?: Message | MessageKey };
  const message = ((match?.handle ?? {}) as RouteData).pageTitle ?? title;
  return pageName ?? (message && { message });
}
