import type { BaseMeasure } from "../base-measure";

export const PEOPLE_1 = [
  {
    id: "age-check",
    source: "ILO Convention 138 (minimum age); ILO Convention 182 (worst forms of child labour)",
    confidence: "B",
    value: {
      typeId: "corrective-plan",
      topics: ["child-labour"],
      from: "Mid",
      purpose: "prevent",
      laws: ["lksg-6-4", "csddd-10"],
      effort: "S",
      typicalDays: 30,
      cost: { from: 0, to: 1500 },
      hours: { from: 4, to: 12 },
      stepDays: [7, 14, 9],
      alternatives: ["child-help", "recruiter-check"],
      lastResort: false,
      successor: null,
      texts: {
        en: {
          title: "Age checks at hiring",
          what: "The supplier checks the age of everybody it hires by an official document, and keeps a copy. Young workers are kept off night work and dangerous work.",
          fits: "The supplier hires without papers, for the season or through agents, or a report speaks of minors.",
          notFits:
            "A child is already working there. Then help comes first: see the measure for children found at work.",
          steps: [
            "Ask how age is checked today and which documents are accepted",
            "Agree a written procedure, with a second way to check where papers are missing",
            "Look at ten personnel files drawn at random",
          ],
          evidence: ["Procedure for age checks", "Result of the ten files"],
          warnings: ["No child may be dismissed because of the check without help being arranged first."],
        },
        de: {
          title: "Altersprüfung bei der Einstellung",
          what: "Der Lieferant prüft bei jeder Einstellung das Alter anhand eines amtlichen Dokuments und bewahrt eine Kopie auf. Jugendliche arbeiten nicht nachts und nicht an gefährlichen Plätzen.",
          fits: "Der Lieferant stellt ohne Papiere, saisonal oder über Vermittler ein, oder ein Bericht nennt Minderjährige.",
          notFits: "Ein Kind arbeitet bereits dort. Dann geht Hilfe vor: siehe die Maßnahme für arbeitende Kinder.",
          steps: [
            "Erfragen, wie das Alter heute geprüft wird und welche Dokumente gelten",
            "Ein schriftliches Verfahren vereinbaren, mit einem zweiten Weg bei fehlenden Papieren",
            "Zehn zufällig gezogene Personalakten ansehen",
          ],
          evidence: ["Verfahren der Altersprüfung", "Ergebnis der zehn Akten"],
          warnings: ["Kein Kind darf wegen der Prüfung entlassen werden, bevor Hilfe geregelt ist."],
        },
        fr: {
          title: "Contrôle de l’âge à l’embauche",
          what: "Le fournisseur vérifie l’âge de chaque personne embauchée avec un document officiel et en garde une copie. Les jeunes ne travaillent ni la nuit ni à des postes dangereux.",
          fits: "Le fournisseur embauche sans papiers, à la saison ou par des intermédiaires, ou un rapport évoque des mineurs.",
          notFits:
            "Un enfant y travaille déjà. L’aide passe alors en premier : voir la mesure pour les enfants trouvés au travail.",
          steps: [
            "Demander comment l’âge est vérifié et quels documents sont acceptés",
            "Convenir d’une procédure écrite, avec une autre voie si les papiers manquent",
            "Consulter dix dossiers du personnel tirés au hasard",
          ],
          evidence: ["Procédure de contrôle de l’âge", "Résultat des dix dossiers"],
          warnings: ["Aucun enfant ne doit être renvoyé à cause du contrôle avant qu’une aide soit organisée."],
        },
        ch: {
          title: "招聘时核验年龄",
          what: "供应商在录用每个人时凭官方证件核验年龄并留存复印件。未成年工不上夜班，也不从事危险作业。",
          fits: "供应商无证件招工、季节性招工或通过中介招工，或有报道提到未成年人。",
          notFits: "已有儿童在该处工作。此时应先安排救助，见针对童工的措施。",
          steps: [
            "了解目前如何核验年龄、接受哪些证件",
            "约定书面流程，并规定证件缺失时的第二种核验方式",
            "随机抽查十份人事档案",
          ],
          evidence: ["年龄核验流程", "十份档案的抽查结果"],
          warnings: ["在安排好救助之前，不得因核验而辞退儿童。"],
        },
      },
    },
  },
  {
    id: "child-help",
    source: "ILO-IOE Child Labour Guidance Tool for Business (2015); ILO Convention 182",
    confidence: "B",
    value: {
      typeId: "corrective-plan",
      topics: ["child-labour"],
      from: "High",
      purpose: "remedy",
      laws: ["lksg-7", "csddd-11"],
      effort: "L",
      typicalDays: 180,
      cost: { from: 2000, to: 15000 },
      hours: { from: 30, to: 80 },
      stepDays: [1, 7, 22, 150],
      alternatives: ["age-check"],
      lastResort: false,
      successor: null,
      texts: {
        en: {
          title: "Help for a child found at work",
          what: "The child stops working at once, is brought into school or training, and its family does not lose the income. The supplier pays, and a local organisation accompanies the case.",
          fits: "There is a named case or a credible report of a child at work.",
          notFits: "It is only a general country risk without a case. Age checks fit better.",
          steps: [
            "Make sure that the child is safe and stops dangerous work today",
            "Find a local organisation with experience in child protection",
            "Agree with the family on school, living costs and how long they are paid",
            "Check every month until the child is of working age",
          ],
          evidence: [
            "Agreement with the family and the organisation, without the child’s name in our files",
            "Proof of school and of payments",
          ],
          warnings: [
            "Keep the child’s name and address out of this product. Breaking off the relationship at once usually leaves the child worse off.",
          ],
        },
        de: {
          title: "Hilfe für ein arbeitendes Kind",
          what: "Das Kind hört sofort auf zu arbeiten und geht zur Schule oder in eine Ausbildung, ohne dass der Familie das Einkommen fehlt. Der Lieferant zahlt, eine Organisation vor Ort begleitet den Fall.",
          fits: "Es gibt einen benannten Fall oder einen glaubhaften Bericht über ein arbeitendes Kind.",
          notFits: "Es besteht nur ein allgemeines Länderrisiko ohne Fall. Dann passt die Altersprüfung besser.",
          steps: [
            "Sicherstellen, dass das Kind heute geschützt ist und gefährliche Arbeit endet",
            "Eine Organisation vor Ort mit Erfahrung im Kinderschutz finden",
            "Mit der Familie Schule, Lebensunterhalt und Dauer der Zahlung vereinbaren",
            "Monatlich prüfen, bis das Kind arbeiten darf",
          ],
          evidence: [
            "Vereinbarung mit Familie und Organisation, ohne den Namen des Kindes in unseren Akten",
            "Nachweis über Schule und Zahlungen",
          ],
          warnings: [
            "Name und Anschrift des Kindes gehören nicht in dieses Produkt. Ein sofortiger Abbruch der Beziehung schadet dem Kind meist.",
          ],
        },
        fr: {
          title: "Aide à un enfant trouvé au travail",
          what: "L’enfant cesse aussitôt de travailler et rejoint l’école ou une formation, sans que la famille perde ce revenu. Le fournisseur paie, une organisation locale suit le cas.",
          fits: "Il existe un cas précis ou un rapport crédible sur un enfant au travail.",
          notFits: "Il s’agit seulement d’un risque général du pays. Le contrôle de l’âge convient mieux.",
          steps: [
            "S’assurer dès aujourd’hui que l’enfant est protégé et quitte tout travail dangereux",
            "Trouver une organisation locale expérimentée en protection de l’enfance",
            "Convenir avec la famille de l’école, des frais de vie et de la durée du paiement",
            "Vérifier chaque mois jusqu’à l’âge légal de travail",
          ],
          evidence: [
            "Accord avec la famille et l’organisation, sans le nom de l’enfant dans nos dossiers",
            "Preuves de scolarité et de paiement",
          ],
          warnings: [
            "Le nom et l’adresse de l’enfant n’ont pas leur place dans ce produit. Rompre aussitôt la relation nuit le plus souvent à l’enfant.",
          ],
        },
        ch: {
          title: "救助童工",
          what: "儿童立即停止工作，进入学校或接受培训，同时家庭不因此失去收入。费用由供应商承担，当地机构跟进个案。",
          fits: "有具体个案，或有可信报道称有儿童在工作。",
          notFits: "只是一般的国别风险，没有具体个案。此时核验年龄更合适。",
          steps: [
            "确保儿童今天就得到保护并停止危险工作",
            "寻找有儿童保护经验的当地机构",
            "与家庭约定就学、生活费及支付期限",
            "每月检查，直至达到法定工作年龄",
          ],
          evidence: ["与家庭及机构的协议，我方档案中不出现儿童姓名", "就学与付款证明"],
          warnings: ["请勿在本产品中记录儿童的姓名和住址。立即中断合作通常会使儿童处境更糟。"],
        },
      },
    },
  },
] as const satisfies readonly BaseMeasure[];
