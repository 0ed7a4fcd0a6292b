import anyAscii from "any-ascii";

/**
 * Whether a text stands where a name should and names nobody: "other", "unknown owners", "diverse Lieferanten", "non communiqué", "未披露".
 * A word of it beside anything else is part of a name: "Other Stories AB" and "Diverse Ltd" are companies.
 */
export function namesNobody(text: string): boolean {
  if (text.length > 80 || (ASCII.test(text) && !beginsLikeNobody(text))) return false;
  const composed = text.normalize("NFKC").trim();
  if (OTHER_SCRIPTS.has(composed.replace(/[\s.,;:()[\]（）【】"'*]+/g, "").toLowerCase())) return true;
  if (/[^\p{Script=Latin}\p{Script=Cyrillic}\p{P}\p{S}\p{Z}\d]/u.test(composed)) return false;
  const words = anyAscii(composed)
    .toLowerCase()
    .replace(/\(s\)/g, "s")
    .replace(/\b([a-z])[./]\s?(?=[a-z]\b)/g, "$1")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  if (words === "" || ALONE.has(words)) return true;
  const each = words.split(" ").filter((word) => !BINDING.has(word) && !/^\d+$/.test(word));
  if (each.length === 0 || each.length > 6) return false;
  return each.some((word) => NOBODY.has(word)) && each.every((word) => NOBODY.has(word) || KIND.has(word));
}

/**
 * A name without the mark that the record is locked: "*** GESPERRT *** Nord AG", "[BLOCKED] Nord AG", "!! do not use !! Nord AG". Only between signs:
 * "Old Mill Ltd" is a company. A text of nothing but the mark and a note names nobody: "nicht verwenden!! Doppelt zu 4712".
 */
export function withoutMark(name: string): string {
  if (UNUSED.test(name) && !/^[\s*#!([<{]+/.test(name)) return "";
  return name.replace(MARK, "");
}

const UNUSED =
  /^[\s*#!([<{]*(?:nicht (?:mehr )?(?:verwenden|benutzen)|do not use|don't use|ne (?:pas|plus) utiliser|no usar|no utilizar|non usare|nie używać|niet gebruiken)/i;
const MARK =
  /^\s*(?:[*#!([<{]{1,5}\s*)(?:gesperrt|geblockt|gelöscht|inaktiv|ungültig|nicht (?:mehr )?(?:verwenden|benutzen)|zur löschung vorgemerkt|löv[mk]?|blocked|locked|inactive|obsolete|deleted|closed|do not use|dnu|bloqué|supprimé|inactif|ne (?:pas|plus) utiliser|bloqueado|inactivo|no usar|bloccato|non usare|zablokowany|nieaktywny)\s*[*#!)\]>}:-]{1,5}\s*(?=[\p{L}\d])/iu;

const ASCII = /^[\x20-\x7e]*$/;

/** Nearly all names are told from nobody by their first word alone. */
function beginsLikeNobody(text: string): boolean {
  const [first = ""] = /[a-z0-9]+/i.exec(text) ?? [];
  const word = first.toLowerCase();
  return (
    word.length <= 1 || NOBODY.has(word) || KIND.has(word) || BINDING.has(word) || FIRST.has(word) || /^\d+$/.test(word)
  );
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
const phrases = (list: string): ReadonlySet<string> => new Set(list.split("|").map((phrase) => phrase.trim()));

/** Words that name nobody, alone and beside others of these or of `KIND`. */
const NOBODY = words(`
  other others unknown unkown unknwon undisclosed unspecified unidentified unnamed unlisted undefined undetermined various miscellaneous misc multiple several
  confidential anonymous nan null none tbd tbc tba cpd einmallieferant einmallieferanten einmalkreditor einmalkunde
  sonstige sonstiger sonstiges sonst andere anderer weitere weiterer unbekannt unbekannte unbekannter diverse diverser divers ungenannt ungenannte anonym mehrere verschiedene
  autre autres inconnu inconnue inconnus inconnues divers diverses plusieurs indetermine anonyme
  otro otra otros otras desconocido desconocida desconocidos varios varias diversos diversas anonimo indeterminado
  altro altri altre sconosciuto sconosciuta sconosciuti vari varie diversi ignoto ignota
  outro outra outros outras desconhecido desconhecida varias vario diversos
  overig overige overigen onbekend onbekende diversen
  inne inni nieznany nieznana rozne rozni pozostali
  diger digerleri bilinmiyor bilinmeyen cesitli
  ostatni neznamy nezname ruzne ovriga okand ukendt ovrige ukjent tuntematon muut egyeb ismeretlen ismeretlenek altii necunoscut diversi
  lainnya khac
  generic generisch generique generico generica
  prochie prochee drugie inye raznye neizvestnye neizvestnyy neizvestno inshi`);

/** What the words above are said of; alone it may be a name or not. */
const KIND = words(`
  owner owners ownership shareholder shareholders shares investor investors company companies entity entities supplier suppliers vendor vendors party parties person
  persons people individual individuals firm firms name names operator operators manufacturer manufacturers producer producers factory factories site sites facility facilities
  group groups minority private public local small third holder holders stakeholders partner partners customer customers parent
  eigentumer eigentuemer inhaber gesellschafter aktionare aktionaere lieferant lieferanten kreditor kreditoren firma firmen unternehmen hersteller betreiber anteilseigner streubesitz
  proprietaire proprietaires actionnaire actionnaires fournisseur fournisseurs entreprise entreprises societe societes exploitant
  propietario propietarios accionista accionistas proveedor proveedores empresa empresas fabricante fabricantes
  proprietario proprietari azionista azionisti fornitore fornitori azienda aziende societa impresa imprese acionistas fornecedor fornecedores
  dostawca dostawcy dostawcow kontrahent kontrahenci wlasciciel wlasciciele udzialowcy akcjonariusze tedarikciler saticilar ortak ortaklar dodavatele eigenaar eigenaren aandeelhouders leverancier leveranciers leverandor leverandorer leverantor leverantorer toimittajat bedrijf bedrijven hissedarlar hissedar ortaklar tedarikci firma firmalar
  postavshchiki postavshchik kontragenty aktsionery vladeltsy sobstvenniki postachalniki`);

/** As the whole text only: each word of it may stand in a name. */
const ALONE = phrases(`
  na|n a|nd|n d|n v t|nvt|ka|k a|s o|so|n n|nn|nc|n c|country|state|government|individual|individuals|private|public|free float|minority|minorities|minority shareholders|minority owners|minority interests|public shareholders|private shareholders|individual shareholders|
  individual investors|private investors|small shareholders|other third parties|private individual|
  private individuals|private person|natural person|natural persons|private owner|private owners|public float|self|same|dito|ditto|idem|see above|siehe oben|no data|no name|
  no information|0|div|placeholder|platzhalter|petty cash|test supplier|test vendor|testlieferant|testkreditor|
  not available|not applicable|not disclosed|not known|not specified|not reported|not stated|not named|not given|not found|not provided|information not available|
  name not available|name withheld|withheld|to be confirmed|to be determined|to be defined|to be announced|pending|blank|empty|test|dummy|xxx|xx|x|
  keine|keine angabe|keine angaben|nicht bekannt|nicht angegeben|nicht verfugbar|nicht vorhanden|nicht zutreffend|nicht benannt|ohne namen|ohne angabe|ohne|leer|noch offen|offen|
  privatperson|privatpersonen|naturliche personen|naturliche person|streubesitz|einmallieferant|einmallieferanten|cpd|cpd lieferant|cpd konto|one time vendor|one time supplier|
  one time account|einmalkunde|
  neant|aucun|aucune|sans|sans objet|sans nom|non communique|non connu|non divulgue|non disponible|non renseigne|non precise|non identifie|non applicable|particulier|particuliers|
  personne physique|personnes physiques|
  ninguno|ninguna|sin datos|sin identificar|sin asignar|sin nombre|sin especificar|sin informacion|no disponible|no aplica|no especificado|no identificado|no informado|no divulgado|no consta|particulares|
  persona fisica|personas fisicas|
  nessuno|nessuna|non noto|non disponibile|non specificato|non divulgato|non indicato|non identificato|privato|privati|persona fisica|persone fisiche|
  nao disponivel|nao informado|nao identificado|nao divulgado|nao especificado|nao aplicavel|sem nome|sem informacao|pessoa fisica|pessoas fisicas|
  niet bekend|niet beschikbaar|niet van toepassing|particulier|brak|brak danych|nie dotyczy|yok|belirtilmemis|bilgi yok|tidak ada|tidak diketahui|lain lain|khong ro|khong co|
  uppgift saknas|ej angivet|ikke oplyst|ei tiedossa|nincs adat`);

const FIRST: ReadonlySet<string> = new Set([...ALONE].map((phrase) => phrase.split(" ", 1)[0] ?? ""));

/** Words that bind the others. */
const BINDING = words("and or the of und oder et ou y o e ed of as yet not");

const OTHER_SCRIPTS: ReadonlySet<string> = new Set(
  (
    "其他 其它 其他股东 其他所有者 其他公司 其他供应商 未知 不详 不明 未披露 未公开 未公布 未透露 未说明 未命名 保密 匿名 无 暂无 没有 不适用 待定 各种 多个 多家 多家公司 若干 个人 自然人 个体 散户 公众 空 " +
    "其他股東 其他公司 其他供應商 不詳 未揭露 未公開 無 不適用 多個 個人 " +
    "その他 その他仕入先 その他取引先 その他株主 不明 非公開 未定 なし 該当なし 個人 複数 기타 기타업체 기타공급업체 기타주주 미상 알수없음 불명 없음 비공개 개인 해당없음 " +
    "прочие прочее другие другое иные неизвестно неизвестен неизвестный неуказано нетданных нет разные физлица физическиелица физическоелицо инші невідомо невідомий різні " +
    "أخرى غيرمعروف غيرمحدد لايوجد مجهول آخرون متنوع неприменимо אחר לאידוע άλλοι άγνωστο διάφορα อื่นๆ ไม่ทราบ अन्य अज्ञात"
  ).split(" "),
);
