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
  ["::", 96, "ipv6"],
  ["::ffff:0:0", 96, "ipv6"],
  ["64:ff9b::", 96, "ipv6"],
  ["64:ff9b:1::", 48, "ipv6"],
  ["100::", 64, "ipv6"],
  ["2001::", 23, "ipv6"],
  ["2001:db8::", 32, "ipv6"],
  ["2002::", 16, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
  ["fec0::", 10, "ipv6"],
  ["ff00::", 8, "ipv6"],
];
for (const [network, prefix, family] of RANGES) CLOSED[family].addSubnet(network, prefix, family);
