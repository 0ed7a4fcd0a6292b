import type { Point } from "./distance";

export interface Capital extends Point {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** As GeoNames writes it. */
  name: string;
}

/**
 * The capitals of countries and territories, by GeoNames (CC BY 4.0), to a hundredth of a degree. Printed by `tools/gazetteer/capitals.ts`. None where
 * GeoNames names none or several parties do: Israel, Palestine, Western Sahara.
 */
export const capitals = (): readonly Capital[] => {
  known ??= TABLE.split(/;\s*/).map((row) => {
    const [country = "", lat, lon, ...name] = row.trim().split(" ");
    return { country, lat: Number(lat), lon: Number(lon), name: name.join(" ") };
  });
  return known;
};

let known: readonly Capital[] | undefined;

const TABLE = `
AD 42.51 1.52 Andorra la Vella;AE 24.45 54.40 Abu Dhabi;AF 34.53 69.17 Kabul;AG 17.12 -61.84 Saint John’s;AI 18.22 -63.06 The Valley;
AL 41.33 19.82 Tirana;AM 40.18 44.51 Yerevan;AO -8.84 13.23 Luanda;AR -34.61 -58.38 Buenos Aires;AS -14.28 -170.70 Pago Pago;AT 48.21 16.37 Vienna;
AU -35.28 149.13 Canberra;AW 12.52 -70.03 Oranjestad;AX 60.10 19.93 Mariehamn;AZ 40.38 49.89 Baku;BA 43.85 18.36 Sarajevo;BB 13.11 -59.62 Bridgetown;
BD 23.71 90.41 Dhaka;BE 50.85 4.35 Brussels;BF 12.37 -1.53 Ouagadougou;BG 42.70 23.32 Sofia;BH 26.23 50.59 Manama;BI -3.43 29.92 Gitega;
BJ 6.50 2.60 Porto-Novo;BL 17.90 -62.85 Gustavia;BM 32.29 -64.78 Hamilton;BN 4.89 114.94 Bandar Seri Begawan;BO -19.03 -65.26 Sucre;
BQ 12.15 -68.27 Kralendijk;BR -15.78 -47.93 Brasília;BS 25.06 -77.34 Nassau;BT 27.47 89.64 Thimphu;BW -24.65 25.91 Gaborone;BY 53.90 27.57 Minsk;
BZ 17.25 -88.76 Belmopan;CA 45.41 -75.70 Ottawa;CC -12.16 96.82 West Island;CD -4.33 15.31 Kinshasa;CF 4.36 18.55 Bangui;CG -4.27 15.28 Brazzaville;
CH 46.95 7.45 Bern;CI 6.82 -5.28 Yamoussoukro;CK -21.21 -159.78 Avarua;CL -33.46 -70.65 Santiago;CM 3.87 11.52 Yaoundé;CN 39.91 116.40 Beijing;
CO 4.61 -74.08 Bogotá;CR 9.93 -84.08 San José;CU 23.13 -82.38 Havana;CV 14.93 -23.51 Praia;CW 12.12 -68.89 Willemstad;CX -10.42 105.68 Flying Fish Cove;
CY 35.17 33.35 Nicosia;CZ 50.09 14.42 Prague;DE 52.52 13.41 Berlin;DJ 11.59 43.15 Djibouti;DK 55.68 12.57 Copenhagen;DM 15.30 -61.39 Roseau;
DO 18.47 -69.89 Santo Domingo;DZ 36.73 3.09 Algiers;EC -0.23 -78.53 Quito;EE 59.44 24.75 Tallinn;EG 30.06 31.25 Cairo;ER 15.34 38.93 Asmara;
ES 40.42 -3.70 Madrid;ET 9.03 38.75 Addis Ababa;FI 60.17 24.94 Helsinki;FJ -18.14 178.43 Suva;FK -51.69 -57.86 Stanley;FM 6.92 158.16 Palikir;
FO 62.01 -6.77 Tórshavn;FR 48.85 2.35 Paris;GA 0.39 9.45 Libreville;GB 51.51 -0.13 London;GD 12.05 -61.75 Saint George's;GE 41.69 44.83 Tbilisi;
GF 4.94 -52.33 Cayenne;GG 49.46 -2.54 Saint Peter Port;GH 5.56 -0.20 Accra;GI 36.14 -5.35 Gibraltar;GL 64.18 -51.72 Nuuk;GM 13.45 -16.58 Banjul;
GN 9.54 -13.68 Conakry;GP 16.00 -61.73 Basse-Terre;GQ 3.76 8.78 Malabo;GR 37.98 23.73 Athens;GS -54.28 -36.51 Grytviken;GT 14.64 -90.51 Guatemala City;
GU 13.48 144.75 Hagåtña;GW 11.86 -15.60 Bissau;GY 6.80 -58.16 Georgetown;HK 22.28 114.17 Hong Kong;HN 14.08 -87.21 Tegucigalpa;HR 45.81 15.98 Zagreb;
HT 18.54 -72.34 Port-au-Prince;HU 47.50 19.04 Budapest;ID -6.21 106.85 Jakarta;IE 53.33 -6.25 Dublin;IM 54.15 -4.48 Douglas;IN 28.62 77.21 New Delhi;
IQ 33.34 44.40 Baghdad;IR 35.69 51.42 Tehran;IS 64.14 -21.90 Reykjavík;IT 41.89 12.51 Rome;JE 49.19 -2.10 Saint Helier;JM 18.00 -76.79 Kingston;
JO 31.96 35.95 Amman;JP 35.69 139.69 Tokyo;KE -1.28 36.82 Nairobi;KG 42.87 74.59 Bishkek;KH 11.56 104.92 Phnom Penh;KI 1.33 172.98 Tarawa;
KM -11.70 43.26 Moroni;KN 17.30 -62.73 Basseterre;KP 39.03 125.75 Pyongyang;KR 37.57 126.98 Seoul;KW 29.37 47.97 Kuwait City;
KY 19.29 -81.37 George Town;KZ 51.18 71.45 Astana;LA 17.97 102.60 Vientiane;LB 33.89 35.50 Beirut;LC 14.00 -61.01 Castries;LI 47.14 9.52 Vaduz;
LK 6.94 79.85 Colombo;LR 6.30 -10.80 Monrovia;LS -29.32 27.48 Maseru;LT 54.69 25.28 Vilnius;LU 49.61 6.13 Luxembourg;LV 56.95 24.11 Riga;
LY 32.89 13.19 Tripoli;MA 34.01 -6.83 Rabat;MC 43.74 7.42 Monaco;MD 47.01 28.86 Chisinau;ME 42.44 19.26 Podgorica;MF 18.07 -63.08 Marigot;
MG -18.91 47.54 Antananarivo;MH 7.09 171.38 Majuro;MK 42.00 21.43 Skopje;ML 12.61 -7.98 Bamako;MM 19.75 96.13 Nay Pyi Taw;MN 47.91 106.88 Ulan Bator;
MO 22.20 113.55 Macau;MP 15.21 145.75 Saipan;MQ 14.60 -61.07 Fort-de-France;MR 18.09 -15.98 Nouakchott;MS 16.79 -62.21 Brades;MT 35.90 14.51 Valletta;
MU -20.16 57.50 Port Louis;MV 4.18 73.51 Male;MW -13.97 33.79 Lilongwe;MX 19.43 -99.13 Mexico City;MY 3.14 101.69 Kuala Lumpur;MZ -25.97 32.58 Maputo;
NA -22.56 17.08 Windhoek;NC -22.27 166.45 Nouméa;NE 13.51 2.11 Niamey;NF -29.05 167.97 Kingston;NG 9.06 7.50 Abuja;NI 12.13 -86.25 Managua;
NL 52.37 4.89 Amsterdam;NO 59.91 10.75 Oslo;NP 27.70 85.32 Kathmandu;NR -0.55 166.93 Yaren;NU -19.05 -169.92 Alofi;NZ -41.29 174.78 Wellington;
OM 23.58 58.41 Muscat;PA 8.99 -79.52 Panama City;PE -12.04 -77.03 Lima;PF -17.53 -149.57 Papeete;PG -9.48 147.15 Port Moresby;PH 14.60 120.98 Manila;
PK 33.72 73.04 Islamabad;PL 52.23 21.01 Warsaw;PM 46.78 -56.18 Saint-Pierre;PN -25.07 -130.10 Adamstown;PR 18.47 -66.11 San Juan;PT 38.73 -9.15 Lisbon;
PW 7.50 134.62 Ngerulmud;PY -25.29 -57.65 Asunción;QA 25.29 51.53 Doha;RE -20.88 55.45 Saint-Denis;RO 44.43 26.11 Bucharest;RS 44.80 20.47 Belgrade;
RU 55.75 37.62 Moscow;RW -1.95 30.06 Kigali;SA 24.69 46.72 Riyadh;SB -9.43 159.95 Honiara;SC -4.62 55.45 Victoria;SD 15.55 32.53 Khartoum;
SE 59.33 18.07 Stockholm;SG 1.29 103.85 Singapore;SH -15.92 -5.72 Jamestown;SI 46.05 14.51 Ljubljana;SJ 78.22 15.65 Longyearbyen;
SK 48.15 17.11 Bratislava;SL 8.49 -13.24 Freetown;SM 43.94 12.45 San Marino;SN 14.69 -17.44 Dakar;SO 2.04 45.34 Mogadishu;SR 5.87 -55.17 Paramaribo;
SS 4.85 31.58 Juba;ST 0.34 6.73 São Tomé;SV 13.69 -89.19 San Salvador;SX 18.03 -63.05 Philipsburg;SY 33.51 36.29 Damascus;SZ -26.32 31.13 Mbabane;
TC 21.46 -71.14 Cockburn Town;TD 12.11 15.04 N'Djamena;TF -49.35 70.22 Port-aux-Français;TG 6.13 1.22 Lomé;TH 13.75 100.50 Bangkok;
TJ 38.54 68.78 Dushanbe;TL -8.56 125.57 Dili;TM 37.95 58.38 Ashgabat;TN 36.82 10.17 Tunis;TO -21.14 -175.20 Nuku‘alofa;TR 39.92 32.85 Ankara;
TT 10.67 -61.52 Port of Spain;TV -8.52 179.19 Funafuti;TW 25.05 121.53 Taipei;TZ -6.17 35.74 Dodoma;UA 50.45 30.52 Kyiv;UG 0.32 32.58 Kampala;
US 38.90 -77.04 Washington;UY -34.90 -56.19 Montevideo;UZ 41.26 69.22 Tashkent;VA 41.90 12.45 Vatican City;VC 13.16 -61.23 Kingstown;
VE 10.49 -66.88 Caracas;VG 18.43 -64.62 Road Town;VI 18.34 -64.93 Charlotte Amalie;VN 21.02 105.84 Hanoi;VU -17.74 168.31 Port-Vila;
WF -13.28 -176.17 Mata-Utu;WS -13.83 -171.77 Apia;XK 42.67 21.17 Pristina;YE 15.35 44.21 Sanaa;YT -12.78 45.23 Mamoudzou;ZA -25.74 28.19 Pretoria;
ZM -15.41 28.29 Lusaka;ZW -17.83 31.05 Harare
`;
