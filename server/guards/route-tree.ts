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
  /** The routes' own, outermost first. */
  ids: string[];
}

/** Matches with Remix's own matcher, so that guard and handler cannot disagree about which routes will run. */
export function routeMatcher(routes: BuildRoutes): (pathname: string) => RouteMatch | null {
  const tree = childrenOf(routes, undefined);
  const known = new Map<string, RouteMatch | null>();
  return (pathname) => {
    const before = known.get(pathname);
    if (before !== undefined) return before;
    // Most requests are for few pages; who asks for many must not fill the memory.
    if (known.size >= KNOWN_LIMIT) known.clear();
    const match = matchIn(pathname);
    known.set(pathname, match);
    return match;
  };

  function matchIn(pathname: string): RouteMatch | null {
    const matches = matchRoutes(tree, { pathname });
    if (!matches) return null;
    return {
      pattern: `/${matches.flatMap(({ route }) => route.path ?? []).join("/")}`.replace(/\/{2,}/g, "/"),
      handles: matches.map(({ route }) => (routes[route.id]?.module.handle ?? {}) as RouteData),
      ids: matches.map(({ route }) => route.id),
    };
  }
}

const KNOWN_LIMIT = 1000;

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
