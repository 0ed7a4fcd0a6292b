import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { managedCollection } from "../managed-collection.server";
import { DeleteCollection } from "./components/delete-collection";
import { removeCollection } from "./mutations.server";

export const handle: RouteData = {
  i18n: ["collection"],
  pageTitle: "collection:delete.this",
  requiresPermissions: ["targets:follow"],
  trail: trailOf<typeof loader>(({ data }) => [
    { area: "collections" },
    { to: paths.collection(data.id), text: data.name },
  ]),
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id, name, lost } = await managedCollection(context, params.collectionId);
  return { id, name, lost };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, z.object({}));
  const { id, name } = await managedCollection(context, params.collectionId);
  const removed = await removeCollection(context, id);
  if (!removed.ok) return submission.refuse(removed.no);
  const toast = await toastCookie({ key: "collection:done.deleted", params: { name } });
  // "my: the page shown after a collection is deleted" (specification §2 Network).
  return redirect(paths.collection("my"), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function CollectionDeletion() {
  return <DeleteCollection collection={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
