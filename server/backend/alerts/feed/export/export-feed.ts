import type { FeedOrder } from "~/backend/contract/alert-words";
import type { Session } from "~/backend/contract/session";
import type { CustomerScope, Database } from "../../../platform/db/database";
import { begun } from "../../../platform/export/begun";
import type { Row } from "../../../platform/export/cell";
import { csvStream } from "../../../platform/export/csv";
import { wallClock } from "../../../platform/export/wall-clock";
import { wordsIn } from "../../../platform/export/words";
import { workbookStream } from "../../../platform/export/workbook";
import type { FeedFilter } from "../conditions";
import { COLUMNS, headingOf, rowOf } from "./columns";
import { filterInWords } from "./filter-in-words";
import { readPortions } from "./read-portions";
import type { ExportedAlert } from "./rows-of-columns";

/** One sheet holds 1,048,576 rows; more than these are for a machine to fetch page by page. */
export const MOST_EXPORTED = 1_000_000;

interface Asked {
  database: Database;
  scope: CustomerScope;
  session: Session;
  filter: FeedFilter & { order: FeedOrder };
  format: "xlsx" | "csv";
  timeZone: string;
  now: Date;
}

/** The alerts of a filter as a file, made while it is read. Throws when the first portion cannot be read, so that it can be said. */
export async function exportFeed({ database, scope, session, filter, format, timeZone, now }: Asked) {
  const words = wordsIn(session.user.language);
  const clock = wallClock(timeZone);
  const { order, ...conditions } = filter;
  const portions = readPortions(database, scope, { filter: conditions, order, most: MOST_EXPORTED });
  const [all, parts] = await Promise.all([
    begun(portions),
    database.asCustomer(scope, (tx) => filterInWords(tx, scope, filter, words)),
  ]);
  let count = 0;
  async function* rows(): AsyncGenerator<Row[], void> {
    yield [headingOf(words, timeZone)];
    for await (const portion of all) {
      count += portion.length;
      yield (portion as ExportedAlert[]).map((alert) => rowOf(alert, words));
    }
  }
  function* about(): Generator<Row[], void> {
    const { user } = session;
    yield [
      [words.text("about.customer"), user.customer.name],
      [words.text("about.user"), `${user.firstname} ${user.lastname}`],
      [words.text("about.at", { timeZone }), now],
      [words.text("about.count"), count],
      ...(count === MOST_EXPORTED ? [[words.text("about.cut"), MOST_EXPORTED]] : []),
      ...parts,
    ];
  }
  if (format === "csv") return csvStream(rows(), clock);
  const widths = COLUMNS.map(({ width }) => width);
  return workbookStream(
    [
      { name: words.text("sheets.alerts"), widths, hasHeading: true, rows: rows() },
      { name: words.text("sheets.about"), widths: [30, 60], hasHeading: false, rows: about() },
    ],
    clock,
  );
}
