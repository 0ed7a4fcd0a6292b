import type { Definition } from "../definition-schema";
import { hopesForNo, hopesForYes, inLanguages as l, open } from "./parts";

const ALL = ["Sustainability", "Compliance"] as const;

/** What concerns how the company is led and whom it touches outside. The first topic is about its management. */
export const COMPANY: Definition["topics"] = [
  {
    id: "management",
    title: l("Responsible management", "Verantwortliche Führung", "负责任的管理", "Gestion responsable"),
    basis: "LkSG §§ 4–6, 8; CSDDD Art. 7, 14",
    perspectives: [...ALL],
    questions: [
      hopesForYes(
        "policy",
        l(
          "Has your management adopted a written policy on human rights and the environment?",
          "Hat Ihre Leitung eine schriftliche Grundsatzerklärung zu Menschenrechten und Umwelt beschlossen?",
          "贵公司管理层是否通过了关于人权和环境的书面政策？",
          "Votre direction a-t-elle adopté une politique écrite sur les droits humains et l’environnement ?",
        ),
      ),
      hopesForYes(
        "responsible",
        l(
          "Is somebody in your company responsible for these risks?",
          "Ist in Ihrem Unternehmen jemand für diese Risiken zuständig?",
          "贵公司是否有人专门负责这些风险？",
          "Une personne de votre entreprise est-elle responsable de ces risques ?",
        ),
      ),
      hopesForYes(
        "risk-analysis",
        l(
          "Have you analysed these risks in your own operations and at your suppliers within the last twelve months?",
          "Haben Sie diese Risiken in den letzten zwölf Monaten im eigenen Betrieb und bei Ihren Lieferanten analysiert?",
          "过去十二个月内，贵公司是否分析过自身业务及供应商处的这些风险？",
          "Avez-vous analysé ces risques dans vos activités et chez vos fournisseurs au cours des douze derniers mois ?",
        ),
      ),
      hopesForYes(
        "own-suppliers",
        l(
          "Do you require the same of your own suppliers, in writing?",
          "Verlangen Sie dasselbe schriftlich von Ihren eigenen Lieferanten?",
          "贵公司是否以书面形式对自己的供应商提出同样要求？",
          "Exigez-vous la même chose de vos propres fournisseurs, par écrit ?",
        ),
      ),
      hopesForYes(
        "complaints",
        l(
          "Can employees and people outside report a violation without fear of harm, anonymously if they wish?",
          "Können Beschäftigte und Außenstehende Verstöße ohne Angst vor Nachteilen melden, auf Wunsch anonym?",
          "员工和外部人员能否在不担心受到不利影响的情况下举报违规行为，并可选择匿名？",
          "Les salariés et les personnes extérieures peuvent-ils signaler une violation sans crainte, anonymement s’ils le souhaitent ?",
        ),
      ),
    ],
  },
  {
    id: "environment",
    title: l("Environment", "Umwelt", "环境", "Environnement"),
    basis: "LkSG § 2(2) no. 9, § 2(3): Minamata, Stockholm, Basel",
    perspectives: [...ALL],
    questions: [
      hopesForYes(
        "permits",
        l(
          "Do all your sites hold the environmental permits that they need?",
          "Haben alle Ihre Standorte die nötigen Umweltgenehmigungen?",
          "贵公司所有站点是否都持有所需的环境许可？",
          "Tous vos sites ont-ils les autorisations environnementales requises ?",
        ),
        2,
      ),
      hopesForNo(
        "pollution",
        l(
          "Did you pollute soil, water or air harmfully within the last three years, or were you fined for it?",
          "Haben Sie in den letzten drei Jahren Boden, Wasser oder Luft schädlich verunreinigt oder dafür ein Bußgeld erhalten?",
          "过去三年内，贵公司是否对土壤、水或空气造成有害污染，或因此受到处罚？",
          "Avez-vous pollué gravement le sol, l’eau ou l’air ces trois dernières années, ou payé une amende pour cela ?",
        ),
        2,
      ),
      hopesForNo(
        "substances",
        l(
          "Do you use mercury or persistent organic pollutants, or move hazardous waste across borders?",
          "Verwenden Sie Quecksilber oder langlebige organische Schadstoffe oder verbringen Sie gefährliche Abfälle über Grenzen?",
          "贵公司是否使用汞或持久性有机污染物，或跨境转移危险废物？",
          "Utilisez-vous du mercure ou des polluants organiques persistants, ou déplacez-vous des déchets dangereux au-delà des frontières ?",
        ),
      ),
    ],
  },
  {
    id: "communities",
    title: l("Land and security", "Land und Sicherheit", "土地与安保", "Terres et sécurité"),
    basis: "LkSG § 2(2) no. 10–11",
    perspectives: ["Sustainability"],
    questions: [
      hopesForNo(
        "eviction",
        l(
          "Were people moved off land for a site of yours without their consent or fair compensation?",
          "Wurden Menschen für einen Ihrer Standorte ohne Zustimmung oder gerechte Entschädigung von Land verdrängt?",
          "是否有人因贵公司的站点在未经同意或未获公平补偿的情况下被迫迁离土地？",
          "Des personnes ont-elles été déplacées pour un de vos sites sans leur accord ni juste indemnisation ?",
        ),
        2,
      ),
      hopesForYes(
        "security-staff",
        l(
          "Are security staff trained and supervised so that they harm nobody?",
          "Ist Sicherheitspersonal so geschult und beaufsichtigt, dass niemand zu Schaden kommt?",
          "安保人员是否经过培训和监督以避免伤害任何人？",
          "Le personnel de sécurité est-il formé et encadré pour ne blesser personne ?",
        ),
      ),
    ],
  },
  {
    id: "integrity",
    title: l("Integrity and supply", "Integrität und Lieferfähigkeit", "诚信与供应", "Intégrité et approvisionnement"),
    basis: "CSDDD Art. 10; UN Convention against Corruption",
    perspectives: ["Compliance", "Disruption"],
    questions: [
      hopesForYes(
        "corruption",
        l(
          "Are there rules against bribery, and is everybody concerned trained in them?",
          "Gibt es Regeln gegen Bestechung und sind alle Betroffenen darin geschult?",
          "是否有反贿赂规定，并对所有相关人员进行了培训？",
          "Existe-t-il des règles contre la corruption, et les personnes concernées y sont-elles formées ?",
        ),
        2,
      ),
      hopesForNo(
        "sanctioned",
        l(
          "Is your company, an owner or a manager on a sanctions list?",
          "Steht Ihr Unternehmen, ein Eigentümer oder eine Führungskraft auf einer Sanktionsliste?",
          "贵公司、所有者或管理人员是否在制裁名单上？",
          "Votre entreprise, un propriétaire ou un dirigeant figure-t-il sur une liste de sanctions ?",
        ),
        3,
      ),
      hopesForYes(
        "continuity",
        l(
          "Do you have a tested plan for how to deliver when a site or a supplier fails?",
          "Haben Sie einen erprobten Plan, wie Sie liefern, wenn ein Standort oder Lieferant ausfällt?",
          "当某个站点或供应商中断时，贵公司是否有经过测试的供货预案？",
          "Avez-vous un plan éprouvé pour livrer si un site ou un fournisseur fait défaut ?",
        ),
      ),
      open(
        "certificates",
        l(
          "Which certificates do you hold, and until when?",
          "Welche Zertifikate haben Sie, und bis wann gelten sie?",
          "贵公司持有哪些证书，有效期至何时？",
          "Quels certificats détenez-vous, et jusqu’à quand ?",
        ),
      ),
    ],
  },
];
