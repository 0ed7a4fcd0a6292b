import { callBackend } from "~/backend/client.server";
import { switchFeatureFlag } from "~/backend/contract/administration";
import type { Feature } from "~/backend/contract/features";
import type { LoadContext } from "~/load-context";

export async function switchFeature(context: LoadContext, name: Feature, on: boolean): Promise<void> {
  await callBackend(context, switchFeatureFlag, { params: { name }, body: { on } });
}
