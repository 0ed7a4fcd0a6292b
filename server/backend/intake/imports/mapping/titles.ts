import type { Field } from "./fields";

/**
 * Column titles as they are written in English, German, French and Chinese, separated by `|`. A title
 * with `~` is also used for other things: it says less.
 */
export const TITLES: Readonly<Record<Field, string>> = {
  name:
    "name|supplier|supplier name|vendor|vendor name|company|company name|organization|organization name|organisation|organisation name|facility|facility name|factory|factory name|site name|plant name|source name~|owner name~|business name|firm~|manufacturer|manufacturer name|producer|partner~|business partner|account name|creditor|creditor name|name 1|" +
    "lieferant|lieferantenname|name des lieferanten|firma|firmenname|unternehmen|unternehmensname|kreditor|kreditorname|hersteller|herstellername|geschäftspartner|bezeichnung~|werk~|werksname|name der firma|" +
    "fournisseur|nom|nom du fournisseur|nom fournisseur|société|nom de la société|entreprise|nom de l'entreprise|usine|nom de l'usine|fabricant|" +
    "供应商|供应商名称|名称~|公司名称|公司|企业名称|企业|工厂名称|工厂|厂商|厂商名称|单位名称|厂家|供應商|供應商名稱|公司名稱",
  legalName:
    "legal name|legal entity|legal entity name|registered name|official name|full legal name|juristischer name|rechtlicher name|handelsname|firmierung|eingetragener name|raison sociale|dénomination sociale|nom légal|dénomination|法定名称|注册名称|法人名称|company name~",
  aliases:
    "alias|aliases|also known as|aka|a.k.a.|other names|alternative name|alternate names|trade name|trading name|dba|brand~|short name|name 2~|weitere namen|alternativname|kurzname|auch bekannt als|suchbegriff|zusatzname|autres noms|nom commercial|enseigne~|sigle|别名|简称|曾用名|商号|其他名称|英文名称",
  country:
    "country|country code|country name|country iso|iso country|iso2|iso3|iso3 country|country of origin|ctry|nation|land|ländercode|länderkürzel|länderschlüssel|landkz|staat|herkunftsland|ursprungsland|sitzland|lieferland|pays|code pays|pays d'origine|nom du pays|国家|国别|国家代码|所在国|国家地区|国家/地区|國家",
  city: "city|town|city name|municipality|locality~|place~|location~|ort|stadt|ortschaft|wohnort|gemeinde|standort~|sitz~|firmensitz|ville|localité|commune|lieu~|城市|市|所在城市|地点~",
  region:
    "region|state|province|county|state province|state/province|administrative area|prefecture|district~|bundesland|bundesstaat|provinz|kanton|landkreis|gebiet~|région|province etat|département|canton|省|省份|州~|省/州|地区~|区域~|省市",
  postalCode: "postal code|postcode|zip|zip code|zipcode|post code|plz|postleitzahl|cp|code postal|邮编|邮政编码|郵編",
  address:
    "address|street|street address|address line|address line 1|address 1|full address|site address|facility address|adresse|anschrift|straße|strasse|straße und hausnummer|straße hausnummer|straße nr|lieferantenadresse|rue|adresse postale|adresse complète|voie|地址|详细地址|公司地址|街道|工厂地址|住所",
  lat: "lat|latitude|y coordinate|geo lat|gps lat|breite|breitengrad|geographische breite|coordonnée y|纬度|緯度",
  lon: "lon|lng|long|longitude|x coordinate|geo lon|geo lng|gps lon|länge|längengrad|geographische länge|coordonnée x|经度|經度",
  erpId:
    "supplier number|supplier no|supplier id|supplier code|vendor number|vendor no|vendor id|vendor code|erp id|erp number|erp no|sap number|sap no|sap id|customer number~|account number|creditor number|id~|uid~|internal id|source id~|facility id~|record id~|reference~|external id|" +
    "lieferantennummer|lieferanten nr|lieferantennr|lieferanten id|kreditorennummer|kreditoren nr|kreditor nr|sap nummer|erp nummer|nummer~|debitorennummer|kundennummer|stammnummer|lief nr|" +
    "numéro fournisseur|n° fournisseur|no fournisseur|code fournisseur|identifiant~|référence~|numéro~|供应商编号|供应商编码|供应商代码|供应商号|编号~|编码~|供應商編號",
  duns: "duns|duns number|d-u-n-s|d-u-n-s number|duns no|duns nr|duns nummer|duns code|numéro duns|邓白氏编码|邓氏编码|邓白氏号码",
  lei: "lei|lei code|legal entity identifier|lei number|lei nummer|code lei|owner lei|identifiant d'entité juridique|法人机构识别编码|全球法人识别编码",
  vat: "vat|vat number|vat no|vat id|vat reg no|vat registration number|tax id|tax number|tax no|tin|gst number|ust id|ust idnr|ust id nr|ustid|umsatzsteuer id|umsatzsteueridentifikationsnummer|steuernummer|mwst nr|uid nummer|tva|numéro tva|n° tva|no tva|tva intracommunautaire|numéro de tva intracommunautaire|税号|增值税号|纳税人识别号|税务登记号",
  osId: "os id|osid|os_id|os hub id|open supply hub id|oar id|open apparel registry id",
  registrationNumber:
    "registration number|registration no|company number|company registration number|trade register number|commercial register number|crn|national id|business license number|company registration|handelsregister|handelsregisternummer|hrb|hrb nummer|registernummer|siren|siret|numéro siren|numéro siret|rcs|numéro d'immatriculation|numéro d'enregistrement|统一社会信用代码|注册号|工商注册号|营业执照号|社会信用代码",
  parent:
    "parent|parent company|parent name|parent organization|ultimate parent|ultimate parent name|holding|group~|group name|owner~|owned by|belongs to|corporate group|muttergesellschaft|mutterunternehmen|konzern|konzernmutter|konzernname|mutter|eigentümer|société mère|maison mère|groupe~|propriétaire|母公司|集团~|集团名称|所属集团|最终母公司|控股公司",
  website:
    "website|web site|url|web|homepage|web page|webpage|internet~|domain~|internetseite|webseite|internetadresse|site web|site internet|page web|网站|网址|官网|公司网站",
  email:
    "email|e-mail|mail|email address|e-mail address|contact email|e-mail-adresse|mailadresse|courriel|adresse e-mail|adresse électronique|电子邮件|邮箱|电子邮箱|联系邮箱",
  phone:
    "phone|telephone|tel|phone number|telephone number|mobile|contact phone|telefon|telefonnummer|tel nr|rufnummer|téléphone|numéro de téléphone|tél|电话|联系电话|电话号码|手机",
  industry:
    "industry|sector|sectors|industry sector|branch~|nace|nace code|naics|sic|original inventory sector|line of business|business type|branche|wirtschaftszweig|industrie|sektor|branchenschlüssel|secteur|secteur d'activité|industrie secteur|activité~|branche d'activité|code naf|行业|产业|所属行业|行业类别",
  commodity:
    "commodity|commodity group|product|products|product type|product category|category~|material~|material group|raw material|goods|spend category|purchasing category|procurement category|warengruppe|produkt|produkte|ware|waren|material gruppe|rohstoff|materialgruppe|artikelgruppe|produktgruppe|beschaffungskategorie|produit|produits|marchandise|matière|matière première|famille d'achat|groupe de marchandises|catégorie~|商品|产品|物料|物料组|品类|原材料|产品类别|采购品类|材料~",
  hsCode:
    "hs|hs code|hs codes|hs number|hs4|hs6|tariff code|tariff number|customs tariff number|customs code|commodity code|hts|hts code|cn code|taric|zolltarifnummer|zolltarif|warennummer|statistische warennummer|hs nummer|taric code|code sh|code hs|code douanier|nomenclature douanière|code taric|海关编码|hs编码|商品编码|税则号|海关代码|税则号列",
  shipments:
    "shipments|number of shipments|shipment count|number of deliveries|lieferungen|anzahl lieferungen|anzahl der lieferungen|sendungen|anzahl sendungen|expéditions|nombre d'expéditions|nombre de livraisons|货运次数|发货次数|交货次数",
  firstShipment:
    "first shipment|first shipment date|first delivery|first delivery date|erste lieferung|datum der ersten lieferung|première expédition|première livraison|date de première livraison|首次货运|首次发货|首次交货",
  lastShipment:
    "last shipment|last shipment date|latest shipment|last delivery|last delivery date|letzte lieferung|datum der letzten lieferung|dernière expédition|dernière livraison|date de dernière livraison|最近货运|最近发货|最近交货",
  spend:
    "spend|annual spend|total spend|spend amount|purchase volume|purchasing volume|annual purchase volume|po value|turnover with us|spend eur|spend usd|spend in eur|amount~|einkaufsvolumen|jahresumsatz|umsatz~|bestellvolumen|volumen~|einkaufsumsatz|ausgaben|beschaffungsvolumen|volume d'achat|volume d'achats|dépenses|montant~|montant des achats|chiffre d'affaires~|采购额|采购金额|支出|年采购额|金额~|交易额",
  tier: "tier|tier level|supplier tier|supply chain tier|level~|stufe|ebene~|lieferantenstufe|lieferkettenstufe|tier stufe|rang~|niveau~|rang fournisseur|层级|级别~|供应商层级|供应链层级",
  size: "size|employees|number of employees|employee count|headcount|company size|no of employees|workers|number of workers|total workers|staff|mitarbeiter|mitarbeiterzahl|anzahl mitarbeiter|beschäftigte|größe|unternehmensgröße|mitarbeitende|effectif|effectifs|nombre d'employés|employés|taille~|nombre de salariés|员工|员工人数|员工数|规模~|企业规模|人数|职工人数",
  kind: "type~|entity type|target type|organization type|site or organization|record type|facility type|site type|kind|is site|typ~|art~|objekttyp|standorttyp|lieferantentyp|standort oder unternehmen|type d'entité|nature~|type de site|类型~|实体类型|对象类型|供应商类型",
};
