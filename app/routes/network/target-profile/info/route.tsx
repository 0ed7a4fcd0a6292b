import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { TARGET_SIZES } from "~/backend/contract/target-info-words";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import type { Message } from "~/i18n/message";
import { speechOf } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { locationOf } from "../location.server";
import { rowIdOf } from "../row-id";
import { InfoPage } from "./components/info-page";
import { updateInfo, updatePlace } from "./mutations.server";
import { infoOf } from "./queries.server";
import { infoForm, placeForm, restoreForm } from "./schema";
import { changesOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["profile", "targetInfo"],
  pageTitle: "targetInfo:heading",
  requiresPermissions: ["targets:follow"],
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const [{ info, history }, speech] = await Promise.all([infoOf(context, targetId), speechOf(request, context)]);
  return {
    info,
    report: paths.targetReport(targetId),
    sizes: TARGET_SIZES.map((value) => ({ value, label: speech.word("sizes", value) })),
    place: {
      now: info.location.place ? locationOf(info.location.place, speech) : speech.say("targetInfo:place.none"),
      example: speech.number(52.5163),
      constraints: constraintsOf(placeForm),
    },
    changes: changesOf(history, speech),
    constraints: constraintsOf(infoForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const intent = await intentOf(request);
  if (intent === "place" || intent === "restore") return placeAction(request, targetId, intent, context);
  const submission = await readSubmission(request, infoForm);
  if (!submission.ok) return submission.refuse();
  const updated = await updateInfo(context, targetId, submission.value, submission.idempotencyKey);
  if (!updated.ok) return submission.refuse(updated.no);
  return done(targetId, { key: "targetInfo:done" });
}

async function placeAction(request: Request, targetId: number, intent: "place" | "restore", context: LoadContext) {
  if (intent === "restore") {
    const submission = await readSubmission(request, restoreForm);
    if (!submission.ok) return submission.refuse();
    const { value, idempotencyKey } = submission;
    const restored = await updatePlace(context, targetId, null, value.version, idempotencyKey);
    return restored.ok ? done(targetId, { key: "targetInfo:place.restored" }) : submission.refuse(restored.no);
  }
  const submission = await readSubmission(request, placeForm);
  if (!submission.ok) return submission.refuse();
  const { version, ...location } = submission.value;
  const placed = await updatePlace(context, targetId, location, version, submission.idempotencyKey);
  return placed.ok ? done(targetId, { key: "targetInfo:place.set" }) : submission.refuse(placed.no);
}

async function done(targetId: number, message: Message): Promise<Response> {
  const headers = { "Set-Cookie": await toastCookie(message) };
  return redirect(paths.targetInfo(targetId), { status: 303, headers });
}

export default function TargetInformation() {
  const data = useLoaderData<typeof loader>();
  return <InfoPage {...data} failed={useActionData<typeof action>()} />;
}
