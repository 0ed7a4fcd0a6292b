import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { isLanguage } from "~/i18n/languages";
import { NAMESPACES } from "~/i18n/namespaces";
import { textsOf } from "~/i18n/texts-of.server";

export const handle: RouteData = { access: "public" };

/** The texts of one section: what a page needs that is reached by a link. Asked again, it mostly answers 304. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { language } = params;
  const namespace = NAMESPACES.find((name) => name === params.namespace);
  if (!isLanguage(language) || !namespace) throw new Response(null, { status: 404 });
  const { texts } = await textsOf(context, language);
  const body = JSON.stringify(texts[namespace]);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
  const headers = { ETag: etag, "Cache-Control": "public, no-cache", "Content-Type": "application/json" };
  if (matches(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

/** A proxy that compresses weakens the tag (RFC 9110 §8.8.3). */
function matches(header: string | null, etag: string): boolean {
  return (header ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
