import { mailAddress } from "~/domain/contact/mail-address";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import type { CardsView } from "../view/cards.server";
import { Card } from "./card";
import { FactList } from "./fact-list";

/** Where the customer keeps it, since when, and whom one would write to. */
export function FollowedCard({
  followed: { collections, facts, delivery, contact, manageHref },
  className,
}: {
  followed: CardsView["followed"];
  className: string;
}) {
  const { t } = useTranslation("profile");
  const links = collections.map(({ id, name, href }, index) => (
    <span key={id}>
      {index > 0 && ", "}
      <a href={sitePath(href)} className="py-0.5 text-accent-strong underline-offset-2 hover:underline">
        {name}
      </a>
    </span>
  ));
  const who = contact && (
    <>
      {contact.text && <span className="block">{contact.text}</span>}
      <a
        href={`mailto:${mailAddress(contact.email)}`}
        className="py-0.5 text-accent-strong underline-offset-2 hover:underline"
      >
        {contact.email}
      </a>
    </>
  );
  return (
    <Card
      heading={t("cards.followed")}
      beside={
        <a href={sitePath(manageHref)} className="text-ink-2 text-s underline-offset-2 hover:underline">
          {t("cards.manage")}
        </a>
      }
      className={className}
    >
      <FactList
        facts={[
          { name: t("facts.collections"), text: links.length > 0 ? links : t("none") },
          ...facts,
          ...(delivery ? [{ name: t("cards.delivery.label"), text: <DeliveryText {...delivery} /> }] : []),
          { name: t("cards.contact"), text: who ?? t("none") },
        ]}
      />
    </Card>
  );
}

function DeliveryText({ text, href }: { text: string; href: string }) {
  const { t } = useTranslation("profile");
  return (
    <>
      {text}{" "}
      <a href={sitePath(href)} className="whitespace-nowrap py-0.5 text-accent-strong underline underline-offset-2">
        {t("cards.delivery.change")}
      </a>
    </>
  );
}
