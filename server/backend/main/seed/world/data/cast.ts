import type { WorldCustomer } from "../plan-network";

/** A supplier that is told of by hand: it has sites, relations, papers and a story. */
export interface CastMember {
  customer: WorldCustomer;
  tier: number;
  name: string;
  /** A `word` of `trades.ts`. */
  trade: string;
  /** What it delivers, in a sentence. */
  goods: string;
  country: string;
  city: string;
  lat: number;
  lon: number;
  employees: number;
  address: string;
  identifiers: readonly { system: string; value: string }[];
}

export function castOf(customer: WorldCustomer, tier: number): readonly CastMember[] {
  return CAST.filter((member) => member.customer === customer && member.tier === tier);
}

export const castMembers = (): readonly CastMember[] => CAST;

/** customer tier | name | trade | what it delivers | country town | degrees | employees | street | identifiers */
const CAST: readonly CastMember[] = `
nordwind 1 | Karşıyaka Presdöküm A.Ş. | Castings | aluminium die-cast housings | TR Çiğli | 38.495 27.052 | 620 | Atatürk OSB, 10014 Sokak 22 | ERP 100482; VAT TR4830192775
nordwind 1 | Slezanka Ferro a.s. | Forge | forged steel shafts | CZ Ostrava | 49.812 18.271 | 940 | Hlubinská 1180 | ERP 100107; VAT CZ699004512
nordwind 1 | Kabelix Moldova S.R.L. | Wiring Systems | wiring harnesses | MD Bălți | 47.763 27.925 | 1480 | Strada Industrială 4 | ERP 100233; Registration 1011602003177
nordwind 1 | Zschopautal Werkzeugbau GmbH | Plastics Moulding | injection-moulded covers | DE Chemnitz | 50.838 12.929 | 210 | Altchemnitzer Straße 51 | ERP 100058; VAT DE299451830
nordwind 1 | Saluda Ridge Castings LLC | Castings | grey-iron castings | US Greenville | 34.812 -82.353 | 460 | 2180 Old Mill Road | ERP 100391; EIN 57-2219846
nordwind 1 | Brennerhof Elektronik AG | Electronics | motor control units | IT Brixen | 46.716 11.652 | 780 | Via Julius Durst 66 | ERP 100074; VAT IT03118840215
nordwind 1 | Steyrtal Antrieb GmbH | Bearings | gear sets and bearings | AT Steyr | 48.046 14.421 | 1150 | Ennser Straße 42 | ERP 100066; VAT ATU71340228
nordwind 1 | Altrhein Sensorik GmbH | Electronics | pressure sensors | AT Dornbirn | 47.418 9.741 | 320 | Schwefel 91 | ERP 100081; VAT ATU68822319
nordwind 1 | Beskyd Pružiny s.r.o. | Bearings | valve and suspension springs | CZ Frýdek-Místek | 49.684 18.351 | 280 | Na Příkopě 1159 | ERP 100119; VAT CZ620771439
nordwind 1 | Bakonyvölgy Akku Kft. | Battery Cells | traction battery modules | HU Székesfehérvár | 47.186 18.422 | 2100 | Takarodó út 8 | ERP 100302; VAT HU26918840
nordwind 1 | Hanseong Cell Co., Ltd. | Battery Cells | lithium-ion cells | KR Ulsan | 35.512 129.352 | 3900 | 88 Cheomdan-ro | ERP 100318; Registration 620-81-44219
nordwind 1 | Vecht Safety Glass B.V. | Safety Glass | laminated windscreens | NL Zwolle | 52.523 6.117 | 390 | Lingenstraat 12 | ERP 100164; VAT NL859330217B01
nordwind 1 | Valborgo Sellerie S.p.A. | Seating | seat frames and covers | IT Asti | 44.899 8.204 | 540 | Corso Alessandria 417 | ERP 100202; VAT IT01562290057
nordwind 1 | Sierra Baja Arneses S.A. de C.V. | Wiring Systems | door and cockpit harnesses | MX Hermosillo | 29.091 -110.951 | 2650 | Parque Industrial Norte 31 | ERP 100346; RFC SBA110317QX4
nordwind 1 | Ningbo Haoyuan Precision Co., Ltd. | Brake Systems | brake calipers | CN Ningbo | 29.902 121.632 | 1320 | 266 Jiangnan East Road | ERP 100377; Registration 91330206MA2GT4XQ1K
nordwind 1 | Pune Deccan Forgings Pvt. Ltd. | Forge | crankshafts and hubs | IN Pune | 18.628 73.847 | 870 | Plot C-18, Bhosari MIDC | ERP 100365; VAT 27AAHCD4417N1Z6
nordwind 1 | Hafenlinie Nord Spedition GmbH | Logistics | container haulage | DE Hamburg | 53.512 9.961 | 260 | Veddeler Damm 38 | ERP 100411; VAT DE318826704
nordwind 1 | Kuroshima Seal K.K. | Plastics Moulding | sealing rings | JP Hamamatsu | 34.722 137.741 | 610 | 3-14 Wada-cho | ERP 100384; Registration 0804-01-028811
nordwind 2 | Gediz Ovası Metal San. A.Ş. | Aluminium | machined housings and ingots | TR Manisa | 38.622 27.401 | 410 | Organize Sanayi 4. Kısım | VAT TR3910448206
nordwind 2 | Torbalı Alüminyum A.Ş. | Aluminium | secondary aluminium ingots | TR Torbalı | 38.152 27.362 | 290 | Ayrancılar Caddesi 77 | VAT TR8560217734
nordwind 2 | Morávka Drát s.r.o. | Copper Wire | wire rod | CZ Třinec | 49.678 18.671 | 640 | Frýdecká 130 | VAT CZ614992207
nordwind 2 | Odra Guss GmbH | Castings | machine bases | DE Eisenhüttenstadt | 52.151 14.629 | 180 | Werkstraße 14 | VAT DE284406617
nordwind 2 | Bhima Valley Forgings Pvt. Ltd. | Forge | forging blanks | IN Pune | 18.642 73.861 | 330 | Gat 412, Alandi Road | VAT 27AAFCB8123K1ZP
nordwind 2 | Prut Copper S.R.L. | Copper Wire | copper strand | MD Ungheni | 47.205 27.801 | 220 | Strada Națională 33 | Registration 1009609001842
nordwind 2 | Luhe Cell Materials Co., Ltd. | Cathode Materials | cathode active material | CN Nanjing | 32.341 118.842 | 760 | 19 Puliu Road, Luhe | Registration 91320116MA1X9R7T35
nordwind 2 | Straits Microsystems Sdn. Bhd. | Semiconductors | microcontrollers | MY Penang | 5.302 100.281 | 1850 | Hilir Sungai Keluang 5 | Registration 200401031177
nordwind 2 | Velké Losiny Plast s.r.o. | Polymers | technical granulates | CZ Šumperk | 49.966 16.971 | 140 | Průmyslová 7 | VAT CZ268417735
nordwind 2 | Chung Yuan Circuit Co., Ltd. | Circuit Boards | multilayer circuit boards | TW Hsinchu | 24.782 120.998 | 2200 | 21 Yanxin 3rd Road | Registration 84290117
nordwind 2 | Fjällbruk Cathode Oy | Cathode Materials | nickel-cobalt cathodes | FI Kokkola | 63.862 23.071 | 310 | Kemirantie 6 | VAT FI29441806
nordwind 2 | Wupperbruck Lacke GmbH | Coatings | corrosion coatings | DE Wuppertal | 51.262 7.191 | 170 | Friedrich-Ebert-Straße 409 | VAT DE271155302
nordwind 2 | Tianrong Magnet Co., Ltd. | Magnets | sintered magnets | CN Baotou | 40.642 109.861 | 980 | 5 Rare Earth Avenue | Registration 91150291MA0N4K2C7H
nordwind 2 | Ponte Serena Tessuti S.r.l. | Technical Textiles | seat fabrics | IT Biella | 45.566 8.054 | 120 | Via Cottolengo 18 | VAT IT02297710028
nordwind 3 | Nemrut Körfezi Hurda Ltd. Şti. | Ore Trading | aluminium scrap | TR Aliağa | 38.802 26.962 | 85 | Nemrut Limanı Yolu 3 | VAT TR6310055418
nordwind 3 | Beyşehir Alümina A.Ş. | Aluminium | alumina | TR Konya | 37.871 32.492 | 350 | Ankara Yolu 11. km | VAT TR1640993027
nordwind 3 | Petřvald Koks a.s. | Smelting | foundry coke | CZ Karviná | 49.854 18.542 | 270 | Důlní 21 | VAT CZ465022918
nordwind 3 | Kysuce Ferozliatiny a.s. | Smelting | ferro-alloys | SK Žilina | 49.214 18.762 | 190 | Rajecká 54 | VAT SK2022117408
nordwind 3 | Bohumín Šrot s.r.o. | Ore Trading | sorted steel scrap | CZ Bohumín | 49.904 18.357 | 60 | Revoluční 1251 | VAT CZ253817704
nordwind 3 | PT Sulawesi Nikel Utara | Hydroxide | mixed nickel hydroxide | ID Morowali | -2.821 122.141 | 5200 | Kawasan Industri Bahodopi 2 | Registration 8120017260418
nordwind 3 | Mwenda-Nord Cuivre SARL | Hydroxide | copper cathode and cobalt hydroxide | CD Kolwezi | -10.722 25.451 | 1700 | Route de Likasi 9 | Registration CD/KZI/RCCM/14-B-0417
nordwind 3 | Bến Lội Rubber JSC | Rubber Processing | technically specified rubber | VN Biên Hòa | 10.961 106.841 | 440 | Khu công nghiệp Long Bình 7 | Registration 3600812745
nordwind 3 | Batu Kawan Substrates Sdn. Bhd. | Semiconductors | chip substrates | MY Penang | 5.262 100.431 | 690 | Lorong Cassia 12 | Registration 201101044210
nordwind 3 | Hải Vân Wire JSC | Copper Wire | enamelled wire | VN Đà Nẵng | 16.071 108.152 | 240 | Đường số 6, Hòa Khánh | Registration 0401552318
nordwind 3 | Salar Serena Litio S.A. | Lithium Chemicals | lithium hydroxide | CL Antofagasta | -23.671 -70.391 | 520 | Avenida Pedro Aguirre 8810 | Registration 76.441.902-5
nordwind 4 | Zhovta Balka Ruda PrAT | Mining | iron ore pellets | UA Kryvyi Rih | 47.912 33.392 | 4100 | Rudna 47 | Registration 24436817
nordwind 4 | Kabare Hills Mining SARL | Mining | cobalt ore | CD Likasi | -10.991 26.742 | 900 | Avenue de la Mine 2 | Registration CD/LIK/RCCM/16-B-0093
nordwind 4 | Thungwattana Rubber Growers Cooperative | Rubber Growers | cup-lump rubber | TH Surat Thani | 9.151 99.322 | 35 | Moo 4, Phunphin | Registration 0105558812
nordwind 4 | Cerro Azul Salmuera S.A. | Salt Lake Lithium | lithium brine | CL Calama | -22.472 -68.921 | 260 | Camino a Chiu Chiu 18 | Registration 77.018.553-1
nordwind 4 | Antsirabe Plateau Graphite SARL | Graphite | flake graphite | MG Toamasina | -18.152 49.402 | 330 | Route Nationale 2 | Registration 2015B00417
suedstern 1 | Ilmenau Hof Schokoladen GmbH | Chocolate | couverture and bars | DE Nuremberg | 49.441 11.092 | 340 | Kilianstraße 88 | ERP 20014; VAT DE301177452
suedstern 1 | Vechtdal Zuivel B.V. | Dairy | milk powder and butter | NL Venlo | 51.382 6.162 | 280 | Celsiusweg 21 | ERP 20027; VAT NL856114408B01
suedstern 1 | Karadeniz Yamaç Fındık A.Ş. | Nut Processing | roasted hazelnuts | TR Ordu | 40.971 37.881 | 410 | Sanayi Caddesi 19 | ERP 20058; VAT TR5120884731
suedstern 2 | Tano Valley Cocoa Processing Ltd | Cocoa Grinding | cocoa butter and liquor | GH Kumasi | 6.681 -1.612 | 520 | Plot 7, Kaase Industrial Area | Registration CS014882016
suedstern 3 | Sassandra Négoce Cacao SARL | Cocoa Trading | cocoa beans | CI San-Pédro | 4.752 -6.631 | 110 | Zone Portuaire Lot 14 | Registration CI-SPY-2013-B-418
suedstern 4 | Comoé Coopérative Cacao | Growers | cocoa beans | CI Abidjan | 5.371 -4.022 | 25 | Quartier Commerce | Registration CI-ABJ-2009-C-77
`
  .trim()
  .split("\n")
  .map((line): CastMember => {
    const [whose, name, trade, goods, where, degrees, employees, address, ids] = line.split(" | ");
    const [customer, tier] = (whose ?? "").split(" ");
    const [lat, lon] = (degrees ?? "").split(" ").map(Number);
    const [country = "", ...city] = (where ?? "").split(" ");
    return {
      customer: customer === "suedstern" ? "suedstern" : "nordwind",
      tier: Number(tier),
      name: name ?? "",
      trade: trade ?? "",
      goods: goods ?? "",
      country,
      city: city.join(" "),
      lat: lat ?? 0,
      lon: lon ?? 0,
      employees: Number(employees),
      address: address ?? "",
      identifiers: (ids ?? "").split("; ").map((text) => {
        const [system = "", ...value] = text.split(" ");
        return { system, value: value.join(" ") };
      }),
    };
  });
