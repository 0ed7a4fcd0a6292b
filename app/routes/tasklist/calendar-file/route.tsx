import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { LANGUAGE_TAGS, type Language } from "~/i18n/languages";
import { speechIn } from "~/i18n/speech.server";
import { icsOf } from "./ics.server";
import { calendarOf } from "./queries.server";

/** The token in the address is what opens it: a calendar program cannot sign in. */
export const handle: RouteData = { access: "public" };

/** Somebody's tasks for a calendar program. What has not changed is not sent again. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [, token] = /^([\w-]{1,100})\.ics$/.exec(params.file ?? "") ?? [];
  const calendar = token ? await calendarOf(context, token) : null;
  if (!calendar) return new Response("Not found\n", { status: 404, headers: PRIVATE });
  const language: Language = calendar.language in LANGUAGE_TAGS ? (calendar.language as Language) : "en";
  const speech = await speechIn(language, context, "UTC");
  const ics = icsOf(calendar, new URL(request.url).origin, speech);
  const tag = createHash("sha256").update(ics).digest("base64url").slice(0, 27);
  const headers = { ...PRIVATE, ETag: `"${tag}"` };
  if (request.headers.get("if-none-match")?.includes(tag)) return new Response(null, { status: 304, headers });
  return new Response(ics, { headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" } });
}

/** For one reader's own cache, and for no search engine. */
const PRIVATE = { "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex, nofollow" };
