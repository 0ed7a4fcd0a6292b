import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { IMPORT_KINDS } from "~/backend/contract/import-kinds";
import { LONGEST_FILE } from "~/backend/contract/imports";
import { sizeInWords } from "~/domain/document/document-words.server";
import { readUpload } from "~/forms/read-upload.server";
import { FileTooLarge, takeFile } from "~/forms/take-file.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { NewPage } from "./components/new-page";
import { start } from "./mutations.server";
import { newForm } from "./schema";

export const handle: RouteData = {
  i18n: ["importPages"],
  pageTitle: "importPages:newPage.title",
  requiresPermissions: ["data:import"],
  takesFiles: true,
  trail: () => [{ area: "imports" }, { name: "importPages:newPage.title" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("kind");
  const size = sizeInWords(LONGEST_FILE, await speechOf(request, context));
  return { page: { size, kind: IMPORT_KINDS.find((one) => one === asked) ?? null } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { submission, file } = await readUpload(request, newForm, takeFile(LONGEST_FILE));
  if (file && !file.ok) {
    if (!(file.error instanceof FileTooLarge)) throw file.error;
    const size = sizeInWords(LONGEST_FILE, await speechOf(request, context));
    return submission.refuse({
      status: 413,
      problem: { key: "importPages:newPage.problems.tooLarge", params: { size } },
    });
  }
  if (!submission.ok) return submission.refuse();
  if (!file) return submission.refuse({ errors: { file: ["importPages:newPage.problems.file"] } });
  if (file.value.size === 0) return submission.refuse({ errors: { file: ["importPages:newPage.problems.empty"] } });
  const started = await start(context, submission.value, file.value, submission.idempotencyKey);
  return started.ok ? redirect(paths.importResult(started.value.id), 303) : submission.refuse(started.no);
}

export default function ImportNew() {
  return <NewPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
