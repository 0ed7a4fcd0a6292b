import type { Definition } from "../definition-schema";
import { hopesForNo, hopesForYes, inLanguages as l } from "./parts";

const ALL = ["Sustainability", "Compliance"] as const;

/** What concerns who works there. */
export const PEOPLE: Definition["topics"] = [
  {
    id: "children",
    title: l(
      "Children and young workers",
      "Kinder und junge Beschäftigte",
      "儿童与未成年工",
      "Enfants et jeunes travailleurs",
    ),
    basis: "LkSG § 2(2) no. 1–2; ILO 138, 182",
    perspectives: [...ALL],
    questions: [
      hopesForYes(
        "age-check",
        l(
          "Do you check the age of all workers before they begin?",
          "Prüfen Sie vor Arbeitsbeginn das Alter aller Beschäftigten?",
          "贵公司是否在所有工人上岗前核实其年龄？",
          "Vérifiez-vous l’âge de tous les travailleurs avant leur embauche ?",
        ),
        3,
      ),
      hopesForYes(
        "young-workers",
        l(
          "Are workers under 18 kept away from hazardous work and night work?",
          "Sind Beschäftigte unter 18 von gefährlicher Arbeit und Nachtarbeit ausgenommen?",
          "18 岁以下的工人是否不从事危险工作和夜班？",
          "Les travailleurs de moins de 18 ans sont-ils exclus des travaux dangereux et de nuit ?",
        ),
        2,
      ),
    ],
  },
  {
    id: "forced-labour",
    title: l("Forced labour and slavery", "Zwangsarbeit und Sklaverei", "强迫劳动与奴役", "Travail forcé et esclavage"),
    basis: "LkSG § 2(2) no. 3–4; ILO 29, 105",
    perspectives: [...ALL],
    questions: [
      hopesForYes(
        "free-to-leave",
        l(
          "Do all workers keep their identity papers, and may they leave on reasonable notice?",
          "Behalten alle Beschäftigten ihre Ausweispapiere und dürfen sie mit angemessener Frist kündigen?",
          "所有工人是否自行保管身份证件，并可在合理通知后离职？",
          "Tous les travailleurs gardent-ils leurs papiers d’identité et peuvent-ils partir avec un préavis raisonnable ?",
        ),
        3,
      ),
      hopesForNo(
        "recruitment-fees",
        l(
          "Do workers pay fees for being recruited, to you or to an agency?",
          "Zahlen Beschäftigte Gebühren für ihre Vermittlung, an Sie oder an eine Agentur?",
          "工人是否向贵公司或中介支付招聘费用？",
          "Des travailleurs paient-ils des frais de recrutement, à vous ou à une agence ?",
        ),
        2,
      ),
    ],
  },
  {
    id: "safety",
    title: l("Health and safety", "Arbeits- und Gesundheitsschutz", "健康与安全", "Santé et sécurité"),
    basis: "LkSG § 2(2) no. 5; ILO 155",
    perspectives: ["Sustainability"],
    questions: [
      hopesForYes(
        "safety-assessment",
        l(
          "Have the dangers of every workplace been assessed, and are measures documented?",
          "Sind die Gefährdungen aller Arbeitsplätze beurteilt und Maßnahmen dokumentiert?",
          "是否评估了每个工作岗位的危险并记录了相应措施？",
          "Les dangers de chaque poste ont-ils été évalués et les mesures documentées ?",
        ),
        2,
      ),
      hopesForYes(
        "safety-training",
        l(
          "Is everybody trained in safety, in a language that they understand?",
          "Werden alle in einer ihnen verständlichen Sprache in Arbeitssicherheit geschult?",
          "是否以每个人都能理解的语言对所有人进行安全培训？",
          "Chacun est-il formé à la sécurité dans une langue qu’il comprend ?",
        ),
      ),
      hopesForNo(
        "severe-accidents",
        l(
          "Was there a fatal accident, or one with lasting injuries, within the last twelve months?",
          "Gab es in den letzten zwölf Monaten einen Unfall mit Todesfolge oder bleibenden Schäden?",
          "过去十二个月内是否发生过死亡事故或造成永久性伤害的事故？",
          "Y a-t-il eu un accident mortel ou aux séquelles durables au cours des douze derniers mois ?",
        ),
        2,
      ),
    ],
  },
  {
    id: "work",
    title: l(
      "Pay, hours and equal treatment",
      "Lohn, Arbeitszeit und Gleichbehandlung",
      "薪酬、工时与平等待遇",
      "Salaires, horaires et égalité",
    ),
    basis: "LkSG § 2(2) no. 6–8; ILO 87, 98, 100, 111",
    perspectives: ["Sustainability"],
    questions: [
      hopesForYes(
        "unions",
        l(
          "Are workers free to join a trade union and to bargain collectively?",
          "Dürfen Beschäftigte frei einer Gewerkschaft beitreten und Tarife verhandeln?",
          "工人是否可以自由加入工会并进行集体谈判？",
          "Les travailleurs sont-ils libres d’adhérer à un syndicat et de négocier collectivement ?",
        ),
        2,
      ),
      hopesForYes(
        "wages",
        l(
          "Is everybody paid at least the legal minimum wage, and overtime in full?",
          "Erhalten alle mindestens den gesetzlichen Mindestlohn und Überstunden vollständig bezahlt?",
          "是否所有人的工资都不低于法定最低工资，并足额支付加班费？",
          "Chacun reçoit-il au moins le salaire minimum légal, et toutes ses heures supplémentaires ?",
        ),
        2,
      ),
      hopesForYes(
        "hours",
        l(
          "Do working hours keep to the law, with a day of rest in seven?",
          "Entsprechen die Arbeitszeiten dem Gesetz, mit einem Ruhetag in sieben Tagen?",
          "工作时间是否符合法律规定，并且每七天休息一天？",
          "Les horaires respectent-ils la loi, avec un jour de repos sur sept ?",
        ),
      ),
      hopesForYes(
        "equality",
        l(
          "Are there rules against unequal treatment, and are they applied?",
          "Gibt es Regeln gegen Ungleichbehandlung und werden sie angewandt?",
          "是否有反对不平等待遇的规定并得到执行？",
          "Existe-t-il des règles contre les inégalités de traitement, et sont-elles appliquées ?",
        ),
      ),
    ],
  },
];
