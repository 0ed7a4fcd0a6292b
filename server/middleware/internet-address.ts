import { isIP } from "node:net";

/**
 * The bare address of what a proxy or a socket says: without a port (`1.2.3.4:5678`, as some load balancers write), brackets or zone, and
 * IPv4 as such where it comes as IPv6. Null for what is no address, such as `unknown`.
 */
export function internetAddress(said: string): string | null {
  const text = said.trim();
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  return isIP(address) === 0 ? null : address;
}

/**
 * Whom an address stands for where somebody is counted by it: of IPv6 the first 64 bits, because one machine has all the addresses behind
 * them; anything else is itself.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  // The platform spells an address in one way: small letters, no leading zeros, IPv4 at the end as two groups.
  const spelled = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  const [front = [], back = []] = spelled.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => "0");
  return `${[...front, ...zeros, ...back].slice(0, 4).join(":")}::/64`;
}
