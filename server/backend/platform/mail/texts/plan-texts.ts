import type { MailContent } from "../compose";

type Language = "en" | "de" | "fr" | "ch";

/** What happened to the plan that a supplier makes. */
export type PlanNews = "asked" | "returned" | "accepted" | "reminded";

export interface PlanFacts {
  /** Who asks: the customer, and its person. */
  customer: string;
  asker: string;
  /** Of the action, as the supplier reads it. */
  title: string;
  /** The company that the plan is for. */
  target: string;
  /** The name of who is written to; empty where nobody told it. */
  contact: string;
  /** What is asked, in the asker's own words. */
  message: string;
  /** `YYYY-MM-DD`, the last day to answer. */
  dueOn: string;
  returnReason: string | null;
}

/** The mails to a supplier about its corrective plan. Both addresses carry the secret. */
export function planTexts(
  language: Language,
  news: PlanNews,
  facts: PlanFacts,
  { url, stop }: { url: string; stop: string },
): MailContent<Language> {
  const words = TEXTS[language];
  const { subject, lead, label } = words[news](facts, day(language, facts.dueOn));
  const own = {
    asked: facts.message,
    returned: facts.returnReason ?? "",
    accepted: "",
    reminded: facts.returnReason || facts.message,
  }[news];
  return {
    language,
    subject,
    greeting: words.greeting(facts.contact),
    paragraphs: [...lead, ...(own === "" ? [] : own.split(/\n+/))],
    action: { label, url },
    notes: [words.note, `${words.stop(facts.customer)}\n${stop}`],
  };
}

interface Words {
  greeting(name: string): string;
  note: string;
  stop(customer: string): string;
  asked: News;
  returned: News;
  accepted: News;
  reminded: News;
}
type News = (facts: PlanFacts, until: string) => { subject: string; lead: string[]; label: string };

const TEXTS: Record<Language, Words> = {
  en: {
    greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
    note: "No account is needed. Anyone with this link can read and change the plan: share it only with colleagues who help you.",
    stop: (customer) => `Stop all e-mails of ${customer} to this address:`,
    asked: ({ customer, asker, title, target }, until) => ({
      subject: `${customer} asks for a corrective plan: ${title}`,
      lead: [
        `${asker} of ${customer} asks ${target} for a corrective plan: “${title}”.`,
        `Please say what the cause is and what you will do, by when and who is responsible. Please answer by ${until}.`,
      ],
      label: "Propose a plan",
    }),
    returned: ({ customer, asker, title }, until) => ({
      subject: `${customer} has returned your plan: ${title}`,
      lead: [`${asker} of ${customer} asks you to revise your plan “${title}” by ${until}. The reason:`],
      label: "Revise the plan",
    }),
    accepted: ({ customer, title }) => ({
      subject: `${customer} has accepted your plan: ${title}`,
      lead: [
        `${customer} has accepted your plan “${title}”.`,
        "Please report each measure when it is done, and send what proves it. Keep this e-mail: its link works until all of it is done.",
      ],
      label: "Report progress",
    }),
    reminded: ({ customer, title, target }, until) => ({
      subject: `Reminder: ${customer} is waiting for your corrective plan: ${title}`,
      lead: [
        `${customer} is still waiting for the corrective plan of ${target}: “${title}”.`,
        `Please answer by ${until}. This is what is asked:`,
      ],
      label: "Propose a plan",
    }),
  },
  de: {
    greeting: (name) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
    note: "Ein Konto ist nicht nötig. Wer diesen Link hat, kann den Plan lesen und ändern: Geben Sie ihn nur an Kollegen weiter, die Ihnen helfen.",
    stop: (customer) => `Keine E-Mails von ${customer} mehr an diese Adresse:`,
    asked: ({ customer, asker, title, target }, until) => ({
      subject: `${customer} bittet um einen Korrekturplan: ${title}`,
      lead: [
        `${asker} von ${customer} bittet ${target} um einen Korrekturplan: „${title}“.`,
        `Bitte nennen Sie die Ursache und was Sie bis wann unternehmen und wer dafür zuständig ist. Bitte antworten Sie bis zum ${until}.`,
      ],
      label: "Plan vorschlagen",
    }),
    returned: ({ customer, asker, title }, until) => ({
      subject: `${customer} hat Ihren Plan zurückgegeben: ${title}`,
      lead: [`${asker} von ${customer} bittet Sie, Ihren Plan „${title}“ bis zum ${until} zu überarbeiten. Der Grund:`],
      label: "Plan überarbeiten",
    }),
    accepted: ({ customer, title }) => ({
      subject: `${customer} hat Ihren Plan angenommen: ${title}`,
      lead: [
        `${customer} hat Ihren Plan „${title}“ angenommen.`,
        "Bitte melden Sie jede Maßnahme, sobald sie erledigt ist, und senden Sie den Nachweis dazu. Bewahren Sie diese E-Mail auf: Ihr Link gilt, bis alles erledigt ist.",
      ],
      label: "Fortschritt melden",
    }),
    reminded: ({ customer, title, target }, until) => ({
      subject: `Erinnerung: ${customer} wartet auf Ihren Korrekturplan: ${title}`,
      lead: [
        `${customer} wartet noch auf den Korrekturplan von ${target}: „${title}“.`,
        `Bitte antworten Sie bis zum ${until}. Darum geht es:`,
      ],
      label: "Plan vorschlagen",
    }),
  },
  fr: {
    greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
    note: "Aucun compte n’est nécessaire. Toute personne disposant de ce lien peut lire et modifier le plan : ne le partagez qu’avec les collègues qui vous aident.",
    stop: (customer) => `Ne plus recevoir d’e-mails de ${customer} à cette adresse :`,
    asked: ({ customer, asker, title, target }, until) => ({
      subject: `${customer} demande un plan correctif : ${title}`,
      lead: [
        `${asker} (${customer}) demande à ${target} un plan correctif : « ${title} ».`,
        `Veuillez indiquer la cause, ce que vous ferez, dans quel délai et qui en est responsable. Merci de répondre d’ici le ${until}.`,
      ],
      label: "Proposer un plan",
    }),
    returned: ({ customer, asker, title }, until) => ({
      subject: `${customer} a renvoyé votre plan : ${title}`,
      lead: [`${asker} (${customer}) vous demande de revoir votre plan « ${title} » d’ici le ${until}. Le motif :`],
      label: "Revoir le plan",
    }),
    accepted: ({ customer, title }) => ({
      subject: `${customer} a accepté votre plan : ${title}`,
      lead: [
        `${customer} a accepté votre plan « ${title} ».`,
        "Veuillez signaler chaque mesure dès qu’elle est réalisée et envoyer les justificatifs. Conservez cet e-mail : son lien reste valable jusqu’à ce que tout soit réalisé.",
      ],
      label: "Signaler l’avancement",
    }),
    reminded: ({ customer, title, target }, until) => ({
      subject: `Rappel : ${customer} attend votre plan correctif : ${title}`,
      lead: [
        `${customer} attend encore le plan correctif de ${target} : « ${title} ».`,
        `Merci de répondre d’ici le ${until}. Voici ce qui est demandé :`,
      ],
      label: "Proposer un plan",
    }),
  },
  ch: {
    greeting: (name) => (name ? `${name}，您好：` : "您好："),
    note: "无需账户。持有此链接的人可以查看和修改该计划：请仅转发给协助您的同事。",
    stop: (customer) => `不再向此地址发送 ${customer} 的邮件：`,
    asked: ({ customer, asker, title, target }, until) => ({
      subject: `${customer} 请您提交整改计划：${title}`,
      lead: [
        `${customer} 的 ${asker} 请 ${target} 提交整改计划：“${title}”。`,
        `请说明原因、整改措施、完成日期和负责人。请在 ${until} 之前答复。`,
      ],
      label: "提交计划",
    }),
    returned: ({ customer, asker, title }, until) => ({
      subject: `${customer} 退回了您的计划：${title}`,
      lead: [`${customer} 的 ${asker} 请您在 ${until} 之前修改计划“${title}”。原因：`],
      label: "修改计划",
    }),
    accepted: ({ customer, title }) => ({
      subject: `${customer} 接受了您的计划：${title}`,
      lead: [
        `${customer} 接受了您的计划“${title}”。`,
        "每项措施完成后请告知，并发送证明材料。请保留此邮件：其中的链接在全部完成之前有效。",
      ],
      label: "报告进展",
    }),
    reminded: ({ customer, title, target }, until) => ({
      subject: `提醒：${customer} 正在等待您的整改计划：${title}`,
      lead: [`${customer} 仍在等待 ${target} 的整改计划：“${title}”。`, `请在 ${until} 之前答复。要求如下：`],
      label: "提交计划",
    }),
  },
};

interface SentFacts {
  firstname: string;
  target: string;
  dueOn: string;
  sentBy: string;
}

/** Tells a colleague that the supplier of their action was asked for a plan. */
export function planSentTexts(language: "en" | "de" | "ch", facts: SentFacts, url: string): MailContent {
  const { subject, greeting, lead, label } = SENT[language](facts, day(language, facts.dueOn));
  return { language, subject, greeting, paragraphs: [lead], action: { label, url }, notes: [] };
}

type Sent = (facts: SentFacts, until: string) => Record<"subject" | "greeting" | "lead" | "label", string>;

const SENT: Record<"en" | "de" | "ch", Sent> = {
  en: ({ firstname, target, sentBy }, until) => ({
    subject: `Corrective plan requested from ${target}`,
    greeting: `Hello ${firstname},`,
    lead: `${sentBy} asked ${target} for a corrective plan for your action. The supplier has until ${until} to answer.`,
    label: "Open the action",
  }),
  de: ({ firstname, target, sentBy }, until) => ({
    subject: `Korrekturplan angefordert: ${target}`,
    greeting: `Guten Tag ${firstname},`,
    lead: `${sentBy} hat ${target} um einen Korrekturplan zu Ihrer Maßnahme gebeten. Der Lieferant hat bis zum ${until} Zeit zu antworten.`,
    label: "Maßnahme öffnen",
  }),
  ch: ({ firstname, target, sentBy }, until) => ({
    subject: `已向 ${target} 索取整改计划`,
    greeting: `${firstname}，您好：`,
    lead: `${sentBy} 就您负责的措施向 ${target} 索取了整改计划。供应商须在 ${until} 之前答复。`,
    label: "打开措施",
  }),
};

const TAGS = { en: "en-GB", de: "de", fr: "fr", ch: "zh-Hans" };

const day = (language: Language, dueOn: string): string =>
  new Intl.DateTimeFormat(TAGS[language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(dueOn));
