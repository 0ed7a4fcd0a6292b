import { expect, test } from "vitest";
import { internetAddress, networkOf } from "./internet-address";

test.each([
  ["1.2.3.4", "1.2.3.4"],
  [" 1.2.3.4 ", "1.2.3.4"],
  ["1.2.3.4:50123", "1.2.3.4"],
  ["::ffff:1.2.3.4", "1.2.3.4"],
  ["2001:db8::7", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ["[2001:db8::7]:443", "2001:db8::7"],
  ["fe80::1%eth0", "fe80::1"],
  ["unknown", null],
  ["_hidden", null],
  ["1.2.3.4, 5.6.7.8", null],
  ["", null],
  ["x".repeat(5000), null],
])("of %j the address is %j", (said, address) => {
  expect(internetAddress(said)).toBe(address);
});

test.each([
  ["10.1.2.3", "10.1.2.3"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::1.2.3.4", "64:ff9b:0:0::/64"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
