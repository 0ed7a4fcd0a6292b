import { titleWords } from "../../../intake/imports/mapping/title-key";
import type { ListField } from "./list-titles";

/** Titles as lists in French, Italian, Spanish, Dutch, Polish, Portuguese, Chinese and Russian write them, separated by `|`. */
const WRITTEN: Readonly<Record<ListField, string>> = {
  name: "nom ou dénomination|nom complet|dénomination sociale|nom et prénom|nominativo|nome|nome e cognome|denominazione|denominazione o ragione sociale|ragione sociale|soggetto|nombre completo|nombre o razón social|nombre y apellidos|denominación social|naam|volledige naam|nazwa|nazwa podmiotu|imię i nazwisko|nome completo|nome ou denominação|betroffener name|名称|姓名|名称姓名|实体名称|企业名称|公司名称|主体名称|中文名称|被制裁对象|制裁对象|наименование|полное наименование|название|фио",
  id: "numéro|numéro d'ordre|n° d'inscription|référence|numero progressivo|codice|riferimento|número|referencia|volgnummer|kenmerk|numer|lp|identyfikator|编号|序号|唯一编号|参考编号|номер|№ п/п",
  nameType: "tipo di nome|soort naam|名称类型",
  nameStrength: "别名强度",
  kind: "nature|catégorie|type d'entité|type de personne|tipologia|categoria|tipo de persona|tipo di soggetto|soort|categorie|rodzaj|typ podmiotu|类型|类别|主体类型|对象类型|вид|тип",
  aliases:
    "pseudonymes|autres dénominations|dit aussi|altri nomi|altre denominazioni|conosciuto anche come|noto anche come|otros nombres|también conocido como|otras denominaciones|ook bekend als|andere namen|inne nazwy|znany też jako|outros nomes|também conhecido como|别名|其他名称|又名|曾用名及别名|英文名称|другие названия|псевдонимы",
  weakAliases: "弱别名",
  formerNames:
    "anciens noms|ancienne dénomination|nomi precedenti|nombres anteriores|vroegere namen|poprzednie nazwy|曾用名|прежние названия",
  countries:
    "pays de résidence|pays d'établissement|paese|paesi|nazionalità|cittadinanza|stato|nacionalidad|país de residencia|nationaliteit|landen|kraj|obywatelstwo|państwo|nacionalidade|国家|国家地区|国籍|国别|所在国|注册地|страна|гражданство",
  address: "adresses|indirizzo|sede|domicilio|adres|endereço|morada|地址|住所|注册地址|адрес",
  city: "localité|città|comune|localidad|stad|plaats|miejscowość|miasto|cidade|城市|город",
  birth:
    "né le|né e le|date et lieu de naissance|data di nascita|fecha de nacimiento|geboortedatum|data urodzenia|data de nascimento|出生日期|出生年月|дата рождения",
  programs:
    "fondement|fondement juridique|base juridique|régime de sanctions|règlement|base giuridica|regolamento|programma|regime sanzionatorio|base jurídica|fundamento jurídico|reglamento|programa|rechtsgrond|verordening|sanctieregime|podstawa prawna|rozporządzenie|制裁依据|法律依据|制裁项目|制裁计划|清单名称|основание",
  remarks:
    "observations|remarques|autres informations|motivazione|motivazioni|note aggiuntive|osservazioni|altre informazioni|observaciones|motivos|otra información|opmerkingen|toelichting|redenen|uwagi|uzasadnienie|observações|备注|说明|列入理由|理由|примечание|примечания",
  listedOn:
    "date de désignation|inscrit depuis|date de publication|data di inserimento|data di designazione|data di iscrizione|inserito il|fecha de inclusión|fecha de designación|fecha de publicación|datum van plaatsing|datum plaatsing|data wpisu|data umieszczenia na liście|data de inclusão|列入日期|列入时间|制裁日期|生效日期|公布日期|дата включения",
};

const FOLDED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(WRITTEN).map(([field, titles]) => [
    field,
    new Set(titles.split("|").map((title) => titleWords(title).join(" "))),
  ]),
);

/** Whether these words, a title folded as `titleWords` does it, name the field. */
export const isFurtherTitle = (field: ListField, words: string): boolean => FOLDED.get(field)?.has(words) ?? false;
