import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import type { RouteData } from "~/access/route-data";
import { speechFor } from "~/domain/feed/speech.server";
import { parseFilter } from "~/domain/feed-filter/search-params";
import { readSubmission } from "~/forms/read-submission.server";
import type { MessageKey } from "~/i18n/message";
import { timeZoneOf } from "~/i18n/time-zone.server";
import type { LoadContext } from "~/load-context";
import { feedViewOf } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { Feed } from "./components/feed";
import { rememberedOrder, rememberOrder, remembersOrder } from "./feed-order.server";
import { goesOn, goOn } from "./go-on.server";
import { make } from "./make.server";
import { firstAlertOf, isForeignPage, readFeed } from "./queries.server";
import { type FeedForm, feedForm } from "./schema";
import { remember, swapped } from "./tier-cache";
import { undoOf } from "./undo.server";
import { toFeedPage } from "./view/feed-page.server";

export const handle: RouteData = { i18n: ["feed"], trail: () => [{ area: "feed" }] };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = await opened(context, await askedOf(request, params.view));
  const [answer, speech] = await Promise.all([
    readFeed(context, asked).catch((error) => {
      throw isForeignPage(error) ? firstPage(request) : error;
    }),
    speechFor(request, context),
  ]);
  const title = `feed:headings.${asked.filter.statusId}` satisfies MessageKey;
  const order = new URL(request.url).searchParams.has("order") ? asked.filter.order : null;
  return data(
    { title, ...toFeedPage(context, asked, answer, speech) },
    { status: answer.missing ?? 200, headers: order ? { "Set-Cookie": await rememberOrder(order) } : undefined },
  );
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return swapped(new URL(window.location.href), new URL(request.url), () => serverLoader<typeof loader>());
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, feedForm);
  if (!submission.ok) return submission.refuse();
  const { value: form, idempotencyKey } = submission;
  if (form.intent === "change" && goesOn(form)) return goOn(request, form, submission.refuse);
  const { filter } = await askedOf(request, params.view);
  const outcome = await make(context, filter, form, { idempotencyKey, timeZone: timeZoneOf(request) });
  if (!outcome.ok) return submission.refuse(outcome);
  const { pathname, search } = new URL(request.url);
  const toast = await toastCookie(outcome.message, "good", undoOf(outcome.operation, pathname + search));
  return redirect(afterwards(request, form, outcome.operation), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function FeedRoute() {
  const feed = useLoaderData<typeof loader>();
  const location = useLocation();
  useEffect(() => remember(location, feed), [location, feed]);
  return <Feed feed={feed} failed={useActionData<typeof action>()} />;
}

async function askedOf(request: Request, view: string | undefined) {
  const statusId = feedViewOf(view);
  if (!statusId) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const number = (name: string) =>
    /^[1-9]\d{0,14}$/.test(searchParams.get(name) ?? "") ? Number(searchParams.get(name)) : null;
  const { emailAlertId, ...filter } = parseFilter(statusId, searchParams, await rememberedOrder(request));
  return {
    // A mail's link says which alert to begin with; from then on it is open like any other.
    filter: { ...filter, emailAlertId: null },
    orderIsKnown: searchParams.has("order") || (await remembersOrder(request)),
    after: searchParams.get("after"),
    // A word instead of a number is an alert that is not there.
    alertId: searchParams.has("alert") ? (number("alert") ?? 0) : emailAlertId,
    /** Who goes on behind the last alert of a page knows of the next one only where its page begins. */
    opensFirst: searchParams.get("open") === "first",
    selectsAll: searchParams.get("select") === "all",
    operationId: number("operation"),
    opensFilter: searchParams.get("filter") === "open",
    since: Date.now(),
  };
}

async function opened(context: LoadContext, { opensFirst, ...asked }: Awaited<ReturnType<typeof askedOf>>) {
  return opensFirst ? { ...asked, alertId: await firstAlertOf(context, asked) } : asked;
}

function firstPage(request: Request): Response {
  const url = new URL(request.url);
  url.searchParams.delete("after");
  return redirect(url.pathname + url.search);
}

/** Back to the same page, after a decision to the next alert; with the progress of the work beside it where that goes on in a job. */
function afterwards(request: Request, form: FeedForm, operation: { id: number; state: string } | null): string {
  const url = new URL(request.url);
  const { searchParams } = url;
  searchParams.delete("select");
  if (putsAway(form)) advance(searchParams, form);
  if (operation && operation.state !== "Done") searchParams.set("operation", String(operation.id));
  else searchParams.delete("operation");
  return url.pathname + url.search;
}

/** What is decided about the open alert, or put off: the next one opens. */
const putsAway = (form: FeedForm): form is Extract<FeedForm, { intent: "change" | "snooze" }> =>
  form.intent === "snooze" ||
  (form.intent === "change" && form.advance !== undefined && /^status:|^snooze:(?!off)/.test(form.change));

function advance(params: URLSearchParams, { nextId, nextAfter }: { nextId?: number; nextAfter?: string }): void {
  params.delete("alert");
  if (nextId) params.set("alert", String(nextId));
  else if (nextAfter) {
    params.set("after", nextAfter);
    params.set("open", "first");
  }
}
