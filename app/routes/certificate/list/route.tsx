import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { listedDocument } from "~/domain/document/document-words.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { typeOptions } from "../type-options.server";
import { ListPage } from "./components/list-page";
import { isDefault, parseDocumentFilter, searchOf } from "./filter";
import { documentsOf } from "./queries.server";

export const handle: RouteData = { i18n: ["documents"], pageTitle: "documents:title" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const filter = parseDocumentFilter(search);
  const [{ page, target }, speech] = await Promise.all([
    documentsOf(context, filter, search.get("after")),
    speechOf(request, context),
  ]);
  const mayWrite = context.session?.permissions.includes("documents:write") ?? false;
  const { content, totalElements, totalIsExact, after } = page;
  return {
    filter,
    target,
    types: typeOptions(speech),
    documents: content.map((document) => listedDocument(document, speech)),
    total: { count: totalElements, number: `${speech.number(totalElements)}${totalIsExact ? "" : "+"}` },
    isFiltered: !isDefault(filter),
    add: mayWrite ? paths.newDocument(filter.targetId ?? undefined) : null,
    more: after && paths.documents(searchOf(filter, after)),
    newest: search.has("after") ? paths.documents(searchOf(filter)) : null,
  };
}

export default function Documents() {
  return <ListPage {...useLoaderData<typeof loader>()} />;
}
