import type { Titles } from "../../mapping/vocabulary";

/** Titles of supply data in Italian, Spanish, Portuguese, Dutch, Polish, Czech and Turkish, and what all languages call an article. */
export const FURTHER_SUPPLY_TITLES: Titles = {
  input:
    "article|articles|artikel|material group name|articolo|articoli|materiale|materia prima|componente|gruppo merci|categoria|artículo|material|pieza|grupo de artículos|categoría|artigo|peça|matéria-prima|materiaal|onderdeel|artikelgroep|materiał|część|surowiec|grupa materiałowa|materiál|díl|malzeme|parça",
  share:
    "quota di fornitura|quota fornitore|cuota|cuota de suministro|participación|quota de fornecimento|participação|aandeel|leveraandeel|udział|udział w dostawach|podíl",
  stockOwn:
    "scorta|scorte|giacenza|scorta propria|scorta di sicurezza|giorni di scorta|existencias|existencias propias|stock propio|stock de seguridad|días de stock|estoque|estoque próprio|estoque de segurança|voorraad|eigen voorraad|veiligheidsvoorraad|zapas|zapas własny|zapas bezpieczeństwa|zásoba|stok",
  stockSupplier:
    "scorta presso il fornitore|scorta fornitore|existencias del proveedor|stock del proveedor|estoque do fornecedor|voorraad bij leverancier|voorraad leverancier|zapas u dostawcy|zapas dostawcy|zásoba u dodavatele",
  transit:
    "tempo di transito|tempo di trasporto|tempo di consegna|tiempo de tránsito|plazo de entrega|tempo de trânsito|prazo de entrega|levertijd|transporttijd|czas dostawy|czas transportu|dodací lhůta|teslim süresi",
  recoverySite:
    "tempo di recupero|tempo di ripristino|tiempo de recuperación|tempo de recuperação|hersteltijd|czas odtworzenia|czas przywrócenia|doba obnovy",
  recoveryInsolvency:
    "tempo di recupero insolvenza|tiempo de recuperación insolvencia|tempo de recuperação insolvência|hersteltijd faillissement|hersteltijd insolventie",
  maxShare: "quota massima|cuota máxima|participación máxima|quota máxima|maximaal aandeel|maksymalny udział",
  rampDays: "tempo di avviamento|tiempo de arranque|aanlooptijd",
  revenueAtRisk:
    "fatturato a rischio|ricavi a rischio|ingresos en riesgo|facturación en riesgo|receita em risco|omzet in gevaar|omzetrisico|przychód zagrożony",
  productLine: "linea di prodotto|línea de productos|linha de produtos|productlijn|linia produktów",
  validFrom:
    "valido dal|valida dal|válido desde|válido a partir de|geldig vanaf|geldig van|ważne od|ważny od|platné od|platí od|geçerlilik başlangıcı",
  validTo: "valido fino al|valido al|válido hasta|válido até|geldig tot|ważne do|ważny do|platné do|platí do",
  confirmedOn: "confermato il|confirmado el|confirmado em|bevestigd op|potwierdzono",
};
