import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { readSource } from "../../../../tests/support/ingest/read-source";
import type { Finding, Reading } from "../../platform/db/shapes/reading";
import { LEXICONS } from "../news/lexicon/lexicons";

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const BEHIND = "Nothing more was known on Monday. Three people were hurt, says Muster Guss GmbH in Hagen.";

/** Each language's texts that its rows are to find. */
const feedOf = (language: string, titles: readonly string[]): string =>
  `<rss version="2.0"><channel><title>${language}</title>${titles
    .map(
      (title, n) =>
        `<item><guid>${language}-${n}</guid><title>${escaped(title)}</title><description>${BEHIND}</description>
         <language>${language}</language><pubDate>${new Date().toUTCString()}</pubDate></item>`,
    )
    .join("")}</channel></rss>`;

const findingsOf = ({ types, status, when, severity, subjects, bystanders, places, stopped }: Reading) =>
  [...types, ...severity, ...subjects, ...bystanders, ...places, status, when, stopped].filter(
    (one): one is Finding<never> => one !== null,
  );

test("whatever is published says by which words, and every quote that is kept stands in its text", async () => {
  for (const [language, { rows }] of Object.entries(LEXICONS)) {
    const titles = [...new Set(rows.flatMap(({ match }) => match.slice(0, 1)))];
    await readSource(db, `feed:all-${language}`, feedOf(language, titles));
  }
  const { rows } = await asOwner(
    db.connection,
    `select s.title, e.event_type_id as type, r.outcome, r.reading from item_readings r
       join event_sources s on s.id = r.source_id join events e on e.id = s.event_id`,
  );
  const read = rows as { title: string; type: string; outcome: string; reading: Reading }[];
  const published = read.filter(({ outcome }) => outcome === "event");
  expect(published.length).toBeGreaterThan(20);
  expect(published.filter(({ reading: { types } }) => !types[0]?.span).map(({ title }) => title)).toEqual([]);
  const strange = read.flatMap(({ title, reading }) =>
    findingsOf(reading).flatMap(({ span }) =>
      span && !(span.field === "title" ? title : BEHIND).includes(span.quote) ? [`${title}: ${span.quote}`] : [],
    ),
  );
  expect(strange).toEqual([]);
});
