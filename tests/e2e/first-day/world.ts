import { callBackend } from "~/backend/client.server";
import { createAlertLabel } from "~/backend/contract/alert-labels";
import { pushAlert } from "~/backend/contract/alerts-push";
import { listCollectionTargets } from "~/backend/contract/collection-targets";
import { importSanctionsListVersion } from "~/backend/contract/sanctions-lists";
import { addSupplier } from "~/backend/contract/suppliers";
import type { BackendTransport } from "~/backend/transport";
import { signInAs } from "../../support/personas";

export const LISTED = "Lavrand Filature SA";
export const LABEL = "Single source";
export const THIRD = "Brenno Foundry Sand Ltd";

/** What she pastes; the last two deliver to the first, one behind the other. */
export const LIST = [
  ["Supplier", "Country", "City"],
  ["Vantor Gusswerke GmbH", "DE", "Hagen"],
  [LISTED, "FR", "Roubaix"],
  ["Quellmark Kabel AG", "DE", "Stuttgart"],
  [THIRD, "GB", "Leeds"],
];

const TITLES = ["Strike announced at", "Fire stops a line of", "Late deliveries of", "New owner of"];

/** What happens meanwhile, without her: events at her suppliers, who delivers to whom, a list of sanctions. */
export async function letThingsHappen(transport: BackendTransport): Promise<void> {
  const manager = await signInAs(transport, "manager");
  await callBackend(manager, createAlertLabel, {
    body: { name: LABEL, scope: "Customer", backgroundColor: "#1f6f8b", textColor: "#ffffff" },
  });
  const admin = await signInAs(transport, "admin");
  const query = { size: 50 };
  const { content: targets } = await callBackend(manager, listCollectionTargets, {
    params: { collectionId: 0 },
    query,
  });
  const ids = LIST.slice(1).map(([name]) => targets.find((one) => one.name === name)?.id ?? 0);
  for (let n = 0; n < 22; n++) {
    const at = n % ids.length;
    const title = `${TITLES[n % TITLES.length]} ${LIST[at + 1]?.[0]} (${n + 1})`;
    const body = { title, eventTypeId: "strike", priority: "High" as const, targetIds: [ids[at] ?? 0] };
    await callBackend(manager, pushAlert, { body });
  }
  const [direct = 0, , second = 0, third = 0] = ids;
  for (const [to, from] of [
    [direct, second],
    [second, third],
  ] as const) {
    await callBackend(manager, addSupplier, {
      params: { targetId: String(to) },
      body: { supplierId: from, type: "Supplier" },
    });
  }
  const content = Buffer.from(`id,name,country\n77,${LISTED},FR\n`).toString("base64");
  await callBackend(admin, importSanctionsListVersion, {
    params: { name: "own" },
    body: { title: "Own list", files: [{ name: "own.csv", content }] },
  });
}
