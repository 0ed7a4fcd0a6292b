/**
 * The script of a part, loaded after its page. One that does not come (the line is down, a newer version has replaced its file, a proxy
 * takes it out) never settles: what stands in its place stays, be it the server's markup or nothing, and the page works as without it.
 */
export function orNever<T>(loading: Promise<T>): Promise<T> {
  return loading.catch(() => new Promise<never>(() => {}));
}
