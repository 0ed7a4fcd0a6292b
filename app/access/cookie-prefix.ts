/**
 * What the names of our cookies begin with on their way: browsers let nobody but this host set them, and not over http (RFC 6265bis,
 * 4.1.3). `__Host-` asks for `Path=/`; below a path a product has cookies of its own, which others on its host are not sent. The server
 * puts the prefix on and takes it off: everything inside, but for a script that sets a cookie, knows the plain name.
 */
export function cookiePrefix({ isHttps, below }: { isHttps: boolean; below: string }): string {
  if (!isHttps) return "";
  return below === "" ? "__Host-" : "__Secure-";
}
