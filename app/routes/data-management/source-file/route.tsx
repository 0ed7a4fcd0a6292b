import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { LONGEST_SOURCE_FILE } from "~/backend/contract/connector-files";
import { sizeInWords } from "~/domain/document/document-words.server";
import { nameInWords } from "~/domain/source/source-words.server";
import { readUpload } from "~/forms/read-upload.server";
import { FileTooLarge, takeFile } from "~/forms/take-file.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { FilePage } from "./components/file-page";
import { readOnce } from "./mutations.server";
import { sourceByFile } from "./queries.server";

export const handle: RouteData = {
  i18n: ["sources"],
  requiresPermissions: ["connectors:manage"],
  pageTitle: "sources:file.title",
  takesFiles: true,
  trail: trailOf<typeof loader>(({ data }) => [
    { area: "sources" },
    { text: data.page.title, to: paths.source(data.page.name) },
    { name: "sources:file.title" },
  ]),
};

/** Endings of the files that a format has. */
const ENDINGS: Readonly<Record<string, string>> = { table: ".csv,.tsv,.txt", json: ".json", feed: ".xml,.rss,.atom" };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [source, speech] = await Promise.all([sourceByFile(context, params.name), speechOf(request, context)]);
  const { name, format } = source;
  const size = sizeInWords(LONGEST_SOURCE_FILE, speech);
  return { page: { name, title: nameInWords(source, speech), size, accept: ENDINGS[format] ?? ".xml" } };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { name } = await sourceByFile(context, params.name);
  const { submission, file } = await readUpload(request, z.object({}), takeFile(LONGEST_SOURCE_FILE));
  if (file && !file.ok) {
    if (!(file.error instanceof FileTooLarge)) throw file.error;
    const size = sizeInWords(LONGEST_SOURCE_FILE, await speechOf(request, context));
    return submission.refuse({ status: 413, problem: { key: "sources:file.tooLarge", params: { size } } });
  }
  if (!file) return submission.refuse({ errors: { file: ["sources:file.none"] } });
  if (file.value.size === 0) return submission.refuse({ errors: { file: ["sources:file.empty"] } });
  const sent = await readOnce(context, name, file.value, submission.ok ? submission.idempotencyKey : undefined);
  if (!sent.ok) return submission.refuse(sent.no);
  const headers = { "Set-Cookie": await toastCookie({ key: "sources:file.done" }) };
  return redirect(paths.source(name), { status: 303, headers });
}

export default function SourceFile() {
  return <FilePage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
