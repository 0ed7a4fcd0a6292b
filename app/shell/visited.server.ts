import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { AREAS, type AreaKey, areasFor } from "~/access/areas";
import type { ObjectKind } from "~/backend/contract/search";
import type { Session } from "~/backend/contract/session";
import { collectionOf, targetOf } from "~/paths";
import { days, seconds } from "~/time/duration";
import { pinOf } from "./pins";

const visitedCookie = createCookie("tierwatch-visited", { path: "/", sameSite: "lax", httpOnly: true });

/** What the palette lists of where somebody has been. */
const MOST_VISITED = 10;

/** A page that somebody was on, by kind and number: no name, which a cookie has no business with. */
export type Visited = { area: AreaKey } | { kind: ObjectKind; id: number };

const stored = z.object({
  /** Whose: at the same browser somebody else begins anew. */
  user: z.int(),
  pages: z.array(z.string().regex(/^[a-z]+(?::[1-9]\d{0,14})?$/)).max(MOST_VISITED),
});

/** The last ten sections and objects of this user, the latest first. */
export async function visitedIn(request: Request, session: Session): Promise<Visited[]> {
  return (await pagesIn(request, session)).flatMap((page): Visited[] => {
    const [kind = "", id] = page.split(":");
    if (id !== undefined) return KINDS.has(kind) ? [{ kind: kind as ObjectKind, id: Number(id) }] : [];
    const area = AREAS.find(({ key }) => key === kind);
    return area ? [{ area: area.key }] : [];
  });
}

/** The `Set-Cookie` value that adds this page; null where it is none to come back to, or the last one already. */
export async function visit(request: Request, session: Session): Promise<string | null> {
  const page = request.method === "GET" ? pageOf(new URL(request.url), session) : null;
  if (!page) return null;
  const before = await pagesIn(request, session);
  if (before[0] === page) return null;
  const pages = [page, ...before.filter((one) => one !== page)].slice(0, MOST_VISITED);
  return visitedCookie.serialize({ user: session.user.id, pages }, { maxAge: days(30) / seconds(1) });
}

async function pagesIn(request: Request, session: Session): Promise<string[]> {
  const parsed = stored.safeParse(await visitedCookie.parse(request.headers.get("cookie")));
  return parsed.success && parsed.data.user === session.user.id ? parsed.data.pages : [];
}

function pageOf({ pathname, searchParams }: URL, session: Session): string | null {
  const [, root, kind, id] = pathname.split("/");
  const numbered = (name: ObjectKind, number: string | null | undefined) =>
    targetOf(number ?? undefined) === null ? null : `${name}:${number}`;
  if (root === "network" && kind === "target") return numbered("target", id);
  if (root === "network" && kind === "collection" && collectionOf(id)) return numbered("collection", id);
  if (root === "action") return numbered("action", kind) ?? sectionOf(pathname, session);
  if (root === "certificate") return numbered("document", kind) ?? sectionOf(pathname, session);
  if (root === "feed" && searchParams.has("alert")) return numbered("alert", searchParams.get("alert"));
  return sectionOf(pathname, session);
}

function sectionOf(pathname: string, session: Session): string | null {
  const pin = pinOf(pathname, areasFor(session));
  return pin?.startsWith("section:") ? pin.slice("section:".length) : null;
}

const KINDS: ReadonlySet<string> = new Set<ObjectKind>(["target", "collection", "alert", "action", "document"]);
