const TITLES =
  "Vendor No.|Name|Street|Zip|City|Country|VAT|E-mail|Phone|Website|Commodity|HS code|Annual spend|Latitude|Longitude".split(
    "|",
  );
const FIRST =
  "Nord Süd Brightway Golden Star Orient Pacific Delta Alpine River Falcon Summit Harbour Lotus Cedar Amber".split(" ");
const SECOND = "Textile Metall Plastics Components Foods Chemie Elektronik Logistics Timber Rubber Glass Paper".split(
  " ",
);
const FORMS = "GmbH;Ltd.;Co., Ltd.;S.A.;AG;Pvt. Ltd.;Inc.".split(";");
const PLACES =
  "Ulm|DE;Lyon|France;Ningbo|CHINA;Dhaka|Bangladesh;Hai Phong|Viet Nam;İzmir|Türkiye;Pune|India;Puebla|MX".split(";");

/** A header and invented suppliers, the same in every run; one in fifty repeats the one before it in other words. */
export function* supplierLines(rows: number): Generator<string[]> {
  yield TITLES;
  const next = sequence(20_250_101);
  const pick = (list: readonly string[]): string => list[next(list.length)] ?? "";
  let cells: string[] = [];
  for (let row = 1; row <= rows; row++) {
    if (row % 50 === 0) {
      yield [`V${row}`, (cells[1] ?? "").replace(/ \S+$/, " Limited").toUpperCase(), ...cells.slice(2)];
      continue;
    }
    const [city = "", country = ""] = pick(PLACES).split("|");
    const syllables = `${pick(FIRST)}${"bcdfglmnprst"[next(12)]}${"aeiou"[next(5)]}${"klmnrst"[next(7)]}${"aeiou"[next(5)]}`;
    cells = [
      `V${row}`,
      `${syllables} ${pick(FIRST)} ${pick(SECOND)} ${pick(FORMS)}`,
      `${pick(FIRST)} Road ${next(900)}, Zone ${next(90)}`,
      String(10_000 + next(89_999)),
      city,
      country,
      `DE${100_000_000 + next(899_999_999)}`,
      `sales@${syllables.toLowerCase().replace(/[^a-z]/g, "")}${row}.example`,
      `+49 30 ${100_000 + next(899_999)}`,
      `www.company${row}.example`,
      pick(SECOND),
      `${6000 + next(3999)}.${10 + next(89)}`,
      `${next(900) + 1},${100 + next(899)}.50`,
      (next(120_000) / 1000 - 60).toFixed(4),
      (next(340_000) / 1000 - 170).toFixed(4),
    ];
    yield cells;
  }
}

/** Numbers below a bound, the same for the same seed (Numerical Recipes' linear congruence). */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
