import { Link, useMatches, useRouteError } from "@remix-run/react";
import { AREAS, type AreaKey } from "~/access/areas";
import type { Crumb, RouteData } from "~/access/route-data";
import { type Message, type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { collectionOf, feedViewOf, paths } from "~/paths";
import type { Seen } from "./last-lists";

interface Step {
  name: string;
  /** None of the page itself. */
  to?: string | undefined;
}

/**
 * Where the page is: its area, the area's list as it was last filtered, what lies between, and the page itself. On a narrow screen
 * only the step before it, as the way back.
 */
export function Breadcrumbs({ seen }: { seen: Seen }) {
  const { t } = useTranslation();
  const steps = useSteps(seen);
  if (steps.length === 0) return null;
  return (
    <nav aria-label={t("crumbs.label")} className={seen.isList ? "crumbs crumbs-of-list" : "crumbs"}>
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

function useSteps({ lists, collection }: Seen): Step[] {
  const error = useRouteError();
  const matches = useMatches();
  const text = useMessage();
  const { t } = useTranslation();
  if (error != null) return [];
  const crumbs = matches.flatMap(({ data, handle, params }): readonly Crumb[] => {
    const { trail } = (handle ?? {}) as RouteData;
    return trail?.({ data, params }) ?? [];
  });
  // A collection that was last seen is also what its settings are of: it stands there once, as it was seen.
  const way = crumbs.flatMap((crumb): Step[] => {
    if ("area" in crumb) return areaSteps(crumb.area);
    return [{ name: "name" in crumb ? text(crumb.name) : crumb.text, to: crumb.to }];
  });
  const steps = way.filter(({ name, to }, at) => to === undefined || name !== way[at - 1]?.name);
  const isNamed = steps.length > 0 && steps.at(-1)?.to === undefined;
  const own = isNamed ? undefined : ownName(matches.at(-1));
  return own === undefined ? steps : [...steps, { name: typeof own === "string" ? own : text(own.message) }];

  function areaSteps(key: AreaKey): Step[] {
    const area = { name: t(`areas.${key}`), to: AREAS.find((one) => one.key === key)?.path };
    const last = lists[key];
    if (key === "imports")
      return [area, { name: t(last ? "crumbs.filtered.imports" : "crumbs.imports"), to: last ?? paths.imports() }];
    return last ? [area, { name: listName(key, last), to: last }] : [area];
  }

  /** The address says which list it is; its filter has no name. */
  function listName(key: AreaKey, to: string): string {
    const [, , which, id] = to.split(/[/?]/);
    switch (key) {
      case "feed":
        return t(`crumbs.feed.${feedViewOf(which) ?? "all"}`);
      case "collections":
        return collection ?? t(collectionOf(id) === 0 ? "crumbs.allTargets" : "crumbs.lastCollection");
      case "tasks":
      case "documents":
        return t(`crumbs.filtered.${key}`);
      default:
        return t(`areas.${key}`);
    }
  }
}

type Named = { handle?: unknown; data?: unknown } | undefined;

/** What the page calls itself: the name of its object, else its kind. */
function ownName(match: Named): string | { message: Message | MessageKey } | undefined {
  const { pageName, title } = (match?.data ?? {}) as { pageName?: string; title?: Message | MessageKey };
  const message = ((match?.handle ?? {}) as RouteData).pageTitle ?? title;
  return pageName ?? (message && { message });
}
