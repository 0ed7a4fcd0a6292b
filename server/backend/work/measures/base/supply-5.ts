import type { BaseMeasure } from "../base-measure";

export const SUPPLY_5 = [
  {
    id: "written-position",
    source: "OECD Due Diligence Guidance (2018), step 2",
    confidence: "B",
    value: {
      typeId: "ask-statement",
      topics: ["lawsuit", "antitrust", "fraud", "regulatory-change", "human-rights-abuse"],
      from: "Low",
      purpose: "monitor",
      laws: [],
      effort: "S",
      typicalDays: 21,
      cost: { from: 0, to: 300 },
      hours: { from: 2, to: 6 },
      stepDays: [2, 14, 5],
      alternatives: ["gift-rules"],
      lastResort: false,
      successor: null,
      texts: {
        en: {
          title: "Written position of the supplier",
          what: "The supplier answers set questions about a report: what is true, what is done, who is responsible, and which papers prove it.",
          fits: "A report names the supplier, and its side is not known yet.",
          notFits: "People are in danger. Then act first and ask at the same time.",
          steps: [
            "Send the report with at most seven questions and a date",
            "Compare the answer with independent sources",
            "Decide what follows, or close it with a reason",
          ],
          evidence: ["Answer of the supplier", "Note on the comparison"],
          warnings: ["Do not name who reported it."],
        },
        de: {
          title: "Schriftliche Stellungnahme des Lieferanten",
          what: "Der Lieferant beantwortet feste Fragen zu einem Bericht: was stimmt, was geschieht, wer verantwortlich ist und welche Unterlagen es belegen.",
          fits: "Ein Bericht nennt den Lieferanten, und seine Sicht ist noch nicht bekannt.",
          notFits: "Menschen sind in Gefahr. Dann zuerst handeln und gleichzeitig fragen.",
          steps: [
            "Den Bericht mit höchstens sieben Fragen und einer Frist senden",
            "Die Antwort mit unabhängigen Quellen vergleichen",
            "Über die Folgen entscheiden oder mit Begründung abschließen",
          ],
          evidence: ["Antwort des Lieferanten", "Vermerk zum Vergleich"],
          warnings: ["Nennen Sie nicht, wer den Hinweis gegeben hat."],
        },
        fr: {
          title: "Prise de position écrite du fournisseur",
          what: "Le fournisseur répond à des questions précises sur un rapport : ce qui est vrai, ce qui est fait, qui est responsable et quels documents le prouvent.",
          fits: "Un rapport nomme le fournisseur et sa version n’est pas connue.",
          notFits: "Des personnes sont en danger. Agir d’abord et demander en même temps.",
          steps: [
            "Envoyer le rapport avec sept questions au plus et un délai",
            "Comparer la réponse à des sources indépendantes",
            "Décider de la suite ou clore avec un motif",
          ],
          evidence: ["Réponse du fournisseur", "Note de comparaison"],
          warnings: ["Ne nommez pas l’auteur du signalement."],
        },
        ch: {
          title: "供应商书面说明",
          what: "供应商回答关于报道的固定问题：哪些属实、正在做什么、谁负责、有哪些文件证明。",
          fits: "报道点名供应商，而其说法尚不清楚。",
          notFits: "有人处于危险中。此时先行动，同时询问。",
          steps: ["发送报道、至多七个问题和期限", "把答复与独立来源比对", "决定后续，或说明理由后结案"],
          evidence: ["供应商答复", "比对记录"],
          warnings: ["不要透露举报人。"],
        },
      },
    },
  },
] as const satisfies readonly BaseMeasure[];
