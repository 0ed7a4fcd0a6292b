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
      any: ["withdrawn", "article withdrawn", "story withdrawn", "report withdrawn", "correction story withdrawn"],
      match: [
        "WITHDRAWN: Fire halts foundry in Hagen",
        "[Withdrawn] Port workers walk out",
        "Correction: story withdrawn",
      ],
      no: [
        "Withdrawn troops return to their bases",
        "Withdrawn from shelves: yoghurt recalled",
        "Offer for steel maker withdrawn",
      ],
    },
    {
      id: "retracted-1",
      any: ["retracted", "retraction", "retraction notice", "article retracted", "story retracted", "report retracted"],
      match: ["RETRACTED", "Retraction: No fire at Muster foundry", "Story retracted – Dockers walk out"],
      no: [
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
      ],
      match: [
        "Zurückgezogen: Großbrand in Hagen",
        "KORREKTUR: Meldung zurückgezogen",
        "Achtung – Meldung zurückgezogen: Streik im Hafen",
      ],
      no: [
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
      ],
      match: ["Retiré : incendie à la fonderie", "[RÉTRACTÉ] Grève au port du Havre", "Correction : article retiré"],
      no: [
        "Retiré de la vente : rappel de fromages",
        "Rétractation : le délai passe à trente jours",
        "Article retiré du code du travail",
      ],
    },
  ],
  zh: [
    {
      id: "withdrawn-1",
      any: ["撤稿", "已撤稿", "撤稿声明", "稿件已撤回", "本文已撤回", "报道已撤回"],
      match: ["撤稿：某铸造厂发生火灾", "【撤稿】港口工人罢工", "本文已撤回"],
      no: ["撤稿风波引发学术界关注", "已撤回：某公司的上市申请", "三家公司撤稿事件：调查公布"],
    },
  ],
};
