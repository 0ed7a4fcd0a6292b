/**
 * What first divisions are called where the table has another language's name only, and the short forms that addresses end with:
 * by country, `code in GeoNames: names`. Facts, written down by hand.
 */
const WRITTEN: Readonly<Record<string, string>> = {
  DE: "02: Bayern; 05: Hessen; 06: Niedersachsen; 07: Nordrhein-Westfalen, NRW; 08: Rhineland-Palatinate; 13: Sachsen; 14: Sachsen-Anhalt; 15: Thüringen; 16: Berlin; 12: Mecklenburg-Western Pomerania",
  AT: "09: Wien; 07: Tirol; 06: Steiermark; 04: Oberösterreich; 03: Niederösterreich; 02: Kärnten",
  CH: "ZH: Zürich; SG: Sankt Gallen, St. Gallen; LU: Luzern; GR: Graubünden; GE: Genève, Genf; FR: Freiburg; BE: Berne; BS: Basel-Stadt; VS: Wallis; VD: Waadt; NE: Neuenburg; TI: Tessin",
  IT: "15: Sicilia; 14: Sardegna; 19: Valle d'Aosta; 16: Toscana; 13: Puglia; 12: Piemonte; 10: Marche; 09: Lombardia; 02: Basilicata; 17: Südtirol",
  ES: "07: Illes Balears, Islas Baleares; 51: Andalucía; 53: Canarias; 54: Castilla-La Mancha; 60: Comunitat Valenciana; 32: Navarra; 52: Aragón; 55: Castilla y León; 56: Catalunya, Cataluña; 59: País Vasco, Euskadi",
  ID: "26: Sumatera Utara; 10: Daerah Istimewa Yogyakarta, DIY; 32: Sumatera Selatan; 24: Sumatera Barat; 31: Sulawesi Utara; 22: Sulawesi Tenggara; 21: Sulawesi Tengah; 38: Sulawesi Selatan; 18: Nusa Tenggara Timur; 17: Nusa Tenggara Barat; 14: Kalimantan Timur; 13: Kalimantan Tengah; 12: Kalimantan Selatan; 11: Kalimantan Barat; 08: Jawa Timur, Jatim; 07: Jawa Tengah, Jateng; 30: Jawa Barat, Jabar; 04: DKI Jakarta; 29: Maluku Utara; 40: Kepulauan Riau, Kepri; 35: Bangka Belitung",
  CA: "01: AB; 02: BC; 03: MB; 04: NB; 07: NS; 08: ON; 09: PE, PEI; 10: QC, Québec; 11: SK; 05: NL, Newfoundland; 12: YT; 13: NT; 14: NU",
  AU: "08: WA; 05: SA; 03: NT; 07: VIC; 06: TAS; 04: QLD; 02: NSW; 01: ACT",
  IN: "36: UP, U.P.; 25: TN, T.N., Tamilnadu; 16: MH; 35: MP, M.P.; 19: KA; 10: HR; 09: GJ; 07: New Delhi, NCT of Delhi; 28: WB; 24: RJ; 23: PB; 02: AP, A.P.; 21: Orissa; 39: Uttaranchal; 22: Pondicherry; 40: TS, TG; 13: KL; 11: HP, H.P.; 12: J&K",
  MX: "15: Estado de México, Edo. de México, Edo. Mex.; 09: CDMX, Distrito Federal, D.F.; 30: Veracruz de Ignacio de la Llave; 19: N.L.; 07: Coahuila de Zaragoza; 16: Michoacán de Ocampo",
  BR: "22: RN; 30: PE; 17: PB; 16: PA; 13: MA; 06: CE; 02: AL; 28: SE; 27: SP; 26: SC; 23: RS; 21: RJ; 18: PR; 15: MG; 11: MS; 14: MT; 29: GO; 07: DF; 08: ES; 05: BA; 31: TO; 04: AM",
  CN: "14: Xizang; 20: Nei Mongol, Nei Menggu; 13: Xinjiang Uygur; 30: Kwangtung, Canton Province; 07: Fukien; 02: Chekiang; 04: Kiangsu; 25: Shantung; 10: Hopeh; 09: Honan; 12: Hupeh; 32: Szechwan, Szechuan; 22: Peking",
  PL: "75: lubelskie; 77: małopolskie; 78: mazowieckie; 80: podkarpackie; 81: podlaskie; 84: świętokrzyskie; 85: warmińsko-mazurskie; 72: dolnośląskie; 74: łódzkie; 76: lubuskie; 79: opolskie; 82: pomorskie; 83: śląskie; 86: wielkopolskie; 87: zachodniopomorskie; 73: Kuyavia-Pomerania",
  NL: "11: Zuid-Holland; 07: Noord-Holland; 06: Noord-Brabant; 04: Groningen; 02: Fryslân",
  BE: "BRU: Bruxelles, Brussel; WAL: Wallonie; VLG: Vlaanderen",
  BD: "84: Chattogram; 85: Barishal",
  KH: "27: Oddar Meanchey; 28: Sihanoukville, Kampong Som",
  PH: "NCR: Metro Manila, NCR; 40: CALABARZON, Region IV-A; 03: Region III",
  PK: "05: Sind; 03: NWFP, KPK; 02: Baluchistan",
  MA: "01: Tangier-Tetouan, Tanger-Tétouan; 06: Grand Casablanca",
  KR: "14: Gyeongbuk, North Gyeongsang; 13: Gyeonggi, Kyunggi-do, Kyonggi-do; 06: Gangwon; 17: Chungnam, South Chungcheong; 05: Chungbuk, Chungcheongbuk-do; 16: Jeonnam, South Jeolla; 03: Jeonbuk, North Jeolla, Jeollabuk; 20: Gyeongnam, South Gyeongsang; 10: Pusan; 15: Taegu; 12: Inchon",
  JP: "46: 山梨県; 45: 山口県; 43: 和歌山県; 42: 富山県; 41: 鳥取県; 40: 東京都; 39: 徳島県; 38: 栃木県; 37: 静岡県; 36: 島根県; 35: 滋賀県; 34: 埼玉県; 33: 佐賀県; 32: 大阪府; 47: 沖縄県; 31: 岡山県; 30: 大分県, Ohita; 29: 新潟県; 28: 奈良県; 27: 長崎県; 26: 長野県; 25: 宮崎県; 23: 三重県; 22: 京都府; 21: 熊本県; 20: 高知県; 19: 神奈川県; 18: 鹿児島県; 17: 香川県; 15: 石川県; 13: 兵庫県; 11: 広島県; 10: 群馬県; 09: 岐阜県; 07: 福岡県; 06: 福井県; 05: 愛媛県; 01: 愛知県; 44: 山形県; 24: 宮城県; 16: 岩手県; 14: 茨城県; 08: 福島県; 04: 千葉県; 02: 秋田県; 12: 北海道; 03: 青森県",
  FR: "11: Ile-de-France",
  VN: "79: HCMC, TP HCM; 01: Ha Noi",
};

export const EVERYDAY_NAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(WRITTEN).flatMap(([country, written]) =>
    written.split("; ").map((one) => {
      const [code = "", names = ""] = one.split(": ");
      return [`${country}.${code}`, names.split(", ")];
    }),
  ),
);

/**
 * Provinces that were merged into others and that addresses go on naming, each with its seat. Viet Nam merged 63 into 34 in
 * July 2025 (resolution 202/2025/QH15).
 */
export const FORMER: Readonly<Record<string, string>> = {
  VN: "Bình Dương: Thủ Dầu Một; Bà Rịa - Vũng Tàu: Vũng Tàu; Long An: Tân An; Tiền Giang: Mỹ Tho; Bến Tre: Bến Tre; Trà Vinh: Trà Vinh; Kiên Giang: Rạch Giá; Hậu Giang: Vị Thanh; Sóc Trăng: Sóc Trăng; Bạc Liêu: Bạc Liêu; Bình Phước: Đồng Xoài; Bình Thuận: Phan Thiết; Ninh Thuận: Phan Rang-Tháp Chàm; Đắk Nông: Gia Nghĩa; Phú Yên: Tuy Hòa; Bình Định: Quy Nhơn; Kon Tum: Kon Tum; Quảng Nam: Tam Kỳ; Quảng Bình: Đồng Hới; Nam Định: Nam Định; Hà Nam: Phủ Lý; Thái Bình: Thái Bình; Hải Dương: Hải Dương; Bắc Giang: Bắc Giang; Vĩnh Phúc: Vĩnh Yên; Hòa Bình: Hòa Bình; Yên Bái: Yên Bái; Hà Giang: Hà Giang; Bắc Kạn: Bắc Kạn",
};
