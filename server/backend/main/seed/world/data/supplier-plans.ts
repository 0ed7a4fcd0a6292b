/** What a plan of the demo comes to; `expired` was never answered. */
export type PlannedState = "asked" | "expired" | "proposed" | "returned" | "accepted" | "done" | "revoked";

export interface PlannedPlan {
  /** Title of the action. */
  action: string;
  company: string;
  email: string;
  name: string;
  state: PlannedState;
  /** Days since it was asked for. */
  askedDaysAgo: number;
  message: string;
  cause: string;
  /** Days from today. */
  measures: readonly { title: string; inDays: number; who: string }[];
  /** Why it is returned. */
  reason?: string;
  proof?: string;
}

const NOTHING = { cause: "", measures: [] };

/** One of each state. */
export const SUPPLIER_PLANS: readonly PlannedPlan[] = [
  {
    ...{
      action: "Have the ownership of Slezanka Ferro reviewed",
      company: "Slezanka",
      state: "asked",
      askedDaysAgo: 3,
    },
    ...{ email: "holub@slezanka-ferro.example", name: "Petr Holub", ...NOTHING },
    message:
      "The holder of 49 % of your shares is not named. Please say how and by when its beneficial owners will be entered in the register.",
  },
  {
    ...{ action: "Ask Kabelix for a statement on back pay", company: "Kabelix", state: "expired", askedDaysAgo: 19 },
    ...{ email: "ana.rusu@kabelix-moldova.example", name: "Ana Rusu", ...NOTHING },
    message:
      "The labour inspectorate has ordered back pay for 380 workers. Please say why wages were withheld and by when each worker is paid.",
  },
  {
    ...{ action: "Visit the trimming shop in Çiğli", company: "Karşıyaka", state: "proposed", askedDaysAgo: 8 },
    ...{ email: "derya.aksoy@karsiyaka-presdokum.example", name: "Derya Aksoy" },
    message:
      "Workers of an agency report shifts of more than 11 hours. Please check time sheets and contracts, and say what you change.",
    cause: "The agency planned shifts without our time clock. Overtime was agreed by phone and not recorded.",
    measures: [
      { title: "Record agency shifts by our time clock", inDays: 7, who: "Levent Ünal" },
      { title: "Cap shifts at 11 hours in the agency contract", inDays: 21, who: "Derya Aksoy" },
      { title: "Train shift leaders on rest periods", inDays: 30, who: "Derya Aksoy" },
    ],
  },
  {
    ...{ action: "Yearly check of the code of conduct", company: "Steyrtal", state: "returned", askedDaysAgo: 15 },
    ...{ email: "reiter@steyrtal-antrieb.example", name: "Eva Reiter" },
    message: "Two of your subcontractors have not signed the code of conduct. Please say how you close this gap.",
    cause: "The subcontractors were engaged before the code applied.",
    measures: [{ title: "Send the code to both subcontractors", inDays: 14, who: "Eva Reiter" }],
    reason: "Sending it is not enough: please add by when both have signed, and what happens if they do not.",
  },
  {
    ...{ action: "Keep an eye on the cell recall", company: "Hanseong", state: "accepted", askedDaysAgo: 24 },
    ...{ email: "park@hanseong-cell.example", name: "Jiwoo Park" },
    message:
      "Cells of three lots were recalled. Please name the cause in the separator line and what you change there.",
    cause:
      "A worn slitting knife left burrs on the separator. The camera behind it was switched off during maintenance.",
    measures: [
      { title: "Replace all slitting knives", inDays: 2, who: "Line 3" },
      { title: "Interlock the line with the camera", inDays: 12, who: "Jiwoo Park" },
    ],
    proof: "knife-replacement-record",
  },
  {
    ...{ action: "Raise the safety stock of brake drums to six weeks", company: "Saluda Ridge", state: "done" },
    ...{ email: "boyd@saluda-ridge.example", name: "Carla Boyd", askedDaysAgo: 20 },
    message:
      "The cupola stops for six weeks. Please say how you bridge six weeks without temporary workers on double shifts.",
    cause: "The order book left no weeks for building stock before the shutdown.",
    measures: [{ title: "Ship two extra containers from Charleston", inDays: 4, who: "Carla Boyd" }],
    proof: "bill-of-lading",
  },
  {
    ...{
      action: "Confirm the recovery date for EDU-4 housings",
      company: "Karşıyaka",
      state: "revoked",
      askedDaysAgo: 9,
    },
    ...{ email: "sibel.tekin@karsiyaka-presdokum.example", name: "Sibel Tekin", ...NOTHING },
    message: "Please say by when the furnaces run again, and what you do to keep the dates.",
  },
];
