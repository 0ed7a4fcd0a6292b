import type { ServerBuild } from "@remix-run/server-runtime";

/** One address for each page of a build, with 1 in the place of each parameter. */
export function pageAddresses(build: ServerBuild): string[] {
  const ids = Object.keys(build.routes);
  const leaves = ids.filter((id) => !ids.some((other) => build.routes[other]?.parentId === id));
  return leaves.map((id) => {
    const segments: string[] = [];
    for (let at: string | undefined = id; at; at = build.routes[at]?.parentId) {
      segments.unshift(build.routes[at]?.path ?? "");
    }
    return `/${segments
      .filter(Boolean)
      .join("/")
      .replace(/:\w+\??/g, "1")}`;
  });
}
