import type { BaseMeasure } from "../base-measure";

export const PEOPLE_9 = [
  {
    id: "security-rules",
    source: "Voluntary Principles on Security and Human Rights (2000); LkSG § 2(2) no. 11",
    confidence: "B",
    value: {
      typeId: "corrective-plan",
      topics: ["human-rights-abuse", "protest", "political-unrest", "armed-conflict"],
      from: "High",
      purpose: "mitigate",
      laws: ["lksg-7", "csddd-11"],
      effort: "M",
      typicalDays: 60,
      cost: { from: 500, to: 5000 },
      hours: { from: 10, to: 25 },
      stepDays: [7, 21, 32],
      alternatives: ["community-talks"],
      lastResort: false,
      successor: null,
      texts: {
        en: {
          title: "Rules for security staff",
          what: "The supplier agrees rules for guards and police on site: when force is allowed, training, reports of every incident, and an end of contract for those who abuse people.",
          fits: "Guards or police protect the site, and there are protests or reports of violence.",
          notFits: "The site has only a porter.",
          steps: [
            "Have all security firms and agreements with police or army named",
            "Agree rules in writing and a training for guards",
            "Have incidents of the last two years reported and talked over",
          ],
          evidence: ["Written rules", "Register of incidents"],
          warnings: [],
        },
        de: {
          title: "Regeln für Sicherheitskräfte",
          what: "Der Lieferant vereinbart Regeln für Wachdienst und Polizei am Standort: wann Gewalt zulässig ist, Schulung, Meldung jedes Vorfalls und Vertragsende bei Übergriffen.",
          fits: "Wachleute oder Polizei schützen den Standort, und es gibt Proteste oder Berichte über Gewalt.",
          notFits: "Der Standort hat nur eine Pforte.",
          steps: [
            "Alle Sicherheitsfirmen und Absprachen mit Polizei oder Armee nennen lassen",
            "Schriftliche Regeln und eine Schulung der Wachleute vereinbaren",
            "Vorfälle der letzten zwei Jahre berichten lassen und besprechen",
          ],
          evidence: ["Schriftliche Regeln", "Verzeichnis der Vorfälle"],
          warnings: [],
        },
        fr: {
          title: "Règles pour les forces de sécurité",
          what: "Le fournisseur convient de règles pour les gardes et la police sur le site : usage de la force, formation, signalement de chaque incident et fin de contrat en cas d’abus.",
          fits: "Des gardes ou la police protègent le site, et il y a des protestations ou des violences signalées.",
          notFits: "Le site n’a qu’un gardien à l’entrée.",
          steps: [
            "Faire nommer toutes les sociétés de sécurité et les accords avec police ou armée",
            "Convenir de règles écrites et d’une formation des gardes",
            "Faire rapporter et discuter les incidents des deux dernières années",
          ],
          evidence: ["Règles écrites", "Registre des incidents"],
          warnings: [],
        },
        ch: {
          title: "安保人员规则",
          what: "供应商约定厂区保安和警察的规则：何时可使用武力、培训、每起事件的报告，以及对侵害行为终止合同。",
          fits: "有保安或警察保护厂区，且有抗议或暴力报道。",
          notFits: "厂区只有一名门卫。",
          steps: ["请供应商列出所有安保公司及与警方或军方的协议", "约定书面规则和保安培训", "报告并讨论最近两年的事件"],
          evidence: ["书面规则", "事件登记册"],
          warnings: [],
        },
      },
    },
  },
] as const satisfies readonly BaseMeasure[];
