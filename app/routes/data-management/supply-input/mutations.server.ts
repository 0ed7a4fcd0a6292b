import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { changeSupplyInput, type SupplyInput } from "~/backend/contract/supply-inputs";
import { attempt } from "~/forms/attempt.server";
import type { Message } from "~/i18n/message";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import type { changeForm, endForm } from "./schema";

interface Sent {
  context: LoadContext;
  speech: Speech;
  idempotencyKey: string | undefined;
}

/** Corrects an entry, or says what holds from a day on. */
export function change(
  sent: Sent,
  inputId: number,
  { share, maxShare, since, version, validFrom, ...said }: z.output<typeof changeForm>,
) {
  const { stockOwn, stockSupplier, transit, recoverySite, recoveryInsolvency, rampDays } = said;
  const { revenueAtRisk, currency, validTo, confirmedOn } = said;
  const body = {
    ...{ version, validFrom, ...(since !== undefined && { since }) },
    ...{ share: part(share), maxShare: part(maxShare) },
    ...orNull({ stockOwn, stockSupplier, transit, recoverySite, recoveryInsolvency, rampDays }),
    ...orNull({ revenueAtRisk }),
    ...orNull({ currency, validTo, confirmedOn }),
  };
  return send(sent, inputId, body);
}

/** Leaves an entry as it is, up to its last day. */
export function end(sent: Sent, entry: SupplyInput, { lastDay, version }: z.output<typeof endForm>) {
  const { id, supplier: _, input: _i, hsCode: _h, productLine: _p, shares: _s, importId: _l, ...said } = entry;
  if (lastDay < entry.validFrom) {
    const no = { status: 400, errors: { lastDay: ["supplyPages:problems.order" as const] } };
    return Promise.resolve({ ok: false as const, no });
  }
  return send(sent, id, { ...said, version, validTo: lastDay });
}

type Body = z.input<NonNullable<typeof changeSupplyInput.body>>;

function send({ context, speech, idempotencyKey }: Sent, inputId: number, body: Body) {
  const call = () => callBackend(context, changeSupplyInput, { params: { inputId }, body, idempotencyKey });
  return attempt(call, {
    stale_version: () => ({ problem: { key: "supplyPages:problems.changed" } }),
    supply_period_overlap: ({ details }) => ({ problem: overlap(details, speech) }),
    not_found: () => ({ problem: { key: "supplyPages:problems.gone" } }),
    not_permitted: () => ({ problem: { key: "supplyPages:problems.forbidden" } }),
  });
}

function overlap(details: unknown, speech: Speech): Message {
  const { validFrom, validTo } = (details ?? {}) as { validFrom?: string; validTo?: string | null };
  const first = validFrom ? speech.day(validFrom) : "";
  return validTo
    ? { key: "supplyPages:problems.overlap", params: { first, last: speech.day(validTo) } }
    : { key: "supplyPages:problems.overlapOpen", params: { first } };
}

/** 60 → 0.6, without what fractions are off by. */
const part = (percent: number | undefined): number | null =>
  percent === undefined ? null : Math.round(percent * 1e6) / 1e8;

function orNull<V, K extends string>(values: Record<K, V | undefined>): Record<K, V | null> {
  const entries = Object.entries(values) as [K, V | undefined][];
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? null])) as Record<K, V | null>;
}
