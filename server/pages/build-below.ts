import type { ServerBuild } from "@remix-run/server-runtime";
import { withoutPath } from "../site-path";

/**
 * The build as it is served below a path (`below`, such as `/risk`), of which it knows nothing: Remix and browsers are told of it, and
 * the pages' own module that writes plain addresses. Loaders and actions are handed requests without it, as all else inside is.
 */
export function buildBelow(build: ServerBuild, below: string): ServerBuild {
  const entry = build.entry?.module as { standBelow?(below: string): void } | undefined;
  // Once for the process: pages have one module, and it one path.
  entry?.standBelow?.(below);
  if (below === "") return build;
  const { assets } = build;
  return {
    ...build,
    // With the slash, the first page is below the path as well, where proxies send what is ours and cookies are sent.
    basename: `${below}/`,
    publicPath: below + build.publicPath,
    assets: {
      ...assets,
      url: below + assets.url,
      entry: { ...assets.entry, ...addressesBelow(assets.entry, below) },
      routes: mapped(assets.routes, (route) => ({ ...route, ...addressesBelow(route, below) })),
    },
    routes: mapped(build.routes, (route) => {
      const { loader, action } = route.module;
      const own = {
        ...(loader && { loader: inside(loader, below) }),
        ...(action && { action: inside(action, below) }),
      };
      return { ...route, module: { ...route.module, ...own } };
    }),
  };
}

/** The same request for Remix, which finds its route below the path only. The data of the first page are asked for as `/_root.data`. */
export function requestBelow(request: Request, below: string): Request {
  if (below === "") return request;
  const url = new URL(request.url);
  url.pathname = below + url.pathname.replace(/^\/_root\.data$/, "/.data");
  return new Request(url, request);
}

/** What Remix answers, with its redirects as everybody else's: without the path. */
export function answerInside(answer: Response, below: string): Response {
  const location = answer.headers.get("Location");
  const inside = below === "" || location === null ? null : withoutPath(location, below);
  if (inside !== null) answer.headers.set("Location", inside);
  return answer;
}

/** The addresses of a page's scripts and styles, as far as it has some. */
function addressesBelow(part: { module: string; imports?: string[]; css?: string[] }, below: string) {
  const under = (addresses: string[] | undefined) => addresses?.map((address) => below + address);
  return { module: below + part.module, imports: under(part.imports) ?? [], ...(part.css && { css: under(part.css) }) };
}

function mapped<R>(routes: Record<string, R>, change: (route: NonNullable<R>) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route && change(route)]));
}

function inside<F extends (args: never) => unknown>(handler: F, below: string): F {
  const handed = (args: { request: Request }) => {
    const url = new URL(args.request.url);
    url.pathname = withoutPath(url.pathname, below) ?? url.pathname;
    return handler({ ...args, request: new Request(url, args.request) } as never);
  };
  // Remix asks clients for such marks on the function itself (`loader.hydrate`).
  return Object.assign(handed, handler) as unknown as F;
}
