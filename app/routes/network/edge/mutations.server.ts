import { callBackend } from "~/backend/client.server";
import { changeEdge, decideEdge } from "~/backend/contract/edges";
import { addEdges } from "~/backend/contract/target-changes";
import { type Attempted, attempt, type No } from "~/forms/attempt.server";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { edgesFailed } from "../adding-failed.server";
import type { EdgeForm } from "./schema";

interface Between {
  from: number;
  to: number;
}

/** Makes what a form of the panel asks for, and answers what to tell about it. */
export async function saveEdge(
  context: LoadContext,
  between: Between,
  form: EdgeForm,
  idempotencyKey?: string,
): Promise<Attempted<Message>> {
  const says = {
    stale_version: (): Omit<No, "status"> => ({ problem: { key: "edges:problems.changed" } }),
    edge_exists: (): Omit<No, "status"> => ({ errors: { type: ["edges:problems.exists"] } }),
    not_own: (): Omit<No, "status"> => ({ problem: { key: "edges:problems.notOwn" } }),
    ...(form.intent !== "tell" && FORBIDDEN),
  };
  return attempt(
    () => make(context, between, form, idempotencyKey),
    says,
    (general) => (form.intent === "tell" ? edgesFailed(form.type) : general),
  );
}

const FORBIDDEN = {
  not_permitted: (): Omit<No, "status"> => ({ problem: { key: "edges:problems.forbidden" } }),
  not_found: (): Omit<No, "status"> => ({ problem: { key: "edges:problems.gone" } }),
};

async function make(context: LoadContext, { from, to }: Between, form: EdgeForm, idempotencyKey?: string) {
  switch (form.intent) {
    case "decide": {
      const { edgeId, version, state, reason } = form;
      const body = { state, reason, version };
      await callBackend(context, decideEdge, { params: { edgeId }, body, idempotencyKey });
      return { key: `edges:done.${state}` } as const;
    }
    case "change": {
      const { edgeId, version, type, scope } = form;
      const goods = (form.goods ?? []).flatMap(({ code, ...said }) => (code ? [{ code, ...toldOf(said) }] : []));
      const body = {
        type,
        scope,
        version,
        ...toldOf(form),
        hsCodes: goods.map(({ code }) => code),
        goods,
        mediaLinks: (form.mediaLinks ?? "").match(/\S+/g) ?? [],
      };
      await callBackend(context, changeEdge, { params: { edgeId }, body, idempotencyKey });
      return { key: "edges:done.changed" } as const;
    }
    case "tell": {
      const body = { type: form.type, targetIds: [from], toId: to };
      await callBackend(context, addEdges, { body, idempotencyKey });
      return { key: "edges:done.told" } as const;
    }
  }
}

interface Told {
  shipments?: number | undefined;
  firstShipmentOn?: string | undefined;
  lastShipmentOn?: string | undefined;
}

/** What was left empty is not known. */
const toldOf = ({ shipments, firstShipmentOn, lastShipmentOn }: Told) => ({
  shipments: shipments ?? null,
  firstShipmentOn: firstShipmentOn ?? null,
  lastShipmentOn: lastShipmentOn ?? null,
});
