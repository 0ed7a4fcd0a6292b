/**
 * The same portions, the first of them read already. Throws what reading it throws: what cannot be read at all is an answer, and no file that
 * breaks off at its beginning.
 */
export async function begun<Portion>(portions: AsyncGenerator<Portion, void>): Promise<AsyncGenerator<Portion, void>> {
  const first = await portions.next();
  async function* all(): AsyncGenerator<Portion, void> {
    try {
      for (let one = first; !one.done; one = await portions.next()) yield one.value;
    } finally {
      await portions.return();
    }
  }
  return all();
}
