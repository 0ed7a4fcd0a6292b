import { CSV_MARK, type CsvRow, csvLines } from "./csv";

interface CsvFile {
  /** Its name without an ending, which is the same in every language. */
  name: string;
  /** In the reader's language. */
  heads: readonly string[];
  portions: AsyncGenerator<readonly CsvRow[], void>;
}

/** A list as a file, written as it is read. What fails before the first portion is there is a page and no broken file. */
export async function csvAnswer(request: Request, { name, heads, portions }: CsvFile): Promise<Response> {
  let next = await portions.next();
  const encoder = new TextEncoder();
  let start = `${CSV_MARK}${csvLines([heads])}`;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      controller.enqueue(encoder.encode(start + csvLines(next.value ?? [])));
      start = "";
      if (next.done) controller.close();
      else next = await portions.next();
    },
    async cancel() {
      await portions.return();
    },
  });
  // Who asks for the heads only gets no body, and nothing goes on being read for it.
  const isWanted = request.method !== "HEAD";
  if (!isWanted) await body.cancel();
  return new Response(isWanted ? body : null, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="tierwatch-${name}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}

/** So many of a list are asked for at once. */
export const PORTION = 200;
/** All pages of a list, one after the other, each when the reader has taken the one before. */
export function allPages<T>(page: PageOf<T>, rowOf: (item: T) => CsvRow): AsyncGenerator<readonly CsvRow[], void> {
  return allRows(page, (item) => [rowOf(item)]);
}

type PageOf<T> = (query: { size: number; after?: string }) => Promise<{ content: readonly T[]; after: string | null }>;

/** The same where an item takes several rows. */
export async function* allRows<T>(
  page: PageOf<T>,
  rowsOf: (item: T) => readonly CsvRow[],
): AsyncGenerator<readonly CsvRow[], void> {
  let after: string | null = null;
  do {
    const found: Awaited<ReturnType<typeof page>> = await page({ size: PORTION, ...(after && { after }) });
    yield found.content.flatMap(rowsOf);
    after = found.after;
  } while (after !== null);
}

/** A list that is read in one piece. */
export async function* onePage<T>(
  read: () => Promise<readonly T[]>,
  rowOf: (item: T) => CsvRow,
): AsyncGenerator<readonly CsvRow[], void> {
  yield (await read()).map(rowOf);
}
