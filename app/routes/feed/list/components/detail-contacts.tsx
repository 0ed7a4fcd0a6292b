import { mailAddress } from "~/domain/contact/mail-address";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import type { FeedPage } from "../view/feed-page.server";
import { DetailSection } from "./detail-section";

/** Whom one could write to about the alert, by the target that they answer for. */
export function DetailContacts({ contacts }: Pick<FeedPage, "contacts">) {
  const { t } = useTranslation("feed");
  if (contacts.length === 0) return null;
  return (
    <DetailSection heading={t("detail.contacts")}>
      <ul>
        {contacts.map(({ target, email, who }) => (
          <li key={target.id} className="wrap-anywhere border-line-2 border-t py-2 text-s first:border-0">
            <a href={`mailto:${mailAddress(email)}`} className="text-accent-strong underline underline-offset-2">
              {email}
            </a>
            <span className="block text-ink-3 text-xs">{[who, target.name].filter(Boolean).join(DOT)}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
