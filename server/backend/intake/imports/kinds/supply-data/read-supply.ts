import type { Report } from "../../rows/candidate";
import { readHsCodes } from "../../rows/figures";
import { decimalSignOf, readSpend } from "../../rows/money";
import type { RowCells } from "../../rows/row-cells";
import { decimalOf } from "../../values/decimal";
import { fractionReader } from "../../values/fraction";
import type { FileOfKind } from "../file-kind";
import { dayReader } from "../linked/read-day";
import { inputKey } from "./input-key";
import type { Supply } from "./supply";

/** A reader of all but whom the rows of a file are about. */
export function supplyReader({ header, mapping, sample, today }: FileOfKind): (cells: RowCells) => Supply {
  const columnOf = (field: "share" | "maxShare" | "revenueAtRisk"): string[] =>
    sample.map(({ cells }) => cells[mapping[field] ?? -1] ?? "");
  const decimal = decimalSignOf(columnOf("revenueAtRisk"));
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
      stockOwn: cells.read("stockOwn", readDays),
      stockSupplier: cells.read("stockSupplier", readDays),
      transit: cells.read("transit", readDays),
      recoverySite: cells.read("recoverySite", readDays),
      recoveryInsolvency: cells.read("recoveryInsolvency", readDays),
      rampDays: cells.read("rampDays", readDays),
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
const UNIT = /\s*(?:days?|d|tage?n?|t|jours?|j|天|日)\.?$/i;

function readDays(value: string, report: Report): number | null {
  const days = decimalOf(value.replace(UNIT, ""));
  return given(days !== null && days >= 0 && days <= MOST_DAYS ? days : null, "daysRefused", report);
}

/** ISO 4217, as far as the platform knows it. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Money without a currency is none. */
function readMoney(
  cells: RowCells,
  decimal: ReturnType<typeof decimalSignOf>,
): Pick<Supply, "revenueAtRisk" | "currency"> {
  const written = cells.text("currency");
  const code = CURRENCIES.has(written.toUpperCase()) ? written.toUpperCase() : null;
  const read = cells.read("revenueAtRisk", (value) =>
    readSpend(
      value,
      `${written} ${cells.title("revenueAtRisk")}`,
      () => cells.report("revenueAtRisk")("moneyRefused"),
      decimal,
    ),
  );
  if (read === null) return { revenueAtRisk: null, currency: null };
  const currency = code ?? read.currency;
  if (currency === null)
    cells.report(written === "" ? "revenueAtRisk" : "currency")(written === "" ? "currencyMissing" : "currencyUnknown");
  return { revenueAtRisk: read.amount, currency };
}

/** From the day on which the file was sent, where it does not say since when; without an end, until something else is said. */
function readPeriod(cells: RowCells, today: string): Pick<Supply, "validFrom" | "validTo"> {
  const validFrom = cells.read("validFrom", dayReader("first")) ?? today;
  const validTo = cells.read("validTo", dayReader("last"));
  if (validTo !== null && validTo < validFrom) cells.report("validTo")("dayOrder", { first: validFrom });
  return { validFrom, validTo };
}
