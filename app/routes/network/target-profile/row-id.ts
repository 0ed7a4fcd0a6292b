/** The number of a target, or of what belongs to it, out of a URL. Throws 404 for what is none. */
export function rowIdOf(param: string | undefined): number {
  const id = /^[1-9]\d{0,14}$/.test(param ?? "") ? Number(param) : 0;
  if (id === 0) throw new Response(null, { status: 404 });
  return id;
}
