import { expect, test } from "vitest";
import { namesNobody, withoutMark } from "./placeholders";

test.each([
  "other|Others|OTHER OWNERS|other (unknown)|unknown|Unknown Owner|undisclosed|Not disclosed|n/a|N.A.|na|-|--|…|?|various|Various suppliers|several owners|tbd|nan|null|None",
  "Country|individuals|Natural persons|free float|confidential|private owner|Minority shareholders|Other/unknown|misc.|Miscellaneous vendors|one-time vendor",
  "Sonstige|sonstige Lieferanten|Diverse|diverse Kreditoren|unbekannt|Unbekannter Eigentümer|nicht bekannt|k.A.|keine Angabe|CPD|Einmallieferant|Streubesitz|N.N.|Andere Gesellschafter",
  "autres|Autres actionnaires|divers|Fournisseurs divers|inconnu|non communiqué|néant|non renseigné|s.o.|Propriétaire inconnu",
  "otros|Otros accionistas|varios|Proveedores varios|desconocido|sin datos|no disponible|altri|Fornitori diversi|sconosciuto|non disponibile|outros|desconhecido|não informado",
  "Fornitori vari|Diverse leverandører|Övriga leverantörer|Div.|0|Platzhalter|Test supplier|Testlieferant|Petty cash",
  "onbekend|overige leveranciers|n.v.t.|nieznany|inne|diğer|bilinmiyor|neznámý|okänd|tuntematon|ismeretlen|lainnya|tidak diketahui",
  "其他|其他股东|未知|不详|未披露|无|个人|自然人|多家公司|その他|不明|非公開|기타|알 수 없음|другие|неизвестно|нет данных|أخرى",
])("%s name nobody", (list) => {
  expect(list.split("|").filter((text) => !namesNobody(text))).toEqual([]);
});

test.each([
  "Other Stories AB|Diverse Ltd|Various GmbH|Unknown Worlds Entertainment|Private Label Foods|NN Group|Country Garden|State Grid|Individual Systems AG|Total SA|Public Power Corp",
  "Vale|Acme|3M|O|JBS SA|CAP|OQ|SCA|DC|KCP|Andere Mode GmbH|Sonstige Welten AG|Autrement SARL|Varios Aceros SA|Other People's Money LLC|Anonymous Brewing|Test Rite International|Vari-L Company|Div-Tech GmbH|Placeholder Studios Ltd",
  "中国其他纺织公司|无锡钢铁|其他林业有限公司|ООО Другие Берега|東京不明堂",
])("%s are names", (list) => {
  expect(list.split("|").filter(namesNobody)).toEqual([]);
});

test.each([
  ["*** GESPERRT *** Nord AG", "Nord AG"],
  ["[BLOCKED] Nord AG", "Nord AG"],
  ["!! do not use !! Nord AG", "Nord AG"],
  ["nicht verwenden!! Doppelt zu 4712", ""],
  ["DO NOT USE", ""],
  ["Old Mill Ltd", "Old Mill Ltd"],
  ["Closed Loop Recycling Ltd", "Closed Loop Recycling Ltd"],
  ["#1 Metal Inc.", "#1 Metal Inc."],
])("the name of %j is %j", (written, wanted) => {
  expect(withoutMark(written)).toBe(wanted);
});
