import type { Random } from "./random";

/**
 * Names of organizations that do not exist, put together from syllables that mean nothing: `Velmondra Castings GmbH`. A namer
 * gives none twice. A test holds them against the real lists.
 */
export function createNamer(random: Random): { stem(): string; company(trade: string, country: string): string } {
  const given = new Set<string>();
  const stem = (): string => {
    for (;;) {
      // Short names run out at 48,000; with a syllable more there are two million.
      const middle = random.pick(MIDDLES) + (given.size < 20_000 ? "" : random.pick(MIDDLES));
      const word = random.pick(BEGINNINGS) + middle + random.pick(ENDINGS);
      if (given.has(word)) continue;
      given.add(word);
      return word;
    }
  };
  return { stem, company: (trade, country) => withLegalForm(`${stem()} ${trade}`, country) };
}

/** As companies of the country are called. */
export function withLegalForm(name: string, country: string): string {
  const form = LEGAL_FORMS[country] ?? "Ltd";
  return form === "PT" ? `PT ${name}` : `${name} ${form}`;
}

const BEGINNINGS =
  "Bel Cal Dra Ela Fen Gal Hes Ilm Jor Kel Lor Mav Nor Oph Per Quel Ras Sel Tor Ulm Ver Wen Xan Yor Zel Bri Chal Dor Eno Fal Grel Hal Isk Jul Kor Lav Mer Nev Orl Pral".split(
    " ",
  );
const MIDDLES =
  "va mo ri lu ne do shi ka pe zo ta gu bi que ya fo thi wa che lo ble dri sta mu phe nga sko vi re zha cu hai pli tse wo gre bo lu xi".split(
    " ",
  );
const ENDINGS =
  "ndra nox lith mvar vex quist rona dwick strand phor gant miel vanta lsund drell thys kmar bryn zett holm nyx rvel gyr ssen plex trix mbra wyn quor fjeld".split(
    " ",
  );

const LEGAL_FORMS: Readonly<Record<string, string>> = {
  AT: "GmbH",
  BE: "NV",
  BR: "Ltda.",
  CH: "AG",
  CL: "S.A.",
  CN: "Co., Ltd.",
  CO: "S.A.S.",
  CZ: "s.r.o.",
  DE: "GmbH",
  ES: "S.L.",
  FI: "Oy",
  FR: "SAS",
  HU: "Kft.",
  ID: "PT",
  IN: "Pvt. Ltd.",
  IT: "S.p.A.",
  JP: "K.K.",
  KR: "Co., Ltd.",
  MA: "SARL",
  MX: "S.A. de C.V.",
  MY: "Sdn. Bhd.",
  NL: "B.V.",
  NO: "AS",
  PE: "S.A.C.",
  PL: "Sp. z o.o.",
  PT: "Lda.",
  RO: "S.R.L.",
  SE: "AB",
  SK: "s.r.o.",
  TH: "Co., Ltd.",
  TR: "A.Ş.",
  TW: "Co., Ltd.",
  US: "Inc.",
  VN: "Co., Ltd.",
  ZA: "(Pty) Ltd",
};
