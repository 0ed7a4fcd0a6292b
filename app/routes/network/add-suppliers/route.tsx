import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { LONGEST_FILE } from "~/backend/contract/imports";
import { parentOptions } from "~/domain/collection/parent-options";
import { sizeInWords } from "~/domain/document/document-words.server";
import { constraintsOf } from "~/forms/read-submission.server";
import { countriesIn } from "~/i18n/countries";
import { LANGUAGE_TAGS } from "~/i18n/languages";
import { languageOf } from "~/i18n/locale.server";
import { speechOf } from "~/i18n/speech.server";
import { collectionOf, paths } from "~/paths";
import { collectionNamed, overviewOf } from "../queries.server";
import { AddPage } from "./components/add-page";
import { handForm, pasteForm } from "./schema";
import { startFrom } from "./start-from.server";

export const handle: RouteData = {
  i18n: ["addSuppliers"],
  pageTitle: "addSuppliers:title",
  requiresPermissions: ["data:import"],
  takesFiles: true,
  trail: () => [{ area: "collections" }],
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const chosen = collectionOf(new URL(request.url).searchParams.get("into") ?? undefined);
  if (chosen !== null) throw redirect(paths.addSuppliers(chosen), 303);
  const [{ id, name, mayFill }, overview, speech, language] = await Promise.all([
    collectionNamed(context, params.collectionId),
    overviewOf(context),
    speechOf(request, context),
    languageOf(request, context),
  ]);
  return {
    /** Null where suppliers go into the network alone. */
    into: id === 0 ? null : { name, mayFill },
    chosen: String(id),
    collections: parentOptions(overview.content.filter((one) => one.mayFill || one.id === id)),
    size: sizeInWords(LONGEST_FILE, speech),
    countries: countriesIn(LANGUAGE_TAGS[language]).map(({ code, name }) => ({ value: code, label: name })),
    constraints: { paste: constraintsOf(pasteForm), hand: constraintsOf(handForm) },
  };
}

/** Whatever is sent becomes an import, whose page shows what will be made of it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const [{ id, mayFill }, speech] = await Promise.all([
    collectionNamed(context, params.collectionId),
    speechOf(request, context),
  ]);
  const started = await startFrom(request, context, { collectionId: id !== 0 && mayFill ? id : undefined }, speech);
  return started.ok ? redirect(paths.importResult(started.value.id), 303) : started.refusal;
}

export default function AddSuppliers() {
  return <AddPage page={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
