import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "./client";

interface Operation {
  id: number;
  state: string;
}

/** 10,000 alerts that the customer has looked at go to the archive, by a job, and come back. */
export async function archiveMany(client: Client, say: (what: string, figure: string) => void): Promise<void> {
  const alertIds: number[] = [];
  for (let after = ""; alertIds.length < MANY; ) {
    const path = `/v2/feed?statusId=relevant&size=100${after && `&after=${after}`}`;
    const page = await client.call<{ content: { id: number }[]; after: string | null }>(path);
    alertIds.push(...page.content.map(({ id }) => id));
    if (page.after === null) break;
    after = page.after;
  }
  const begun = performance.now();
  const change = { kind: "status", statusId: "archived" };
  const operation = await client.call<Operation>("/v2/alerts/bulk", {
    method: "POST",
    body: { selection: { alertIds }, change },
  });
  await done(client, operation);
  const took = performance.now() - begun;
  const undone = await client.call<Operation>(`/v2/operations/${operation.id}/undo`, { method: "POST" });
  await done(client, undone);
  say("bulk archive", `${alertIds.length} alerts in ${(took / 1000).toFixed(2)} s, its job included (goal 3 s)`);
}

const MANY = 10_000;

async function done(client: Client, { id }: Operation): Promise<void> {
  for (;;) {
    const { state } = await client.call<Operation>(`/v2/operations/${id}`);
    if (state === "Done") return;
    if (state === "Failed" || state === "Cancelled") throw new Error(`The change ${id} is ${state}`);
    await pause(50);
  }
}
