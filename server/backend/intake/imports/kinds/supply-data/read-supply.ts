import type { Field } from "../../mapping/fields";
import type { Report } from "../../rows/candidate";
import { readHsCodes } from "../../rows/figures";
import { currencyIn, type DecimalSign, decimalSignOf, readSpend } from "../../rows/money";
import type { RowCells } from "../../rows/row-cells";
import { decimalOf } from "../../values/decimal";
import { fractionReader } from "../../values/fraction";
import { isOpenEnd } from "../../values/spoken-day";
import type { FileOfKind } from "../file-kind";
import { dayReader } from "../linked/read-day";
import { inDays, unitOfTitle } from "./in-days";
import { inputKey } from "./input-key";
import { LAST_DAY } from "./remainders";
import type { Supply } from "./supply";

/** A reader of all but whom the rows of a file are about. */
export function supplyReader({ header, mapping, sample, today }: FileOfKind): (cells: RowCells) => Supply {
  const columnOf = (field: Field): string[] => sample.map(({ cells }) => cells[mapping[field] ?? -1] ?? "");
  const decimal = decimalSignOf(columnOf("revenueAtRisk"));
  const decimalOfDays = decimalSignOf(DAYS.flatMap((field) => columnOf(field).map((value) => inDays(value).figure)));
  const readers = Object.fromEntries(
    DAYS.map((field) => [field, daysReader(decimalOfDays, unitOfTitle(header[mapping[field] ?? -1] ?? ""))]),
  ) as Record<(typeof DAYS)[number], ReturnType<typeof daysReader>>;
  const fractions = {
    share: fractionReader(header[mapping.share ?? -1], columnOf("share")),
    maxShare: fractionReader(header[mapping.maxShare ?? -1], columnOf("maxShare")),
  };
  return (cells) => {
    const fraction = (field: "share" | "maxShare") =>
      cells.read(field, (value, report) => given(fractions[field](value), "shareRefused", report));
    const [hsCode = null] = cells.read("hsCode", readHsCodes) ?? [];
    const input = cells.text("input") || (hsCode === null ? "" : `HS ${hsCode.slice(0, 4)}`);
    if (input === "") cells.report("input")("inputMissing");
    const productLine = cells.text("productLine") || null;
    return {
      ...{ input, inputKey: inputKey(input), hsCode },
      ...{ productLine, productLineKey: inputKey(productLine ?? "") },
      ...{ share: fraction("share"), maxShare: fraction("maxShare") },
      stockOwn: cells.read("stockOwn", readers.stockOwn),
      stockSupplier: cells.read("stockSupplier", readers.stockSupplier),
      transit: cells.read("transit", readers.transit),
      recoverySite: cells.read("recoverySite", readers.recoverySite),
      recoveryInsolvency: cells.read("recoveryInsolvency", readers.recoveryInsolvency),
      rampDays: cells.read("rampDays", readers.rampDays),
      ...readMoney(cells, decimal),
      ...readPeriod(cells, today),
      confirmedOn: cells.read("confirmedOn", dayReader("last")),
    };
  };
}

function given<T>(value: T | null, otherwise: "shareRefused" | "daysRefused", report: Report): T | null {
  if (value === null) report(otherwise);
  return value;
}

/** Ten years: what is said of longer is no number of days. */
const MOST_DAYS = 3650;
const DAYS = ["stockOwn", "stockSupplier", "transit", "recoverySite", "recoveryInsolvency", "rampDays"] as const;

/** "1.200" is 1200 or one and a fifth, as the other days of the file show; where none does, nobody knows. */
const daysReader =
  (decimal: DecimalSign | null, usual: number) =>
  (value: string, report: Report): number | null => {
    const { figure: written, each } = inDays(value, usual);
    const [, sign = null] = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(written) ?? [];
    const isUnclear = sign !== null && decimal === null;
    const count = isUnclear ? null : decimalOf(written, { grouped: sign !== null && sign !== decimal });
    const days = count === null ? null : count * each;
    return given(days !== null && days >= 0 && days <= MOST_DAYS ? days : null, "daysRefused", report);
  };

/** ISO 4217, as far as the platform knows it. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Money without a currency is none, and neither is money with two of them. */
function readMoney(cells: RowCells, decimal: DecimalSign | null): Pick<Supply, "revenueAtRisk" | "currency"> {
  const nothing = { revenueAtRisk: null, currency: null };
  const written = cells.text("currency");
  const column = CURRENCIES.has(written.toUpperCase()) ? written.toUpperCase() : currencyIn(written);
  const refuse = () => cells.report("revenueAtRisk")("moneyRefused");
  const title = `${written} ${cells.title("revenueAtRisk")}`;
  const read = cells.read("revenueAtRisk", (value) => readSpend(value, title, refuse, decimal));
  if (read === null) return nothing;
  const currency = written === "" ? read.currency : column;
  if (currency === null)
    cells.report(written === "" ? "revenueAtRisk" : "currency")(written === "" ? "currencyMissing" : "currencyUnknown");
  const value = cells.text("revenueAtRisk");
  // A dollar, yen or krone sign stands for several currencies.
  const cell = /[$¥￥元]|kr/i.test(value) ? null : currencyIn(value);
  if (currency !== null && cell !== null && cell !== currency) refuse();
  return { revenueAtRisk: read.amount, currency };
}

/** From the day on which the file was sent, where it does not say since when; without an end, until something else is said. */
function readPeriod(cells: RowCells, today: string): Pick<Supply, "validFrom" | "validTo"> {
  const validFrom = cells.read("validFrom", dayReader("first")) ?? today;
  const end = cells.read("validTo", (value, report) => (isOpenEnd(value) ? null : dayReader("last")(value, report)));
  // Where a field may not be empty, systems such as SAP write the last day of all.
  const validTo = end === LAST_DAY ? null : end;
  if (validTo !== null && validTo < validFrom) cells.report("validTo")("dayOrder", { first: validFrom });
  return { validFrom, validTo };
}
