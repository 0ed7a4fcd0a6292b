import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { safeReturnTo } from "~/access/return-to";
import { looksLikeMessageKey, type Message } from "~/i18n/message";
import type { Toast, ToastAction } from "./toast";

/** A cookie of 4 kB is dropped whole by browsers, so no parameter may fill it. */
const LONGEST_PARAM = 200;
/** An address to return to may be long; an action with a longer one is left out. */
const LONGEST_FIELD = 1500;

const cookie = createCookie("tierwatch-toast", { path: "/", sameSite: "lax", httpOnly: true });

const toast = z.object({
  id: z.string().max(64),
  tone: z.enum(["good", "bad", "neutral"]),
  key: z.string().max(100).refine(looksLikeMessageKey),
  title: z.string().max(100).refine(looksLikeMessageKey).optional(),
  params: z.record(z.string().max(40), z.union([z.string().max(LONGEST_PARAM), z.number()])).optional(),
  action: z
    .object({
      // A forged cookie must not make a button that posts elsewhere.
      to: z.string().refine((path) => safeReturnTo(path, "") === path),
      label: z.string().max(100).refine(looksLikeMessageKey),
      fields: z.record(z.string().regex(/^[a-z]\w{0,30}$/i), z.string().max(LONGEST_FIELD)),
    })
    .optional(),
});

/** The `Set-Cookie` value that shows a message on the next page, with a form beside it where there is something to do. */
export async function toastCookie(
  message: Message,
  tone: Toast["tone"] = "good",
  action?: ToastAction,
): Promise<string> {
  const params = message.params && clamp(message.params);
  const fits = action && Object.values(action.fields).every((value) => value.length <= LONGEST_FIELD);
  const { key, title } = message;
  const value = { id: crypto.randomUUID(), tone, key, title, params, action: fits ? action : undefined };
  return cookie.serialize(toast.parse(value), { maxAge: 60 });
}

/** The message that the last page left, and the `Set-Cookie` value that keeps it from being shown twice. */
export async function takeToast(request: Request): Promise<{ toast: Toast | null; clear: string | null }> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  if (value === null) return { toast: null, clear: null };
  const parsed = toast.safeParse(value);
  return { toast: parsed.success ? parsed.data : null, clear: await cookie.serialize("", { maxAge: 0 }) };
}

function clamp(params: Record<string, string | number>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params)
      .slice(0, 5)
      .map(([name, value]) => [name, typeof value === "string" ? cut(value) : value]),
  );
}

function cut(text: string): string {
  return text.length > LONGEST_PARAM ? `${text.slice(0, LONGEST_PARAM - 1)}…` : text;
}
