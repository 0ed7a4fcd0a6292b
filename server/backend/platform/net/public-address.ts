import { BlockList, isIP } from "node:net";

/**
 * Whether an address belongs to the public internet: no loopback, no private or link-local network, no multicast, and none of the
 * ranges that only look foreign because they carry an IPv4 address inside (RFC 6890, RFC 4291, RFC 6052).
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !CLOSED.ipv4.check(address, "ipv4");
  return family === 6 && !address.includes("%") && !CLOSED.ipv6.check(address, "ipv6");
}

// Apart: one list for both would hold every IPv4 address against the range of those that are written as IPv6.
const CLOSED = { ipv4: new BlockList(), ipv6: new BlockList() };

const RANGES: readonly [network: string, prefix: number, family: "ipv4" | "ipv6"][] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.0.2.0", 24, "ipv4"],
  ["192.88.99.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["198.51.100.0", 24, "ipv4"],
  ["203.0.113.0", 24, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
  // Only 2000::/3 is given to anybody (RFC 4291, 2.4): the rest is inside, or carries an address of another kind, such as `::ffff:0:127.0.0.1`.
  ["::", 3, "ipv6"],
  ["4000::", 2, "ipv6"],
  ["8000::", 1, "ipv6"],
  ["2001::", 23, "ipv6"],
  ["2001:db8::", 32, "ipv6"],
  ["2002::", 16, "ipv6"],
  ["3fff::", 20, "ipv6"],
];
for (const [network, prefix, family] of RANGES) CLOSED[family].addSubnet(network, prefix, family);
