import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { BackendRefusedError, BackendUnavailableError } from "~/backend/errors";
import { failedAction } from "~/forms/failed-action.server";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { tooLargeIn, unread } from "./too-large.server";

export const handle: RouteData = { access: "public", pageTitle: "shell:notFound.title" };

/** The server renders this page, too, in the place of one that could not be made: any address leads here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  throw instead(context, await tooLargeIn(request, context));
}

/** A form that is posted to nowhere is not found either; one that could not be taken is kept, to be sent again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const message = await tooLargeIn(request, context);
  const { failure } = context;
  if (failure && message) return unread(message, failure.status);
  const error = failure?.status === 429 ? TOO_MANY : AWAY;
  const kept = failure && (await failedAction({ sent: request, error, isPage: true }));
  if (kept) return kept;
  throw instead(context);
}

/** Never rendered, but with a component this is a page and not a resource: the error boundary shows what happened. */
export default function NotFound() {
  return null;
}

const AWAY = new BackendUnavailableError("readSession");
const TOO_MANY = new BackendRefusedError("readSession", 429, { code: "too_many_calls", message: "", requestId: "" });

function instead({ failure, requestId }: Pick<LoadContext, "failure" | "requestId">, message?: Message): Response {
  return failure
    ? Response.json({ requestId, message }, { status: failure.status })
    : new Response(null, { status: 404 });
}
