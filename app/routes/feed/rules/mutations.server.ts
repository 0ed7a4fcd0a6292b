import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { changeAlertRule, moveAlertRule, readAlertRule } from "~/backend/contract/alert-rules";
import { BackendRefusedError } from "~/backend/errors";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import type { rulesForm } from "./schema";

/** Moves a rule, or switches it; what it is otherwise stays as it stands by now. */
export async function changeRules(context: LoadContext, { what }: z.output<typeof rulesForm>): Promise<Message> {
  const [verb = "", id, position] = what.split(":");
  const params = { ruleId: Number(id) };
  if (verb === "move") {
    await callBackend(context, moveAlertRule, { params, body: { position: Number(position) } });
    return { key: "rules:done.moved" };
  }
  const { name, filter, changes, version } = await callBackend(context, readAlertRule, { params });
  const body = { name, filter, changes, version, active: verb === "on" };
  try {
    await callBackend(context, changeAlertRule, { params, body });
  } catch (error) {
    if (!(error instanceof BackendRefusedError)) throw error;
    if (error.code === "unknown_label") return { key: "rules:problems.label" };
    if (error.code === "unknown_collection") return { key: "rules:problems.collection" };
    if (error.code === "unknown_user") return { key: "rules:problems.user" };
    throw error;
  }
  return { key: verb === "on" ? "rules:done.on" : "rules:done.off" };
}
