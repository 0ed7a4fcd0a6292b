import { matchRoutes } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";

/** The routes of a Remix build, as far as the guard reads them. */
export type BuildRoutes = Record<
  string,
  { id: string; parentId?: string; path?: string; index?: boolean; module: { handle?: unknown } } | undefined
>;

export interface RouteMatch {
  /** The whole pattern, such as `/feed/:status`; `/*` for what is not found. */
  pattern: string;
  /** Outermost first. */
  handles: RouteData[];
}

/** Matches with Remix's own matcher, so that guard and handler cannot disagree about which routes will run. */
export function routeMatcher(routes: BuildRoutes): (pathname: string) => RouteMatch | null {
  const tree = childrenOf(routes, undefined);
  return (pathname) => {
    const matches = matchRoutes(tree, { pathname });
    if (!matches) return null;
    return {
      pattern: `/${matches.flatMap(({ route }) => route.path ?? []).join("/")}`.replace(/\/{2,}/g, "/"),
      handles: matches.map(({ route }) => (routes[route.id ?? ""]?.module.handle ?? {}) as RouteData),
    };
  };
}

type TreeRoute = { id: string; path?: string } & (
  | { index: true; children?: undefined }
  | { index?: false; children: TreeRoute[] }
);

function childrenOf(routes: BuildRoutes, parentId: string | undefined): TreeRoute[] {
  const children = Object.values(routes).filter((route) => route && (route.parentId || undefined) === parentId);
  return children.flatMap((route): TreeRoute[] => {
    if (!route) return [];
    const { id, path } = route;
    return [route.index ? { id, path, index: true } : { id, path, children: childrenOf(routes, id) }];
  });
}
