interface Page<Row> {
  content: Row[];
  after: string | null;
}

/** All rows of a list that is read page by page, for a choice in which nobody may be missing. `read` gets what its query needs to go on. */
export async function everyPage<Row>(
  read: (on: { size: number; after?: string }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const page: Page<Row> = await read({ size: LARGEST, ...(after && { after }) });
    found.push(...page.content);
    after = page.after;
  }
  return found;
}

/** That a call answers. */
const LARGEST = 200;
