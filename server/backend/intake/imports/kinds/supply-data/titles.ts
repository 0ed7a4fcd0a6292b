import { FIELDS_OF_KIND } from "~/backend/contract/import-kinds";
import { FURTHER_TITLES } from "../../mapping/further-titles";
import { MORE_TITLES } from "../../mapping/more-titles";
import { TITLES } from "../../mapping/titles";
import { type Titles, vocabularyOf } from "../../mapping/vocabulary";
import { FURTHER_SUPPLY_TITLES } from "./further-supply-titles";

const OWN: Titles = {
  input:
    "input|input group|material|material group|part|part group|component|component group|goods|goods group|product group|commodity group|category|vorprodukt|vorproduktgruppe|materialgruppe|warengruppe|bauteil|teil|teilegruppe|baugruppe|kategorie|intrant|groupe d'intrants|matière|groupe de matières|composant|pièce|catégorie|famille d'achat|投入品|投入品组|物料|物料组|材料|零部件|品类",
  share:
    "share|share of supply|share in group|share of volume|supply share|allocation|quota|anteil|lieferanteil|mengenanteil|quote|part~|part de marché~|quote-part|part d'approvisionnement|份额|占比|供应份额|供货比例|配额|part",
  stockOwn:
    "stock at us|own stock|our stock|stock days|stock in days|days of stock|days on hand|inventory days|safety stock|stock|bestand|eigener bestand|bestand bei uns|lagerbestand|lagerreichweite|reichweite|bestandsreichweite|sicherheitsbestand|stock chez nous|notre stock|stock propre|stock en jours|couverture de stock|stock de sécurité|我方库存|自有库存|库存天数|库存|安全库存|stock at your company (days)|bestand in ihrem unternehmen (tage)|stock dans votre entreprise (jours)|贵公司库存（天）",
  stockSupplier:
    "stock at supplier|supplier stock|stock at the supplier|supplier inventory|vendor stock|bestand beim lieferanten|lieferantenbestand|lieferantenlager|stock chez le fournisseur|stock fournisseur|供应商库存|供方库存|stock at the supplier (days)|bestand beim lieferanten (tage)|stock chez le fournisseur (jours)|供应商库存（天）",
  transit:
    "transit|transit days|transit time|lead time|transport time|transport days|shipping days|transportzeit|transportdauer|transitzeit|lieferzeit|laufzeit|unterwegs|transit en jours|temps de transit|délai de transport|délai de livraison|在途天数|运输时间|运输天数|交货期|transit (days)|transport (tage)|transit (jours)|在途（天）",
  recoverySite:
    "time to recover|time to recover site|time to recover (site)|ttr|ttr site|recovery|recovery time|recovery days|recovery site|site recovery|days to recover|wiederanlaufzeit|wiederanlauf|wiederanlauf standort|wiederherstellungszeit|erholungszeit|temps de reprise|délai de reprise|reprise site|délai de rétablissement|恢复时间|恢复天数|站点恢复时间|time to recover, site (days)|wiederanlauf standort (tage)|reprise, site (jours)|站点恢复时间（天）",
  recoveryInsolvency:
    "time to recover insolvency|time to recover (insolvency)|ttr insolvency|recovery insolvency|insolvency recovery|insolvency|wiederanlauf insolvenz|wiederanlaufzeit insolvenz|insolvenz|reprise insolvabilité|délai de reprise (insolvabilité)|insolvabilité|破产恢复时间|破产恢复天数|time to recover, insolvency (days)|wiederanlauf insolvenz (tage)|reprise, insolvabilité (jours)|破产恢复时间（天）",
  maxShare:
    "max share|maximum share|share max|max share when others fail|maximaler anteil|höchstanteil|anteil maximal|max anteil|part maximale|part max|quote-part maximale|最大份额|最高占比",
  rampDays:
    "ramp days|ramp|ramp up|ramp up days|ramp-up time|days to ramp up|anlauftage|anlaufzeit|hochlauf|hochlaufzeit|hochlauftage|jours de montée en charge|montée en charge|montée en cadence|爬坡天数|爬坡时间|增产天数|ramp-up (days)|hochlauf (tage)|montée en charge (jours)|爬坡（天）",
  revenueAtRisk:
    "revenue at risk|revenue at risk 12 months|revenue at risk (12 months)|turnover at risk|sales at risk|umsatz im risiko|umsatzrisiko|gefährdeter umsatz|umsatz at risk|chiffre d'affaires à risque|chiffre d'affaires exposé|ca à risque|风险收入|受影响收入|收入风险|umsatz im risiko (12 monate)|chiffre d’affaires à risque (12 mois)|风险收入（12 个月）",
  productLine:
    "product line|line~|product family|business line|produktlinie|produktreihe|produktfamilie|ligne de produits|gamme|产品线|产品系列",
  validFrom:
    "valid from|from|start|start date|effective from|gültig ab|gültig von|ab|von|valable à partir du|valide du|valable du|à partir du|du|有效期自|生效日期|开始日期|有效期起",
  validTo:
    "valid to|valid until|to|until|end|end date|effective to|gültig bis|bis|valable jusqu'au|valide au|jusqu'au|au|有效期至|失效日期|结束日期|有效期止|valable jusqu’au",
  confirmedOn:
    "confirmed on|confirmed|confirmation date|last confirmed|last confirmation|bestätigt am|bestätigt|letzte bestätigung|confirmé le|date de confirmation|dernière confirmation|确认日期|最近确认",
  erpId: "your supplier number|ihre lieferantennummer|votre numéro de fournisseur|贵公司供应商编号",
};

export const SUPPLY_WORDS = vocabularyOf(FIELDS_OF_KIND["supply-data"], [
  OWN,
  FURTHER_SUPPLY_TITLES,
  TITLES,
  MORE_TITLES,
  FURTHER_TITLES,
]);
