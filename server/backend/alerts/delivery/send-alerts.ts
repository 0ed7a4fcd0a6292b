import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { AlertItem } from "~/backend/contract/alert";
import { paths } from "~/paths";
import { newToken } from "../../people/session/token";
import type { Tx } from "../../platform/db/database";
import { alertMails, type MailChannel } from "../../platform/db/schema/delivery";
import type { users } from "../../platform/db/schema/users";
import type { MailContent } from "../../platform/mail/compose";
import { linkTo, type MailConfig } from "../../platform/mail/mail-config";
import { alertTexts } from "../../platform/mail/texts/alert-texts";
import { writeMail } from "../../platform/mail/write-mail";
import { readItems } from "../feed/read-items";
import { wordIn } from "../feed/reason-words";

interface AlertMail {
  user: typeof users.$inferSelect;
  channel: MailChannel;
  /** The gravest first. */
  alertIds: readonly number[];
}

/** So many are told one by one; all of them are behind the mail's button. */
const TOLD = 25;

/** Writes down which alerts a mail holds, the mail itself, and the job that sends it: all of it or nothing. */
export async function sendAlerts(tx: Tx, { user, channel, alertIds }: AlertMail, config: MailConfig): Promise<void> {
  const { customerId, id: userId, language, email } = user;
  const uuid = randomUUID();
  const { token, hash } = newToken();
  const count = alertIds.length;
  await tx.insert(alertMails).values({ customerId, userId, channel, uuid, unsubscribeHash: hash, alertCount: count });
  await tx.execute(sql`
    insert into alert_mail_alerts (customer_id, user_id, channel, alert_id, uuid)
    select ${customerId}, ${userId}, ${channel}, id, ${uuid}::uuid
      from unnest(${sql.param([...alertIds])}::bigint[]) as a(id) order by id`);
  const items = await readItems(tx, { customerId, userId }, alertIds.slice(0, TOLD), language);
  const stop = linkTo(paths.unsubscribe(token), config);
  const links = {
    all: linkTo(paths.feedOfMail(uuid), config),
    one: (alertId: number) => linkTo(paths.feedOfMail(uuid, alertId), config),
    settings: linkTo(paths.management("notifications"), config),
    stop,
  };
  // RFC 8058: a mail program stops the mails by a POST to this address, without opening a page.
  const headers = { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  const to = { customerId, userId, recipient: email, secret: false, headers };
  await writeMail(tx, to, contentOf({ user, channel, count, items, links }));
}

interface Facts {
  user: AlertMail["user"];
  channel: MailChannel;
  count: number;
  items: AlertItem[];
  links: { all: string; one(alertId: number): string; settings: string; stop: string };
}

function contentOf({ user, channel, count, items, links }: Facts): MailContent {
  const { language } = user;
  const texts = alertTexts(language);
  const first = items[0];
  const priority = (item: AlertItem) => wordIn(language, `catalogue:priorities.${item.priority}`);
  const left = count - items.length;
  return {
    language,
    subject: texts.subject(channel, count, first ? `${priority(first)}: ${first.title}` : ""),
    greeting: texts.greeting(user),
    paragraphs: [texts.lead(channel, count), ...(left > 0 ? [texts.more(items.length)] : [])],
    items: items.map((item) => ({
      title: `${priority(item)}: ${item.title}`,
      url: links.one(item.id),
      lines: linesOf(item),
    })),
    action: { label: texts.open(count), url: links.all },
    notes: [`${texts.settings} ${links.settings}`, `${texts.stop[channel]} ${links.stop}`],
  };
}

/** Whom it touches, and why. */
function linesOf({ primaryTargets }: AlertItem): string[] {
  return primaryTargets.map(({ name, reason }) => `${name} · ${reason.text}`);
}
