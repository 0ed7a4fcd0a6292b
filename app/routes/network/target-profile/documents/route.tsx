import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { listedDocument } from "~/domain/document/document-words.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { rowIdOf } from "../row-id";
import { DocumentsPage } from "./components/documents-page";
import { shownDocuments } from "./queries.server";

export const handle: RouteData = { i18n: ["profile", "documents"], pageTitle: "documents:title" };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const after = new URL(request.url).searchParams.get("after");
  const [{ target, page }, speech] = await Promise.all([
    shownDocuments(context, targetId, after),
    speechOf(request, context),
  ]);
  const mayWrite = context.session?.permissions.includes("documents:write") ?? false;
  return {
    name: target.name,
    documents: page.content.map((document) => listedDocument(document, speech)),
    add: mayWrite ? paths.newDocument(targetId) : null,
    all: paths.documentsOf(targetId),
    more: page.after && paths.targetDocuments(targetId, page.after),
  };
}

export default function TargetDocuments() {
  return <DocumentsPage {...useLoaderData<typeof loader>()} />;
}
