import { redirect } from "@remix-run/node";
import { LIST_FILES_LIMIT, MOST_LIST_FILES } from "~/backend/contract/sanctions-lists";
import { sizeInWords } from "~/domain/document/document-words.server";
import { readUploads } from "~/forms/read-upload.server";
import type { Message } from "~/i18n/message";
import { speechOf } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { FilesTooLarge, filesTaker, importList, previewList, type TakenFile } from "./mutations.server";
import { previewOf } from "./preview-view.server";
import type { newListForm, versionForm } from "./schema";
import { typedIn } from "./typed";

type ListForm = typeof versionForm | typeof newListForm;

/** A form that was sent: what an import would do, or where the imported version is. `given` is the name of a list that is there. */
export async function act(
  { request, context }: { request: Request; context: LoadContext },
  schema: ListForm,
  given: string | null,
) {
  const { submission, files, tooMany } = await readUploads(request, schema, filesTaker(), MOST_LIST_FILES);
  const speech = await speechOf(request, context);
  const broken = files.find((file) => file && !file.ok);
  if (broken && !broken.ok) {
    if (!(broken.error instanceof FilesTooLarge)) throw broken.error;
    const params = { size: sizeInWords(LIST_FILES_LIMIT, speech) };
    return submission.refuse({ status: 413, errors: { files: [{ key: "listPages:problems.tooLarge", params }] } });
  }
  if (!submission.ok) return submission.refuse();
  // What is not in a list's files counts as taken off the list: a part of them is never imported.
  if (tooMany) {
    const params = { most: MOST_LIST_FILES };
    return submission.refuse({ errors: { files: [{ key: "listPages:problems.tooMany", params }] } });
  }
  const taken = files.flatMap((file) => (file?.ok ? [file.value] : []));
  const wrong = wrongIn(taken);
  if (wrong) return submission.refuse({ errors: { files: [wrong] } });
  const said = submission.value;
  const name = given ?? ("name" in said ? `${said.whose === "own" ? OWN : ""}${said.name}` : "");
  const sent = { name, title: "title" in said ? said.title : undefined, said, files: taken };
  if (said.intent !== "import") {
    const seen = await previewList(context, sent, speech);
    if (!seen.ok) return submission.refuse(seen.no);
    return { preview: previewOf(seen.value, speech), typed: typedIn(said) };
  }
  const imported = await importList(context, sent, speech);
  if (!imported.ok) return submission.refuse(imported.no);
  const { nothingNew, version, added, changed, removed } = imported.value;
  const params = {
    version,
    added: speech.number(added),
    changed: speech.number(changed),
    removed: speech.number(removed),
  };
  const toast: Message = { key: nothingNew ? "listPages:done.same" : "listPages:done.imported", params };
  return redirect(paths.list(imported.value.name), {
    status: 303,
    headers: { "Set-Cookie": await toastCookie(toast) },
  });
}

/** What the name of a new list of the company alone begins with. */
const OWN = "own-";

function wrongIn(files: readonly TakenFile[]): Message | null {
  if (files.length === 0) return { key: "listPages:problems.files" };
  const empty = files.find(({ size }) => size === 0);
  return empty ? { key: "listPages:problems.empty", params: { file: empty.name } } : null;
}
