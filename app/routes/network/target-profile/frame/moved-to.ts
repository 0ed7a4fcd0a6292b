import { paths } from "~/paths";

/** The same page of another target, with its query: where a page of a target is that was merged into it. */
export function movedTo(request: Request, from: number, to: number): string {
  const { pathname, search } = new URL(request.url);
  return paths.networkTarget(to, pathname.slice(paths.networkTarget(from).length) + search);
}
