import { sql } from "drizzle-orm";
import type { Compared } from "~/backend/contract/comparison";
import { DOCUMENT_CERTIFICATES } from "~/backend/contract/document-words";
import { PROFILE_COUNTED } from "~/backend/contract/profile";
import { SCORE_COMPONENTS } from "~/backend/contract/score-words";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { Perspective } from "../../reference/catalogue/perspectives";
import { priorityOf } from "../../reference/catalogue/priorities";
import type { RiskBands } from "../../reference/catalogue/risk-bands";
import { riskOf } from "../../reference/catalogue/risk-of";
import { PEERS, scopeOf } from "../../risk/scores/score-queries";
import { type CardsReader, readCards } from "./read-cards";
import { bandsOf } from "./read-parts";

const MONTHS = 12;
const DAYS = 90;
/** The newest documents of a target, as its overview looks at them. */
const LOOKED_AT = 1000;

/** What stands side by side. Nothing of it grows with the history of a target. Throws 404 where one is not there or not the asker's. */
export async function compareTargets(
  tx: Tx,
  reader: CardsReader,
  ids: readonly number[],
  perspective: Perspective,
): Promise<Compared[]> {
  const rows = await readRows(tx, reader.customerId, ids, perspective);
  const peers = await readPeers(tx, reader.customerId, ids, perspective);
  const bands = await bandsOf(tx);
  const found: Compared[] = [];
  for (const id of ids) {
    const row = rows.find((one) => one.id === id);
    if (!row) throw notFound("target");
    const cards = await readCards(tx, reader, { ...row, size: null });
    const { alerts, months, components, ...target } = row;
    found.push({
      ...target,
      risk: riskOf(row.score, bands),
      components: SCORE_COMPONENTS.map((name) => ({ name, value: components[name] ?? null })),
      months: lastMonths(months),
      alerts: { Critical: 0, High: 0, Mid: 0, Low: 0, ...byPriority(alerts) },
      countryRisk: peerOf(peers, id, "country", bands),
      industryRisk: peerOf(peers, id, "industry", bands),
      sanctions: cards.sanctions && {
        state: cards.sanctions.state,
        status: cards.sanctions.status,
        waits: cards.sanctions.match !== null,
      },
      ending: { count: cards.documents.length, first: cards.documents[0]?.validUntil ?? null },
      openActions: cards.tasks.open,
    });
  }
  return found;
}

type Fixed =
  | "id"
  | "name"
  | "type"
  | "ctype"
  | "country"
  | "city"
  | "industry"
  | "score"
  | "assessment"
  | "certificates";
interface Row extends Record<string, unknown>, Pick<Compared, Fixed> {
  tier: 1 | 2 | 3 | 4 | 5 | null;
  components: Partial<Record<string, number | null>>;
  months: { month: string; score: number | null }[];
  alerts: Record<string, number>;
}

async function readRows(tx: Tx, customerId: number, ids: readonly number[], perspective: Perspective): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select t.id::float8 as id, t.name, t.type, t.ctype, t.country, t.city, t.industry, m.tier, s.score,
           jsonb_build_object('alerts', s.alerts, 'peers', s.peers, 'assessment', s.assessment, 'external', s.external) as components,
           (select coalesce(jsonb_agg(jsonb_build_object('month', h.month, 'score', h.score)), '[]') from score_history h
             where h.customer_id = ${customerId} and h.perspective = ${perspective} and h.target_id = t.id
               and h.month > current_date - interval '1 year') as months,
           (select jsonb_object_agg(p.priority, (select count(*) from (
               select from alert_targets a where a.customer_id = ${customerId} and a.target_id = t.id and a.priority = p.priority
                  and a.at >= now() - ${DAYS} * interval '1 day' limit ${PROFILE_COUNTED}) counted))
              from generate_series(1, 4) p(priority)) as alerts,
           (select jsonb_build_object('value', r.value, 'answeredOn', r.answered_on, 'validUntil', r.valid_until)
              from assessment_results r
             where r.customer_id = ${customerId} and r.target_id = t.id and r.perspective = ${perspective}) as assessment,
           (select coalesce(jsonb_agg(distinct d.document_type), '[]') from (
               select * from documents where customer_id = ${customerId} and target_id = t.id order by id desc limit ${LOOKED_AT}) d
             where d.show_on_target and d.document_type = any(${sql.param([...DOCUMENT_CERTIFICATES])}::text[])
               and (d.valid_from is null or d.valid_from <= current_date)
               and (d.valid_until is null or d.valid_until >= current_date)) as certificates
      from unnest(${sql.param([...ids])}::bigint[]) asked(id)
      join targets t on t.id = asked.id and (t.owner_id is null or t.owner_id = ${customerId})
      left join monitored_targets m on m.customer_id = ${customerId} and m.target_id = t.id
      left join scores s on s.customer_id = ${customerId} and s.perspective = ${perspective} and s.target_id = t.id`);
  return rows;
}

interface Peer extends Record<string, unknown> {
  targetId: number;
  kind: string;
  score: number | null;
}

/** As a score takes them: the alert components of the country and of the industry. */
async function readPeers(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
  perspective: Perspective,
): Promise<Peer[]> {
  const { rows } = await tx.execute<Peer>(sql`
    with ${scopeOf(customerId, ids)}, ${PEERS}
    select p.target_id::float8 as "targetId", p.kind, s.alerts::float8 as score from peer_of p
      left join scores s on s.customer_id = ${customerId} and s.perspective = ${perspective} and s.target_id = p.peer_id
     where p.kind in ('country', 'industry')`);
  return rows;
}

function peerOf(peers: readonly Peer[], id: number, kind: string, bands: RiskBands): Compared["countryRisk"] {
  const peer = peers.find((one) => one.targetId === id && one.kind === kind);
  return peer && peer.score !== null ? { score: peer.score, risk: riskOf(peer.score, bands) } : null;
}

function lastMonths(months: Row["months"]): (number | null)[] {
  const scores = new Map(months.map(({ month, score }) => [month.slice(0, 7), score]));
  const now = new Date();
  return Array.from({ length: MONTHS }, (_, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - index), 1));
    return scores.get(first.toISOString().slice(0, 7)) ?? null;
  });
}

const byPriority = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).map(([number, count]) => [priorityOf(Number(number)), count]));
