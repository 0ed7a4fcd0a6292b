import { callBackend } from "~/backend/client.server";
import { listMails } from "~/backend/contract/administration";
import type { LoadContext } from "~/load-context";

export async function mailsOf(context: LoadContext, search: URLSearchParams) {
  const after = search.get("after")?.slice(0, 200) || undefined;
  const { content, after: next } = await callBackend(context, listMails, { query: { after } });
  return { mails: content, next, isFirst: !after };
}
export type MailPage = Awaited<ReturnType<typeof mailsOf>>;
