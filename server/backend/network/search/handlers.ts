import { sql } from "drizzle-orm";
import { type FoundCollection, searchCollections } from "~/backend/contract/collections";
import { searchTargets } from "~/backend/contract/targets";
import { answer, type Handler } from "../../platform/call/handler";
import { seenBy } from "../collections/stored-collection";
import { riskViewOf } from "../collections/targets/risk-view";
import { findTargets } from "./find-targets";

export const searchHandlers: Handler[] = [
  answer(searchTargets, async ({ tx, query, scope, session }) => ({
    content: await findTargets(tx, scope.customerId, { ...query, risk: await riskViewOf(tx, session) }),
  })),

  answer(searchCollections, async ({ tx, query: { q = "", size }, scope, session }) => {
    const { rows } = await tx.execute<Row>(sql`
      select c.id, c.name, c.type, c.kind, c.scope from collections c
      left join collection_roles r on r.customer_id = c.customer_id and r.collection_id = c.id
            and r.user_id = ${session.user.id}
      where c.customer_id = ${scope.customerId} and ${seenBy(session.user.id)}
        and strpos(lower(c.name), lower(${q})) > 0
      order by strpos(lower(c.name), lower(${q})), lower(c.name), c.id limit ${size}`);
    return { content: rows.map((row) => ({ ...row, id: Number(row.id) })) };
  }),
];

type Row = Omit<FoundCollection, "id"> & { id: string };
