import { IDENTIFIER_SYSTEMS, type IdentifierField } from "../../imports/mapping/fields";
import type { SupplierCandidate } from "../../imports/rows/candidate";
import type { ChosenColumns } from "../../imports/run/import-options";

type Column = [field: keyof ChosenColumns, title: string, of: (said: SupplierCandidate) => string | number | null];

const TITLES: Record<IdentifierField, string> = {
  erpId: "Vendor number",
  duns: "D-U-N-S",
  lei: "LEI",
  vat: "VAT number",
  osId: "OS ID",
  registrationNumber: "Registration number",
};

const COLUMNS: readonly Column[] = [
  ["name", "Name", ({ name }) => name],
  ["country", "Country", ({ country }) => country],
  ["city", "City", ({ city }) => city],
  ["postalCode", "Postal code", ({ postalCode }) => postalCode],
  ["address", "Address", ({ address }) => address],
  ["lat", "Latitude", ({ lat }) => lat],
  ["lon", "Longitude", ({ lon }) => lon],
  ...(Object.entries(IDENTIFIER_SYSTEMS) as [IdentifierField, string][]).map(
    ([field, system]): Column => [
      field,
      TITLES[field],
      ({ identifiers }) => identifiers.find((one) => one.system === system)?.id ?? null,
    ],
  ),
];

/** Lines as the CSV file of an import, with the columns that any of them fills and what each means. */
export function restFile(said: readonly SupplierCandidate[]): { content: string; mapping: ChosenColumns } {
  const columns = COLUMNS.filter(([field, , of]) => field === "name" || said.some((one) => of(one) !== null));
  const rows = [columns.map(([, title]) => title), ...said.map((one) => columns.map(([, , of]) => of(one) ?? ""))];
  return {
    content: `${rows.map((row) => row.map(quoted).join(",")).join("\r\n")}\r\n`,
    mapping: Object.fromEntries(columns.map(([field], index) => [field, index + 1])),
  };
}

/** Nothing but the import reads it, so that a name keeps whatever it begins with. */
const quoted = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;
