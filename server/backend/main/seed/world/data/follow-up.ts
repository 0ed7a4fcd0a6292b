import type { ActionTypeName } from "~/backend/contract/action-words";

/** What people do about suppliers: actions with their comments, the customer's own scores, and how alerts are sorted. */
export interface PlannedAction {
  company: string;
  type: string;
  title: string;
  description: string;
  dueInDays: number;
  status: "Planned" | "InProgress" | "Completed" | "Aborted";
  assignee: "analyst" | "manager" | "administrator" | "Supplier management" | "Purchasing Central Europe";
  /** Title of the alert that it is about, how it begins; empty for none. */
  alert: string;
  comments: readonly string[];
}

/** company | type | title | due | status | who | alert | what it is about | comments */
export const ACTIONS = actions(`
Karşıyaka | check-deliveries | Confirm the recovery date for EDU-4 housings | 0 | InProgress | analyst | Magnitude 6.6 | Housings cover six days of production. Ask for the date of the first melt and for the stock in transit. / Stock checked: six days in Stuttgart, two in Győr. / The plant manager calls back at ten tomorrow.
Karşıyaka | second-source | Second source for housing 4E-118 | 24 | InProgress | Supplier management | | One foundry makes the part. Two candidates have sent offers; samples are needed by {month 50}. / Odra Guss and a foundry in Slovakia have sent offers. / Tool costs of EUR 240,000 are approved.
Karşıyaka | on-site-audit | Visit the trimming shop in Çiğli | 18 | Planned | manager | | Follow up on the report about overtime. Time sheets and agency contracts are checked on site.
Karşıyaka | corrective-plan | Corrective plan after the die change accident | -12 | InProgress | analyst | Die change accident | Seven of nine measures are done. The crane inspection and the training of agency workers are open. / Training is set for {day 12}.
Karşıyaka | check-finances | Review the bond of the main owner | -40 | Completed | analyst | | Ege Yarımada Holding repays its bond in {month 25}. / Payment plan received; no influence on the foundry.
Slezanka | legal-review | Have the ownership of Slezanka Ferro reviewed | 15 | InProgress | manager | Owner of 49 % | The holder of 49 % does not name its beneficial owners. Legal checks the contract for a right to information. / Letter to the supplier is out.
Slezanka | screen-sanctions | Screen the owners of Slezanka Ferro again | -2 | Planned | analyst | Owner of 49 % | After the change in the trade register.
Kabelix | ask-statement | Ask Kabelix for a statement on back pay | 1 | InProgress | analyst | Labour inspectorate orders back pay for 380 | Date and list of payments, without names. / Answer announced for {weekday 1}.
Kabelix | on-site-audit | Unannounced social audit in Bălți | 52 | Planned | Supplier management | | To be done by an accredited auditor, in Romanian.
Saluda Ridge | second-source | Move grey-iron castings to a second foundry | 36 | Planned | Purchasing Central Europe | Greenville casting plant | The cupola is shut down at the end of {month 62}. 14 part numbers are concerned.
Saluda Ridge | raise-stock | Raise the safety stock of brake drums to six weeks | 5 | InProgress | analyst | Greenville casting plant | Two extra containers leave Charleston next week.
Bhima Valley | check-deliveries | Check coated parts from Bhosari | -1 | InProgress | analyst | Solvent store fire | 9 part numbers are coated there. The outside coater needs an approval.
Mwenda-Nord | ask-statement | Ask the smelter for its chain of custody | 12 | Planned | manager | Eleven diggers trapped | Through the cell maker; the questionnaire on battery materials asks for it, too.
Kabare Hills | suspend-orders | Stop material from Kabare Hills until it is checked | -20 | Completed | manager | Report finds children | The trader confirmed that no lot has been taken since. / Confirmed in writing. / The independent check begins in {month 50}.
Zschopautal | check-finances | Check the liquidity of Zschopautal Werkzeugbau | 6 | InProgress | analyst | Zschopautal Werkzeugbau asks | Tools worth EUR 1.9 million are in the house. Ownership labels have to be checked.
Hanseong | watch | Keep an eye on the cell recall | 15 | Planned | analyst | Hanseong Cell recalls | Third-party report on the separator is due in two weeks.
Brennerhof | second-source | Release the second microcontroller | 44 | InProgress | Purchasing Central Europe | Brennerhof Elektronik shortens | Endurance test until {day 24}.
Ningbo Haoyuan | legal-review | Check claims for false test certificates | -65 | Aborted | manager | Test certificates | Retests met the specification; no claim is made. / Closed without a claim.
Sierra Baja | send-questionnaire | Ask Sierra Baja about freedom of association | -30 | Completed | analyst | Sierra Baja Arneses reinstates | Answers received and filed.
Zhovta Balka | inform-management | Inform management about the pellet plant | -7 | Completed | manager | Pellet plant | Coke and ferro-alloys come from two suppliers that buy there.
Kabelix | corrective-plan | Pay back withheld wages at Kabelix | -181 | Completed | analyst | | Back pay for weekend work, checked on pay slips. / All 380 payments are made.
Bhima Valley | on-site-audit | Fire safety at the coating shop in Bhosari | -275 | Completed | analyst | | Follow up on seven findings of the fire brigade. / All seven are closed.
Zhovta Balka | send-questionnaire | Train recruiters on fees at Zhovta Balka | -300 | Completed | manager | | Three agencies recruit workers from abroad. / One agency attended.
Kabare Hills | inform-management | Hearing about the report from Kabare Hills | 7 | InProgress | manager | | Two witnesses want to talk, and nobody is to know who they are.
Steyrtal | send-questionnaire | Yearly check of the code of conduct | 20 | InProgress | analyst | | Signed by the plant manager.
`);

/** Those of Südstern, in the same columns. */
export const SUEDSTERN_ACTIONS = actions(`
Karadeniz | on-site-audit | Visit the seasonal housing before the next harvest | 40 | Planned | analyst | | Follow up on the social audit: water, beds and schooling. / The interpreter is booked.
Ilmenau | ask-statement | Ask for the missing coordinates of cocoa plots | 8 | InProgress | analyst | | 4 % of the volume has no plot yet; due diligence statements need all of them. / The supplier sends the rest by {day 6}.
Vechtdal | watch | Watch the renewal of ISO 14001 | 15 | InProgress | analyst | | The certificate ends in {month 17}; the audit was moved once.
Sassandra | ask-statement | Ask Sassandra for its list of cooperatives | -35 | Completed | analyst | | Eleven cooperatives are named; two were visited.
`);

function actions(text: string): readonly PlannedAction[] {
  return text
    .trim()
    .split("\n")
    .map((line): PlannedAction => {
      const [company = "", type = "", title = "", due, status, who, alert = "", words = ""] = line
        .split("|")
        .map((text) => text.trim());
      const [description = "", ...comments] = words.split(" / ");
      return {
        company,
        type,
        title,
        description,
        dueInDays: Number(due),
        status: status as PlannedAction["status"],
        assignee: who as PlannedAction["assignee"],
        alert,
        comments,
      };
    });
}

/** What an action about an alert is called; `{}` is the supplier. */
export const TITLES: Readonly<Record<ActionTypeName, string>> = {
  "ask-statement": "Ask {} for a statement",
  "check-deliveries": "Check open deliveries of {}",
  "check-finances": "Review the credit standing of {}",
  "corrective-plan": "Agree a corrective plan with {}",
  "inform-management": "Brief management about {}",
  "legal-review": "Legal review: contract with {}",
  "on-site-audit": "Audit {} on site",
  "raise-stock": "Raise safety stock of parts from {}",
  "screen-sanctions": "Screen {} and its owners again",
  "second-source": "Qualify a second source beside {}",
  "send-questionnaire": "Send {} a questionnaire",
  "suspend-orders": "Suspend orders to {}",
  watch: "Watch {} for four weeks",
};

/** What is said of it at its end. */
export const OUTCOMES: Readonly<Record<ActionTypeName, string>> = {
  "ask-statement": "Statement received and filed. No open questions.",
  "check-deliveries": "All open deliveries are confirmed; one is three days late.",
  "check-finances": "Credit standing unchanged. We check again in six months.",
  "corrective-plan": "Plan agreed. The first measures are in place.",
  "inform-management": "Management is informed. No further decision needed.",
  "legal-review": "Legal sees no ground for termination.",
  "on-site-audit": "Audit done: two minor findings, both closed.",
  "raise-stock": "Stock covers four weeks now.",
  "screen-sanctions": "No match among the supplier and its owners.",
  "second-source": "Samples of the second source are released.",
  "send-questionnaire": "Answers received, without an open risk.",
  "suspend-orders": "Orders were suspended and are released again.",
  watch: "Nothing new in four weeks.",
};

/** company | event type | 1 to 100 | days since | what it rests on */
export const OWN_SCORES: readonly { company: string; type: string; value: number; from: number; comment: string }[] = `
Karşıyaka | workplace-accident | 58 | -190 | Process audit in {month -190}: two findings on die change are open.
Karşıyaka | financial-distress | 44 | -20 | Credit report of the main owner; the foundry itself is profitable.
Kabelix | wages-and-hours | 66 | -75 | Unannounced social audit: Sunday premiums missing.
Slezanka | ownership-change | 52 | -60 | Beneficial owners of 49 % are not named.
Zschopautal | financial-distress | 71 | -9 | Financial check by the bank.
Steyrtal | emissions | 12 | -120 | Product footprint verified by a third party.
Ningbo Haoyuan | fraud | 40 | -85 | Retests of 40 certificates met the specification.
`
  .trim()
  .split("\n")
  .map((line) => {
    const [company = "", type = "", value, from, comment = ""] = line.split(" | ");
    return { company, type, value: Number(value), from: Number(from), comment };
  });
