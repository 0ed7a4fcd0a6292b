import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collect } from "../reading/collect";
import { warnColumns } from "./columns";
import { parseWarn } from "./parse";

const fixture = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), "utf8");
const eventsOf = async (text: string, state?: string) => (await collect(parseWarn(text, { state }))).events;

test("a register's row names employer, parent, identifiers, site and how exact the point is", async () => {
  const [gears, foods] = await eventsOf(fixture("register.csv"));
  expect(gears).toMatchObject({
    externalId: "OH:k-1",
    revision: "1",
    kind: "plant-closure",
    title: "Closure: Example Gears, Inc., Springfield, OH (120 employees)",
    publishedAt: "2024-01-05",
    happenedAt: "2024-03-08",
    severity: { employeesAffected: 120 },
    organizations: [
      {
        name: "Example Gears, Inc.",
        role: "employer",
        otherNames: ["Example Gears Incorporated"],
        identifiers: [{ type: "lei", value: "529900EXAMPLE0000001" }],
        address: "12 Main St, Springfield, Ohio 45501",
      },
      { name: "Example Holdings plc", role: "parent" },
    ],
  });
  expect(gears?.places[0]).toEqual({ kind: "point", lat: 39.92, lon: -83.81, precision: "town" });
  expect(foods).toMatchObject({ kind: "mass-layoff", revision: "2", severity: { temporary: true } });
  expect(foods?.places[0]).toMatchObject({ precision: "county" });
});

test("a state's own layout is read: titles above, dates in any form, cells of several lines", async () => {
  const events = await eventsOf(fixture("state.csv"), "California");
  expect(
    events.map(({ title, kind, publishedAt, period, withdrawn }) => ({ title, kind, publishedAt, period, withdrawn })),
  ).toEqual([
    {
      title: "Closure: Example Gears, Inc., Fresno, CA (1250 employees)",
      kind: "plant-closure",
      publishedAt: "2024-01-05",
      period: { from: "2024-03-08", to: "2024-06-30" },
      withdrawn: false,
    },
    {
      title: "Layoff: Sample Foods, Lodi, CA (35 employees)",
      kind: "mass-layoff",
      publishedAt: "2024-02-01",
      period: { from: "2024-04-01", to: null },
      withdrawn: true,
    },
    {
      title: 'Layoff: Quoted "Best" Parts, CA (60 employees)',
      kind: "mass-layoff",
      publishedAt: "2024-01-15",
      period: { from: "2024-04-05", to: null },
      withdrawn: false,
    },
  ]);
});

test("totals, years and notes are no notices; a row without company or with an impossible date is told", async () => {
  const { problems } = await collect(parseWarn(fixture("state.csv")));
  expect(problems).toEqual([
    { position: { line: 11, column: "Company Name" }, message: "the row names no company" },
    { position: { line: 12, column: "Layoff Date(s)" }, message: '"13/45/2024" is no date' },
  ]);
});

test("a corrected number of employees is the same event with another content", async () => {
  const [before] = await eventsOf(fixture("state.csv"));
  const [after] = await eventsOf(fixture("state.csv").replace("1,250", "1,300"));
  expect(after?.externalId).toBe(before?.externalId);
  expect(after?.contentHash).not.toBe(before?.contentHash);
});

test("when a register looked last is no revision", async () => {
  const [before] = await eventsOf(fixture("register.csv"));
  const [after] = await eventsOf(fixture("register.csv").replace("2024-01-07", "2025-01-07"));
  expect(after?.contentHash).toBe(before?.contentHash);
});

test("two notices for one site on one day stay two", async () => {
  const events = await eventsOf(
    "Company,City,Notice Date,Employees Affected\nSample Foods,Lodi,1/2/2024,10\nSample Foods,Lodi,1/2/2024,20\n",
  );
  expect(new Set(events.map(({ externalId }) => externalId)).size).toBe(2);
});

const LAYOUTS: Record<
  string,
  { header: string; company: string; employees: string; effective?: string; notice?: string }
> = {
  CA: {
    header:
      "County/Parish|Notice Date|Received Date|Effective Date|Company|Layoff/Closure|No. Of Employees|Address|Related Industry",
    company: "Company",
    employees: "No. Of Employees",
    effective: "Effective Date",
    notice: "Notice Date",
  },
  NY: {
    header:
      "Date of Notice|Event Number|Company Name|County|WIB Name|Region|Business Type|Number Affected|Layoff Date|Reason for Dislocation|FEIN NUM",
    company: "Company Name",
    employees: "Number Affected",
    effective: "Layoff Date",
    notice: "Date of Notice",
  },
  TX: {
    header:
      "NOTICE_DATE|JOB_SITE_NAME|COUNTY_NAME|WDA_NAME|TOTAL_LAYOFF_NUMBER|LayOff_Date|WFDD_RECEIVED_DATE|CITY_NAME",
    company: "JOB_SITE_NAME",
    employees: "TOTAL_LAYOFF_NUMBER",
    effective: "LayOff_Date",
    notice: "NOTICE_DATE",
  },
  AL: {
    header: "Closing or Layoff|Initial Report Date|Planned Starting Date|Company|City|Planned # Affected Employees",
    company: "Company",
    employees: "Planned # Affected Employees",
    effective: "Planned Starting Date",
    notice: "Initial Report Date",
  },
  OH: {
    header: "Date Received|Company|City/County|Potential Number Affected|Layoff Date(s)|Phone Number|Union|Notice ID",
    company: "Company",
    employees: "Potential Number Affected",
    effective: "Layoff Date(s)",
  },
  WI: {
    header: "Company|City|AffectedWorkers|NoticeRcvd|OriginalNoticeType|LayoffBeginDate|NAICSDescription|County|WDA",
    company: "Company",
    employees: "AffectedWorkers",
    effective: "LayoffBeginDate",
  },
  SC: {
    header: "Company|Location|Projected Closure/Layoff Date|Projected Positions Affected|Closure/Layoff|NAICS",
    company: "Company",
    employees: "Projected Positions Affected",
    effective: "Projected Closure/Layoff Date",
  },
  CT: {
    header: "WARN Date|Affected Company|Layoff Location|# Workers|Layoff Date|Closing|Union",
    company: "Affected Company",
    employees: "# Workers",
    effective: "Layoff Date",
    notice: "WARN Date",
  },
  GA: {
    header: "ID|Company Name|City|ZIP|County|Est. Impact|LWDA|Separation Date",
    company: "Company Name",
    employees: "Est. Impact",
    effective: "Separation Date",
  },
  VA: {
    header: "Company Name|Location City|Notice Date|Impact Date|Employees Affected|Layoff/Closing|Region",
    company: "Company Name",
    employees: "Employees Affected",
    effective: "Impact Date",
    notice: "Notice Date",
  },
  IL: {
    header:
      "COMPANY NAME:|COMPANY ADDRESS:|CITY, STATE, ZIP:|WARN RECEIVED DATE:|WORKERS AFFECTED:|FIRST LAYOFF DATE:|TYPE OF EVENT:|EVENT CAUSES:",
    company: "COMPANY NAME:",
    employees: "WORKERS AFFECTED:",
    effective: "FIRST LAYOFF DATE:",
  },
  KY: {
    header:
      "Closure or Layoff?|Company Name|Workforce Board|County|Date Received|Employees|Projected Date|Address|NAICS|Comments",
    company: "Company Name",
    employees: "Employees",
    effective: "Projected Date",
  },
  IN: {
    header: "Company|City|Affected Workers|LO/CL Date|NAICS|Description of Work|Notice Date|Notice Type",
    company: "Company",
    employees: "Affected Workers",
    effective: "LO/CL Date",
    notice: "Notice Date",
  },
};

test.each(Object.entries(LAYOUTS))("the titles of %s are understood", (_, { header, ...expected }) => {
  const columns = warnColumns(header.split("|"));
  expect({
    company: columns.get("company"),
    employees: columns.get("employees"),
    effective: columns.get("effectiveDate"),
    ...(expected.notice !== undefined && { notice: columns.get("noticeDate") }),
  }).toEqual(expected);
});
