import { FIELDS_OF_KIND } from "~/backend/contract/import-kinds";
import { FURTHER_TITLES } from "../../mapping/further-titles";
import { MORE_TITLES } from "../../mapping/more-titles";
import { TITLES } from "../../mapping/titles";
import { type Titles, vocabularyOf } from "../../mapping/vocabulary";

const OWN: Titles = {
  from: "from|from name|from company|supplier|supplier name|name of supplier|vendor|vendor name|seller|shipper|exporter|source|source name|upstream|upstream company|tier n supplier|sub supplier|subsupplier|manufacturer~|name~|von|lieferant|lieferantenname|name des lieferanten|vorlieferant|unterlieferant|verkäufer|absender|quelle~|de~|fournisseur|nom du fournisseur|sous-traitant|expéditeur|vendeur|proveedor|fornitore|供应商|供应商名称|卖方|发货人|出口商|上游|上游企业|来源~|供货方",
  fromId:
    "from id|from number|from no|supplier number|supplier id|supplier no|supplier code|vendor number|vendor id|vendor no|shipper id|source id|lieferantennummer|lieferanten nr|lieferantennr|lieferanten id|kreditorennummer|numéro fournisseur|n° fournisseur|code fournisseur|供应商编号|供应商编码|供应商代码|your number of the supplier|ihre nummer des lieferanten|votre numéro du fournisseur|供货方编号",
  fromLei:
    "from lei|supplier lei|vendor lei|source lei|lei supplier|lei lieferant|lieferant lei|lei fournisseur|供应商lei|lei of the supplier|lei des lieferanten|lei du fournisseur|供货方 lei|供应商 lei",
  fromDuns:
    "from duns|supplier duns|supplier duns number|vendor duns|source duns|lieferant duns|duns lieferant|duns fournisseur|供应商邓白氏编码|d-u-n-s number of the supplier|d-u-n-s-nummer des lieferanten|numéro d-u-n-s du fournisseur|供货方邓白氏编码",
  fromCountry:
    "from country|supplier country|vendor country|country of supplier|shipper country|exporting country|origin country|country of origin|country from|source country|land des lieferanten|lieferantenland|herkunftsland|pays du fournisseur|pays fournisseur|pays d'origine|供应商国家|供应商所在国|原产国|country of the supplier|供货方国家/地区|供应商国家/地区",
  to: "to|to name|to company|customer|customer name|name of customer|buyer|buyer name|consignee|importer|recipient|receiver|target|target name|downstream|downstream company|delivers to|supplies|supplies to|client|an|kunde|kundenname|abnehmer|empfänger|käufer|ziel~|liefert an|à~|destinataire|acheteur|nom du client|cliente|客户|客户名称|买方|收货人|进口商|采购方|下游|下游企业|目标~|收货方",
  toId: "to id|to number|to no|customer number|customer id|customer no|buyer id|buyer number|consignee id|target id|kundennummer|kunden nr|kundennr|kunden id|numéro client|n° client|code client|客户编号|客户编码|客户代码|your number of the customer|ihre nummer des kunden|votre numéro du client|收货方编号",
  toLei:
    "to lei|customer lei|buyer lei|target lei|lei customer|kunde lei|lei kunde|lei client|客户lei|lei of the customer|lei des kunden|lei du client|收货方 lei|客户 lei",
  toDuns:
    "to duns|customer duns|buyer duns|target duns|kunde duns|duns kunde|duns client|客户邓白氏编码|d-u-n-s number of the customer|d-u-n-s-nummer des kunden|numéro d-u-n-s du client|收货方邓白氏编码",
  toCountry:
    "to country|customer country|buyer country|country of customer|importing country|destination country|country of destination|country to|target country|land des kunden|kundenland|bestimmungsland|zielland|pays du client|pays client|pays de destination|客户国家|客户所在国|目的国|country of the customer|收货方国家/地区|客户国家/地区",
  relationType:
    "type|relation|relation type|relationship|relationship type|edge type|link type|kind|art|beziehung|beziehungsart|art der beziehung|typ|type de relation|relation type|nature de la relation|关系|关系类型|类型|type of relationship",
  probability:
    "probability|likelihood|confidence|certainty|wahrscheinlichkeit|sicherheit~|konfidenz|probabilité|vraisemblance|confiance|概率|可能性|置信度",
  hsCode: "goods~|product~|commodity~|ware~|waren~|marchandise~|商品~",
  shipments: "shipments|lieferungen|livraisons|货运次数",
  firstShipment: "first shipment|erste lieferung|première livraison|首次货运",
  lastShipment: "last shipment|letzte lieferung|dernière livraison|最近货运",
};

export const RELATION_WORDS = vocabularyOf(FIELDS_OF_KIND.relations, [OWN, TITLES, MORE_TITLES, FURTHER_TITLES]);
