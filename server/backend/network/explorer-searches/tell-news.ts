import { paths } from "~/paths";
import type { Tx } from "../../platform/db/database";
import type { explorerSearches } from "../../platform/db/schema/explorer-searches";
import { notifications } from "../../platform/db/schema/notifications";
import type { users } from "../../platform/db/schema/users";
import { linkTo, type MailConfig } from "../../platform/mail/mail-config";
import { searchTexts } from "../../platform/mail/texts/search-texts";
import { writeMail } from "../../platform/mail/write-mail";

interface News {
  owner: typeof users.$inferSelect;
  search: Pick<typeof explorerSearches.$inferSelect, "id" | "name">;
  count: number;
  /** The first of them by name. */
  targets: readonly { id: number; name: string }[];
  /** More match than are compared, since this check. */
  isTooMany: boolean;
}

/** A notification and a mail in the owner's language, with the job that sends it: all of it or nothing. */
export async function tellNews(
  tx: Tx,
  { owner, search, count, targets, isTooMany }: News,
  config: MailConfig,
): Promise<void> {
  const { customerId, id: userId, email: recipient, language } = owner;
  const kind = isTooMany ? "explorer-search-too-many" : "explorer-search";
  const params = { title: search.name, count };
  await tx.insert(notifications).values({ customerId, userId, kind, params, subject: `explorer-search:${search.id}` });
  const texts = searchTexts(language);
  const url = linkTo(paths.explorerSearch(search.id), config);
  const left = count - targets.length;
  const lines = isTooMany
    ? [texts.tooMany(search.name)]
    : [texts.lead(search.name, count), ...(left > 0 ? [texts.more(targets.length)] : [])];
  await writeMail(
    tx,
    { customerId, userId, recipient, secret: false },
    {
      language,
      subject: isTooMany ? texts.tooManySubject(search.name) : texts.subject(search.name, count),
      greeting: texts.greeting(owner),
      paragraphs: lines,
      items: targets.map(({ id, name }) => ({
        title: name,
        url: linkTo(paths.targetProfile(id), config),
        lines: [],
      })),
      action: { label: texts.open, url },
      notes: [texts.stop],
    },
  );
}
