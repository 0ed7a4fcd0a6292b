import { sql } from "drizzle-orm";
import { days } from "~/time/duration";
import type { Tx } from "../../../platform/db/database";
import { QUESTIONNAIRES, SUEDSTERN_QUESTIONNAIRES } from "./data/dialogue";
import { lotOf } from "./lot";
import { peopleOf, personOf } from "./people";

/** What suppliers answered about themselves, and what the customer's own auditors think of some of them. */
export async function assessTargets(tx: Tx, customerId: number, now: Date): Promise<void> {
  const manager = personOf(await peopleOf(tx, customerId), "manager").id;
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select t.id, t.name from follows f join targets t on t.id = f.target_id
     where f.customer_id = ${customerId} and t.type = 'organization' order by t.name`);
  const answers = rows.flatMap(({ id, name }) =>
    (["Sustainability", "Compliance"] as const).flatMap((perspective) => {
      const random = lotOf(`answers ${perspective} ${name}`);
      // What is told of by hand is asked and answered by hand.
      const isAsked = [...QUESTIONNAIRES, ...SUEDSTERN_QUESTIONNAIRES].some(({ company }) => name.startsWith(company));
      if (isAsked || !random.chance(0.4)) return [];
      const answeredOn = now.getTime() - days(random.int(10, 340));
      return [
        {
          id,
          perspective,
          value: random.int(4, 70),
          answeredOn: day(answeredOn),
          validUntil: day(answeredOn + days(365)),
        },
      ];
    }),
  );
  const own = rows.flatMap(({ id, name }) => {
    const random = lotOf(`own ${name}`);
    if (!random.chance(0.2)) return [];
    const eventTypeId = random.pick(["wages-and-hours", "pollution", "financial-distress", "corruption"] as const);
    return [
      {
        id,
        eventTypeId,
        value: random.int(5, 85),
        comment: COMMENTS[eventTypeId],
        validFrom: day(now.getTime() - days(random.int(20, 300))),
      },
    ];
  });
  await tx.execute(sql`
    insert into assessment_results (customer_id, target_id, perspective, value, answered_on, valid_until)
    select ${customerId}::bigint, id, perspective, value, "answeredOn", "validUntil"
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
        as a(id bigint, perspective text, value real, "answeredOn" date, "validUntil" date)
    on conflict do nothing`);
  await tx.execute(sql`
    insert into external_scores (customer_id, target_id, event_type_id, value, comment, valid_from, created_by)
    select ${customerId}::bigint, id, "eventTypeId", value, comment, "validFrom", ${manager}::bigint
      from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as a(id bigint, "eventTypeId" text, value int, comment text, "validFrom" date)`);
}

const COMMENTS = {
  "wages-and-hours": "Social audit: time records and payslips of two months",
  pollution: "Environmental check at the last site visit",
  "financial-distress": "Credit report and annual accounts",
  corruption: "Answers to the integrity questionnaire of purchasing",
} as const;

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
