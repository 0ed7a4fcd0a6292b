import type { GrievanceStep, GrievanceTopic, ReporterRelation } from "~/backend/contract/grievance-words";

/** Whom the customer writes to at a supplier, and what was asked of them. */
export interface PlannedQuestionnaire {
  company: string;
  contact: { name: string; email: string; language: "en" | "de" };
  definition: "self-assessment" | "battery-materials" | "revenue-discovery";
  message: string;
  dueInDays: number;
  /** How far the supplier is: nothing, nothing though it was due so many days ago, opened, half answered, or submitted so many days ago. */
  state: "requested" | "late" | "opened" | "half" | "submitted";
  daysAgo: number;
  /** Every so-manieth answer is one with risk; 0 for none. */
  riskEvery: number;
}

/** company | person, address, language | what | due | state [days ago] | one answer in so many has a risk | message */
export const QUESTIONNAIRES = questionnaires(`
Karşıyaka | Derya Aksoy, derya.aksoy@karsiyaka-presdokum.example, en | self-assessment | 45 | submitted 112 | 5 | Please answer for both plants and the warehouse.
Karşıyaka | Derya Aksoy, derya.aksoy@karsiyaka-presdokum.example, en | battery-materials | 6 | half 0 | 0 | For the housings with cast-in bushings only.
Slezanka | Petr Holub, holub@slezanka-ferro.example, en | self-assessment | 21 | opened 0 | 0 | We would like to discuss the ownership question in the call next week.
Kabelix | Ana Rusu, ana.rusu@kabelix-moldova.example, en | self-assessment | 30 | submitted 31 | 3 | Please attach the time records of the harness shop.
Bakonyvölgy | Gábor Simon, simon@bakonyvolgy-akku.example, en | battery-materials | 30 | submitted 64 | 6 | Needed for the battery passport.
Bakonyvölgy | Gábor Simon, simon@bakonyvolgy-akku.example, en | self-assessment | 30 | late 12 | 0 | Before we talk about next year's frame contract.
Hanseong | Jiwoo Park, park@hanseong-cell.example, en | battery-materials | 4 | requested 0 | 0 | Second request: the first contact has left your company.
Brennerhof | Lukas Hofer, hofer@brennerhof-elektronik.example, de | self-assessment | 30 | submitted 210 | 9 | Vielen Dank für Ihre Mitarbeit.
Steyrtal | Eva Reiter, reiter@steyrtal-antrieb.example, de | self-assessment | 30 | submitted 155 | 11 | Bitte für den Standort Steyr.
Saluda Ridge | Carla Boyd, boyd@saluda-ridge.example, en | self-assessment | 14 | half 0 | 0 | After the notice of layoff we need the chapter on working conditions first.
Pune Deccan | Anil Joshi, joshi@pune-deccan.example, en | self-assessment | 30 | submitted 88 | 4 | Include the coating line of your subsidiary.
Ningbo Haoyuan | Lin Chen, chen@haoyuan-precision.example, en | self-assessment | 9 | requested 0 | 0 | Please use the English form.
Karşıyaka | Derya Aksoy, derya.aksoy@karsiyaka-presdokum.example, en | revenue-discovery | 18 | submitted 12 | 0 | For our review of dependence.
Slezanka | Petr Holub, holub@slezanka-ferro.example, en | revenue-discovery | 25 | requested 0 | 0 | Share of the sales that you make with us, by site.
`);

/** Those of Südstern, in the same columns. */
export const SUEDSTERN_QUESTIONNAIRES = questionnaires(`
Ilmenau | Katrin Vogel, vogel@ilmenau-hof.example, de | self-assessment | 30 | submitted 96 | 8 | Bitte für das Werk Nürnberg.
Karadeniz | Emre Kaya, kaya@karadeniz-yamac.example, en | self-assessment | 30 | submitted 47 | 4 | Please include the orchards that you buy from.
Vechtdal | Sanne de Wit, dewit@vechtdal-zuivel.example, en | self-assessment | 12 | half 0 | 0 | The chapter on the environment is enough for now.
`);

function questionnaires(text: string): readonly PlannedQuestionnaire[] {
  return text
    .trim()
    .split("\n")
    .map((line): PlannedQuestionnaire => {
      const [company = "", who = "", definition, due, how = "", risk, message = ""] = line.split(" | ");
      const [name = "", email = "", language] = who.split(", ");
      const [state, ago] = how.split(" ");
      return {
        company,
        contact: { name, email, language: language === "de" ? "de" : "en" },
        definition: definition as PlannedQuestionnaire["definition"],
        message,
        dueInDays: Number(due),
        state: state as PlannedQuestionnaire["state"],
        daysAgo: Number(ago ?? 0),
        riskEvery: Number(risk),
      };
    });
}

/** What suppliers write where a text is asked for, by the question. */
export const TEXTS: Readonly<Record<string, string>> = {
  certificates: "ISO 9001 and ISO 14001, both to be renewed next in {month 99}; ISO 45001 is in preparation.",
  origins: "Copper from Chile and Türkiye, nickel from Finland. The smelters are in the annex of our declaration.",
  "revenue-total": "EUR 41.2 million",
  "revenue-share": "23 %",
};

/** What suppliers write beside an answer without risk, and beside one with it. */
export const WORDS_OF_GOOD: readonly string[] = [
  "Described in our management handbook, chapter 4; the last review was in {month -290}.",
  "See our certificate. Training of shift leaders is repeated every year.",
  "Checked by an outside auditor in the last twelve months.",
];
export const WORDS_OF_PARTLY: readonly string[] = [
  "In place at the main plant, being introduced in the second one.",
  "For our own employees; agency workers follow by the end of the year.",
];

export interface PlannedGrievance {
  company: string;
  title: string;
  description: string;
  topic: GrievanceTopic;
  relation: ReporterRelation;
  receivedDaysAgo: number;
  reporter: { name: string; contact: string } | null;
  steps: readonly { step: GrievanceStep; note: string; outcome?: "founded" | "unfounded" }[];
}

export const GRIEVANCES: readonly PlannedGrievance[] = [
  {
    company: "Karşıyaka",
    title: "Unpaid overtime in the trimming shop",
    description:
      "Since {month -100} the trimming shop works until 19:00 on three days a week. The hours after 18:00 are not in the time sheet. Eleven people are concerned, most of them from an agency. Two were told that they need not come back if they ask again.",
    topic: "wages",
    relation: "employee",
    receivedDaysAgo: 16,
    reporter: null,
    steps: [
      { step: "acknowledge", note: "Receipt confirmed through the mailbox of the reporting system." },
      {
        step: "examine",
        note: "Asked the plant for time records of {month -100} to {month -36} and for the agency contract.",
      },
      { step: "note", note: "Call with the plant manager: records will come this week. No names were mentioned." },
    ],
  },
  {
    company: "Karşıyaka",
    title: "Worn slings at the die change",
    description:
      "A former toolmaker reports that slings were used after their inspection date before the accident in {month -205}.",
    topic: "safety",
    relation: "former-employee",
    receivedDaysAgo: 172,
    reporter: { name: "T. Demir", contact: "by mail through the works council" },
    steps: [
      { step: "acknowledge", note: "Letter sent." },
      { step: "examine", note: "Site visit with the safety engineer; inspection book checked." },
      { step: "measures", note: "New slings, a second inspection and a supplier for the yearly test." },
      { step: "feedback", note: "The reporter was told what was done and agrees." },
      { step: "close", note: "The report was right; measures are in place and were checked.", outcome: "founded" },
    ],
  },
  {
    company: "Kabelix",
    title: "Sunday premiums missing for seven months",
    description: "A works representative sends payslips of six employees. Sundays were paid like other days.",
    topic: "wages",
    relation: "union",
    receivedDaysAgo: 5,
    reporter: { name: "I. Munteanu", contact: "works council, Bălți" },
    steps: [],
  },
  {
    company: "Sierra Baja",
    title: "Dismissals before the union vote",
    description: "An organization reports that five employees were dismissed because they handed out leaflets.",
    topic: "unions",
    relation: "organization",
    receivedDaysAgo: 84,
    reporter: { name: "Centro Laboral Sonora", contact: "contacto@centro-laboral.example" },
    steps: [
      { step: "acknowledge", note: "Confirmed by mail." },
      { step: "examine", note: "Asked for the minutes of the panel." },
      { step: "measures", note: "The five are back; the vote will be observed by a third party." },
    ],
  },
  {
    company: "Pune Deccan",
    title: "Dust beside the hammer line",
    description: "Residents of the lane behind the forge complain about dust on their roofs.",
    topic: "environment",
    relation: "resident",
    receivedDaysAgo: 130,
    reporter: null,
    steps: [
      { step: "acknowledge", note: "Answered on the phone number that was left." },
      { step: "examine", note: "Measured by a laboratory: values are within the permit." },
      { step: "feedback", note: "Results were explained in a meeting." },
      { step: "close", note: "Values are within the permit; the source is a building site.", outcome: "unfounded" },
    ],
  },
];
