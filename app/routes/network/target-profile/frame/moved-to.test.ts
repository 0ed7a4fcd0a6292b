import { expect, test } from "vitest";
import { movedTo } from "./moved-to";

test.each([
  ["/network/target/12", "/network/target/7"],
  ["/network/target/12?find=a%20b&inAfter=3", "/network/target/7?find=a%20b&inAfter=3"],
  ["/network/target/12/profile", "/network/target/7/profile"],
  ["/network/target/12/profile/alerts?page=2", "/network/target/7/profile/alerts?page=2"],
  ["/network/target/12/profile/grievance-reports/12", "/network/target/7/profile/grievance-reports/12"],
  ["/network/target/12/contacts/new", "/network/target/7/contacts/new"],
  ["/network/target/12/contacts/12?a=/network/target/12", "/network/target/7/contacts/12?a=/network/target/12"],
])("the address %s of a target that was merged is %s of the other one", (from, to) => {
  expect(movedTo(new Request(`https://tierwatch.example${from}`), 12, 7)).toBe(to);
});
