/** Words with which a publisher marks a text of its own as taken back, as they stand at the beginning of a title. */
export interface TakenBackRow {
  id: string;
  /** Nothing but letters and single blanks; capitals count as small ones. */
  any: readonly string[];
  /** Titles that it has to find, and titles that it must not find. */
  match: readonly string[];
  no: readonly string[];
}

/** By language. A word that is missing here costs a retraction that nobody is told of; one too many takes back what holds. */
export const TAKEN_BACK: Readonly<Record<string, readonly TakenBackRow[]>> = {
  en: [
    {
      id: "withdrawn-1",
      any: [
        "withdrawn",
        "withdrawn article",
        "article withdrawn",
        "story withdrawn",
        "report withdrawn",
        "correction story withdrawn",
        "this article has been withdrawn",
        "this story has been withdrawn",
      ],
      match: [
        "WITHDRAWN: Fire halts foundry in Hagen",
        "[Withdrawn] Port workers walk out",
        "Correction: story withdrawn",
        "WITHDRAWN ARTICLE: Fire halts foundry in Hagen",
        "This story has been withdrawn",
      ],
      no: [
        "Company withdraws product",
        "Correction: Strike at port begins on Monday",
        "Withdrawn troops return to their bases",
        "Withdrawn from shelves: yoghurt recalled",
        "Offer for steel maker withdrawn",
      ],
    },
    {
      id: "retracted-1",
      any: [
        "retracted",
        "retracted article",
        "retraction",
        "retraction notice",
        "article retracted",
        "story retracted",
        "report retracted",
        "this article has been retracted",
        "this story has been retracted",
      ],
      match: [
        "RETRACTED",
        "Retraction: No fire at Muster foundry",
        "Story retracted – Dockers walk out",
        "RETRACTED ARTICLE: Fire halts foundry in Hagen",
        "This article has been retracted",
      ],
      no: [
        "Retraction of claims: maker backs down",
        "Retraction of landing gear failed",
        "Retracted statement causes unrest",
        "Minister: retraction is out of the question",
      ],
    },
  ],
  de: [
    {
      id: "withdrawn-1",
      any: [
        "zurückgezogen",
        "meldung zurückgezogen",
        "artikel zurückgezogen",
        "bericht zurückgezogen",
        "meldung wird zurückgezogen",
        "meldung wurde zurückgezogen",
        "korrektur meldung zurückgezogen",
        "korrektur artikel zurückgezogen",
        "korrektur bericht zurückgezogen",
        "berichtigung meldung zurückgezogen",
        "achtung meldung zurückgezogen",
        "diese meldung wurde zurückgezogen",
        "dieser artikel wurde zurückgezogen",
        "dieser bericht wurde zurückgezogen",
        "zurueckgezogen",
        "meldung zurueckgezogen",
      ],
      match: [
        "Zurückgezogen: Großbrand in Hagen",
        "KORREKTUR: Meldung zurückgezogen",
        "Achtung – Meldung zurückgezogen: Streik im Hafen",
        "Dieser Artikel wurde zurückgezogen",
        "ZURUECKGEZOGEN: Großbrand in Hagen",
      ],
      no: [
        "Rückruf zurückgezogen: Käse wieder im Handel",
        "Korrektur: Stahlhersteller hat Angebot zurückgezogen",
        "Zurückgezogene Charge führt zu Rückruf",
        "Bericht: Konzern hat Klage zurückgezogen",
      ],
    },
  ],
  fr: [
    {
      id: "withdrawn-1",
      any: [
        "retiré",
        "article retiré",
        "dépêche retirée",
        "dépêche annulée",
        "rétracté",
        "correction article retiré",
        "correction dépêche retirée",
        "cet article a été retiré",
        "cette dépêche est annulée",
        // Capitals are often written without their accents.
        "retire",
        "retracte",
        "article retire",
        "depeche retiree",
        "depeche annulee",
      ],
      match: [
        "Retiré : incendie à la fonderie",
        "[RÉTRACTÉ] Grève au port du Havre",
        "Correction : article retiré",
        "Cet article a été retiré",
        "DEPECHE ANNULEE : incendie à la fonderie",
      ],
      no: [
        // What it replaces goes with it; the text itself holds.
        "ANNULE ET REMPLACE : incendie à la fonderie, trois blessés",
        "Rectificatif : grève au port du Havre lundi",
        "Retiré de la vente : rappel de fromages",
        "Rétractation : le délai passe à trente jours",
        "Article retiré du code du travail",
      ],
    },
  ],
  zh: [
    {
      id: "withdrawn-1",
      any: ["撤稿", "已撤稿", "撤稿声明", "稿件已撤回", "本文已撤回", "此文已撤回", "该文已撤回", "报道已撤回"],
      match: ["撤稿：某铸造厂发生火灾", "【撤稿】港口工人罢工", "本文已撤回", "此文已撤回"],
      no: [
        "【更正】港口工人周一罢工",
        "撤稿风波引发学术界关注",
        "已撤回：某公司的上市申请",
        "三家公司撤稿事件：调查公布",
      ],
    },
  ],
  es: [
    {
      id: "retirado-1",
      any: [
        "retirada",
        "nota retirada",
        "noticia retirada",
        "artículo retirado",
        "información retirada",
        "nota anulada",
        "anulada",
      ],
      match: [
        "NOTA RETIRADA: Descarrila un tren",
        "Artículo retirado – Naufragio en la costa",
        "Anulada: Descarrila un tren",
      ],
      no: ["Retirada de tropas en la frontera", "Retirado del mercado un yogur", "Anulada la boda del año"],
    },
    {
      id: "rectificacion-1",
      any: ["retractación", "noticia desmentida", "nota desmentida"],
      match: [
        "Retractación: no hubo naufragio",
        "NOTICIA DESMENTIDA: Descarrila un tren",
        "Nota desmentida – Naufragio",
      ],
      no: ["El ministro se retracta", "Retractación del testigo en el juicio", "Noticia desmentida por el ministro"],
    },
  ],
};
