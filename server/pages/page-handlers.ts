import type { AppLoadContext, ServerBuild } from "@remix-run/server-runtime";
import { createRequestHandler } from "@remix-run/server-runtime";

export type PageHandler = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * Remix's handler for each page of a build. Remix goes through all routes several times for each request and makes them anew for
 * each rendering; a handler that knows only the branch that was matched spares that, and answers the same (decision 36). Without a
 * branch, such as for the manifest that browsers discover routes by, the handler knows all.
 */
export function pageHandlers(
  build: ServerBuild,
  mode: "production" | "development",
): (branch?: readonly string[]) => PageHandler {
  const made = new Map<string, PageHandler>();
  return (branch) => {
    const key = branch?.join(" ") ?? "";
    const handler = made.get(key) ?? createRequestHandler(branch ? onlyBranch(build, branch) : build, mode);
    made.set(key, handler);
    return handler;
  };
}

/** With the index pages of the branch: the browser must know them to tell a frame from the page inside it. */
function onlyBranch(build: ServerBuild, branch: readonly string[]): ServerBuild {
  const kept = ({ id, index, parentId }: { id: string; index?: boolean; parentId?: string }) =>
    branch.includes(id) || (index === true && parentId !== undefined && branch.includes(parentId));
  return {
    ...build,
    routes: pick(build.routes, kept),
    assets: { ...build.assets, routes: pick(build.assets.routes, kept) },
  };
}

function pick<R>(routes: Record<string, R>, kept: (route: NonNullable<R>) => boolean): Record<string, R> {
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => route && kept(route)));
}
