import { createActionTemplate } from "~/backend/contract/action-templates";
import type { PlannedTemplate } from "../data/action-templates";
import type { DemoCallers } from "./demo-callers";

/** What actions are begun from. */
export async function addTemplates(templates: readonly PlannedTemplate[], { manager }: DemoCallers): Promise<void> {
  for (const { right: rightConcerned = null, steps, ...told } of templates)
    await manager.call(`template ${told.title}`, createActionTemplate, {
      body: { ...told, rightConcerned, steps: steps.map(([title, afterDays]) => ({ title, afterDays })) },
    });
}
