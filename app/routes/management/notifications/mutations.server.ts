import { callBackend } from "~/backend/client.server";
import { changeDelivery } from "~/backend/contract/delivery";
import type { LoadContext } from "~/load-context";
import type { DeliveryForm } from "./schema";

export async function saveDelivery(context: LoadContext, form: DeliveryForm): Promise<void> {
  if (form.intent === "tasks") {
    const { digest, given, reminders, commented } = form;
    await callBackend(context, changeDelivery, {
      body: {
        collectionId: null,
        minimums: {},
        tasks: { digest, given: given === "on", reminders: reminders === "on", commented: commented === "on" },
      },
    });
    return;
  }
  const { EmailRealtime, EmailDaily, EmailWeekly } = form;
  const minimums = { EmailRealtime, EmailDaily, EmailWeekly };
  const where =
    form.intent === "standard" ? { collectionId: null, timeZone: form.timeZone } : { collectionId: form.collectionId };
  await callBackend(context, changeDelivery, { body: { ...where, minimums } });
}
