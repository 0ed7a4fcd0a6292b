import type { BaseMeasure } from "../base-measure";

export const ENVIRONMENT_3 = [
  {
    id: "water-plan",
    source: "Alliance for Water Stewardship Standard; usual practice",
    confidence: "C",
    value: {
      typeId: "corrective-plan",
      topics: ["water-stress", "drought", "biodiversity"],
      from: "Mid",
      purpose: "mitigate",
      laws: ["lksg-6-4", "csddd-10"],
      effort: "M",
      typicalDays: 120,
      cost: { from: 500, to: 8000 },
      hours: { from: 12, to: 30 },
      stepDays: [21, 40, 59],
      alternatives: ["wastewater-test"],
      lastResort: false,
      successor: null,
      texts: {
        en: {
          title: "Water plan for dry months",
          what: "The supplier measures what it takes, reuses water, and agrees with the people nearby who gets how much in dry months.",
          fits: "The site uses much water in a dry region, or wells nearby run dry.",
          notFits: "The site uses little water, as an office or assembly does.",
          steps: [
            "Have the use by month and source measured",
            "Agree savings and reuse with figures",
            "Talk with people nearby and the water authority before the dry season",
          ],
          evidence: ["Water use by month", "Agreed savings", "Minutes of the talk"],
          warnings: [],
        },
        de: {
          title: "Wasserplan für Trockenzeiten",
          what: "Der Lieferant misst seine Entnahme, nutzt Wasser mehrfach und stimmt mit den Anwohnern ab, wer in Trockenzeiten wie viel erhält.",
          fits: "Der Standort braucht viel Wasser in einer trockenen Region, oder Brunnen in der Nähe fallen trocken.",
          notFits: "Der Standort braucht wenig Wasser, etwa Büro oder Montage.",
          steps: [
            "Verbrauch je Monat und Quelle messen lassen",
            "Einsparung und Mehrfachnutzung mit Zahlen vereinbaren",
            "Vor der Trockenzeit mit Anwohnern und Wasserbehörde sprechen",
          ],
          evidence: ["Wasserverbrauch je Monat", "Vereinbarte Einsparung", "Gesprächsprotokoll"],
          warnings: [],
        },
        fr: {
          title: "Plan d’eau pour les mois secs",
          what: "Le fournisseur mesure ses prélèvements, réutilise l’eau et convient avec les riverains du partage pendant les mois secs.",
          fits: "Le site consomme beaucoup d’eau en région sèche, ou des puits voisins tarissent.",
          notFits: "Le site consomme peu, comme un bureau ou un montage.",
          steps: [
            "Faire mesurer la consommation par mois et source",
            "Convenir d’économies et de réutilisation chiffrées",
            "Parler avec riverains et autorité de l’eau avant la saison sèche",
          ],
          evidence: ["Consommation par mois", "Économies convenues", "Compte rendu"],
          warnings: [],
        },
        ch: {
          title: "枯水期用水计划",
          what: "供应商计量取水量，循环用水，并与周边居民约定枯水期的用水分配。",
          fits: "厂区在干旱地区用水量大，或附近水井干涸。",
          notFits: "厂区用水少，如办公或组装。",
          steps: ["按月份和水源计量用水", "约定有数字的节水与循环目标", "枯水期前与周边居民和水务部门沟通"],
          evidence: ["每月用水量", "约定的节水目标", "会谈记录"],
          warnings: [],
        },
      },
    },
  },
] as const satisfies readonly BaseMeasure[];
