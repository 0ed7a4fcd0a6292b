import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { catalogue, catalogueHash } from "~/i18n/catalogues.server";
import { isLanguage } from "~/i18n/languages";
import { NAMESPACES } from "~/i18n/namespaces";

export const handle: RouteData = { access: "public" };

/** The texts of one section: what a page needs that is reached by a link. Asked again, it mostly answers 304. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { language } = params;
  const namespace = NAMESPACES.find((name) => name === params.namespace);
  if (!isLanguage(language) || !namespace) throw new Response(null, { status: 404 });
  const etag = `"${catalogueHash(language, namespace)}"`;
  const headers = { ETag: etag, "Cache-Control": "public, no-cache" };
  if (matches(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  return Response.json(catalogue(language, namespace), { headers });
}

/** A proxy that compresses weakens the tag (RFC 9110 §8.8.3). */
function matches(header: string | null, etag: string): boolean {
  return (header ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
