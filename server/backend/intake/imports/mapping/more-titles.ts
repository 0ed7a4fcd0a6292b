import type { Field } from "./fields";

/**
 * Titles beyond those of `TITLES`: field names of SAP, short titles of its lists, and Portuguese, Polish, Turkish, Dutch and Czech ones; in
 * the same form.
 */
export const MORE_TITLES: Readonly<Partial<Record<Field, string>>> = {
  name:
    "smelter name|refiner name|refinery name|smelter|name1|namew1|name org1|mcname|name lieferant 1|supplier name english|name english|english name~|lieferfirma|zulieferer|gesellschaft|gesellschaftsname|beteiligungsgesellschaft|tochtergesellschaft|beteiligung name|subsidiary|subsidiary name|" +
    "investee|entity|entity name|tiers~|nom du tiers|intitulé|filiale|sociedad|denominación social~|filial|società|nazwa|nazwa dostawcy|nazwa firmy|firma nazwa|dostawca|kontrahent|nazwa kontrahenta|spółka|tedarikçi|tedarikçi adı|tedarikçi ünvanı|" +
    "firma adı|firma ünvanı|ünvan|unvan|şirket|şirket adı|satıcı|satıcı adı|nome do fornecedor|nome da empresa|fornecedor nome|razão social|leverancier|naam leverancier|leveranciersnaam|naam|bedrijfsnaam|dodavatel|název|název dodavatele|obchodní firma",
  nameContinued: "name org2|namew2|name lieferant 2",
  legalName: "razão social~|pełna nazwa|ticaret ünvanı~|statutaire naam|full name~",
  aliases:
    "search name|sortl|sort1|mcod1|suchbegr|such begriff|nome fantasia|supplier name local language|local language name|name local language|local name|name in local language|native name|chinese name|supplier name chinese|名称（中文）|中文名称|供应商中文名称|供应商英文名称|英文名|" +
    "nazwa skrócona|skrót nazwy|kısa ad|ticari ad|handelsnaam|zoeknaam",
  operator: "operador da planta|operatör|işletmeci|exploitant de l'usine",
  country:
    "land1|lnd|ld|lkz iso|länderschl|laenderschl|land kz|country key|country/reg|country reg|iso land|kraj|kod kraju|państwo|ülke|ülke kodu|landcode|landnaam|země|kód země|stát~|iso~|paese/regione|naz~|pais de origem|código do país",
  city: "plz/ort|plz ort|plz / ort|plz und ort|cp/ville|cp ville|code postal et ville|zip/city|zip city|postal code/city|postcode city|cap/comune|cap città|cp/población|cp población|kod i miasto|邮编城市|ort01|stadt/gemeinde|miejscowość|miasto|il|şehir|sehir|plaats|woonplaats|vestigingsplaats|město|obec|cidade|município|localidade|città/località|seat~|registered seat~|town/city|city/town",
  region:
    "regio|rg|reg|prov|uf|woj|województwo|bölge~|provincie|kraj/region~|distrito~|bl|kt~|prov/region|state/prov|voivodeship|eyalet",
  postalCode:
    "pstlz|post code1|post code 1|plz code|kod pocztowy|kod poczt|posta kodu|postcode/plaats~|psč|código de endereçamento postal|cep|zip/postcode|postal zip|codigo postal",
  address:
    "stras|strasse 1|street 2~~|straat|straat en huisnummer|adres|ulica|ulica i numer|açık adres|adresi|endereço|logradouro|morada|ulice|adresa|adres siedziby|address 1/street|address street|adresse (rue)|domicilio fiscal|domicilio social",
  houseNumber:
    "house num1|house num 1|hsnr|hs nr|hausnr.|huisnummer|nr domu|numer budynku|bina no|kapı no|número da porta|číslo popisné",
  lat: "szerokość geograficzna|enlem|breedtegraad",
  lon: "długość geograficzna|boylam|lengtegraad",
  erpId:
    "erp vendor id|erp supplier id|sap vendor id|sap supplier id|sap vendor number|smelter identification|smelter id|cid|lief nr.|lieferanten nummer|lfnr|kred nr|kreditoren nummer|vendor #|supplier #|acct no|bp nummer|bpartner|partner~~|cod fornitore|cod proveedor|cód proveedor|código do fornecedor|cód fornecedor|nr dostawcy|numer dostawcy|kod dostawcy|nr kontrahenta|" +
    "kod kontrahenta|tedarikçi kodu|tedarikçi no|satıcı kodu|satıcı no|cari kod|cari kodu|leveranciersnummer|leveranciersnr|crediteurnummer|crediteur nr|číslo dodavatele|kód dodavatele|code frs|cd fournisseur|n° tiers|supplier ref|vendor ref",
  duns: "dunsnr|número duns|d-u-n-s nr",
  lei: "numéro lei|kod lei|lei kodu",
  vat: "taxpayer id|taxpayer number|taxpayer identification number|tax exempt number|stceg|stcd1~|stcd2~|tva intracom|tva intra|n° tva intracom|nip|nip ue|vat ue|numer vat|vergi no|vergi numarası|vergi kimlik no|vkn|btw nummer|btw nr|btw-nr|dič|cnpj/cpf|nipc|número de contribuinte|ust idnummer|ust nr|uid-nr|mwst-nr|ein|ein number|fein",
  registrationNumber:
    "kvk|kvk nummer|kvk nr|regon|krs|numer krs|mersis no|mersis|ticaret sicil no|ičo|ico|nire|matrícula|org nr|organisationsnummer",
  parent:
    "interested party|interested party name|beneficial owner|ultimate owner|ultimate beneficial owner|ubo|direct owner|shareholder name|name of shareholder|gesellschafter name|name des gesellschafters|aktionär|aktionäre|eigner|nom de l'actionnaire|associé|associés|socio|socios|soci|" +
    "nombre del accionista|acionista|acionistas|controladora|empresa mãe|udziałowiec|akcjonariusz|właściciel~|spółka matka|jednostka dominująca|ortak|ortaklar|hissedar|ana şirket|moederbedrijf|moedermaatschappij|aandeelhouder|vlastník~|mateřská společnost",
  parentCountry:
    "interested party headquarters|interested party country|interested party headquarters country|owner headquarters|shareholder country|country of shareholder|shareholder nationality|owner nationality|gesellschafterland|land des gesellschafters|land gesellschafter|land aktionär|sitzland gesellschafter|sitzland des gesellschafters|pays de l'actionnaire|pays actionnaire|" +
    "país del accionista|paese dell'azionista|paese socio|país do acionista|kraj udziałowca|kraj właściciela|ortak ülkesi|ortağın ülkesi|land aandeelhouder|股东国家|股东国别|股东所在国",
  parentShare:
    "direct|direct %|direct share|direct ownership|direct stake|total %|held %|percentage held|pct|pct owned|voting rights~|capital %|% capital|% du capital|détention|% détenu|% del capital|% participación|% di possesso|% partecipazione|percentual|participação|participação %|" +
    "% participação|udział|udział %|udziały|pay oranı|hisse|hisse oranı|hisse payı|belang %|aandeel|aandeel %|podíl|podíl %|geschäftsanteil|stimmrechte~|anteil prozent|beteiligungshöhe",
  ownedSince:
    "from|beteiligt ab|beteiligung seit|beteiligung ab|gültig seit|eintritt~|depuis le|date d'entrée|du~|partecipazione dal|data de início|desde quando|od|data od|od dnia|başlangıç|başlangıç tarihi|vanaf|ingangsdatum|od data",
  ownedUntil:
    "to|beteiligt bis|beteiligung bis|gültig bis zum|austritt~|jusqu'au|date de sortie|au~|partecipazione fino al|data de fim|até|do dnia|data do|bitiş|bitiş tarihi|tot|einddatum",
  website: "strona www|strona internetowa|www|web sitesi|internet sitesi|site",
  email: "e-posta|eposta|adres e-mail|correio eletrónico|smtp addr",
  phone:
    "telf1|tel number|telefon-1|telefone|nr telefonu|telefon no|telefoon|telefoonnummer|fone|celular|rufnr|tel/fax~",
  contact:
    "osoba kontaktowa|kontakt osoba|yetkili|yetkili kişi|ilgili kişi|contactpersoon|contato|pessoa de contato|kontaktní osoba|ansprechp",
  industry: "brsch|branża|sektör|sector de atividade|setor|ramo de atividade",
  commodity:
    "metal|matkl|warengrp|categoria de compra|grupa materiałowa|asortyment|kategoria zakupowa|ürün grubu|malzeme grubu|ürün|productgroep|artikelgroep|materiaalgroep|komodita",
  hsCode: "stawn|zolltarif nr|ncm|código ncm|kod cn|gtip|gtip no|goederencode",
  spend:
    "ytd spend|spend ytd|spend ltm|ek volumen|ek umsatz|jahres ekv|umsatz lj|ca|ca ht|valor de compras|valor compras|valor comprado|volume de compras|importe compras|total compras|compras anuales|fatturato anno|acquisti|wartość zakupów|obrót|obroty|zakupy|" +
    "alım tutarı|satın alma tutarı|yıllık alım|ciro~|inkoopvolume|inkoopwaarde|omzet~|objem nákupu|obrat|spend lc|po spend|invoiced amount|purchasing value",
  currency: "waers|waluta|para birimi|döviz~|moeda|měna|munteenheid|curr|wä",
  tier: "poziom dostawcy|tedarikçi seviyesi",
  size: "workers total|total number of workers|total employees|employees total|mitarbeiter gesamt|effectif total|total empleados|liczba pracowników|zatrudnienie|çalışan sayısı|personel sayısı|número de funcionários|aantal werknemers|personeel|ma anzahl|anz mitarbeiter",
  kind: "rodzaj~|tür~",
};

/** Titles of what is not read, although it looks like something that is: nothing is guessed from their words. */
export const OTHER_TITLES =
  "source of smelter identification number|smelter look-up|lfd nr|lfd|laufende nummer|lfd nummer|lfnr.|s/n|sn|sl no|sr no|serial no|s no|seq|seq no|row|row no|line|line no|item|item no|zeile|zeile nr|rang nr|lp|l p|sıra|sıra no|序号|序|n° ordre|n° d'ordre|n° ligne|progressivo|prog|ordine|n riga|ord|poř č|volgnr|volgnummer|" +
  "status|start year|year started|commissioning year|year of commissioning|year built|baujahr|opened|closed|closing year|retirement year|inbetriebnahme|année de mise en service|payment terms|zahlbed|zahlungsbedingung|zahlungsbedingungen|incoterm|incoterms|" +
  "angelegt am|erfasst am|geändert am|created on|changed on|created by|last changed|letzte änderung|date de création|fecha de alta|data di creazione|bukr|bukrs|buchungskreis|company code~|ekorg|einkaufsorganisation|purchasing organization|purchasing org|ktokk|ktgr|" +
  "kontengruppe|account group|sperr|sperre|sperrkennzeichen|blocked|block|forme juridique|rechtsform|legal form|forma jurídica|forma giuridica|bemerkung|bemerkungen|notiz|remarks|comments|comment|notes|remarque|commentaire|observaciones|note|uwagi|açıklama|备注|说明|" +
  "plant status|mandt|client|fax|telefax|telfx|fax no|faxnummer|传真|iban|bic|swift|bank|bankkonto|kontoinhaber|bank account|银行账号|开户行|开户银行|lieferant seit|supplier since|lieferantenbewertung|rating|score|bewertung";
