import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import type { CardsView } from "../view/cards.server";
import { Card, CardLink } from "./card";
import { FactList } from "./fact-list";

/** Whether a list names it, and the match that waits for a decision. */
export function SanctionsCard({
  sanctions: { status, statusWord, facts, waits, href },
  className,
}: {
  sanctions: NonNullable<CardsView["sanctions"]>;
  className: string;
}) {
  const { t } = useTranslation("profile");
  const state = (
    <span
      className={`inline-block rounded-control px-2 py-0.5 font-medium text-xs ${LOOKS[waits ? "Unreviewed" : (status ?? "None")]}`}
    >
      {waits ? t("cards.reviewRequired") : statusWord}
    </span>
  );
  return (
    <Card heading={t("tabs.sanctions")} className={className}>
      <FactList facts={[{ name: t("cards.state"), text: state }, ...facts]} />
      {waits ? (
        <p className="mt-3">
          <LinkButton to={href}>{t("cards.reviewMatch")}</LinkButton>
        </p>
      ) : (
        <CardLink href={href}>{t("cards.screening")}</CardLink>
      )}
    </Card>
  );
}

/** Colour stresses what the words say. */
const LOOKS = {
  Direct: "bg-sunken text-risk-critical",
  Indirect: "bg-sunken text-risk-high",
  Unreviewed: "bg-sunken text-risk-mid",
  None: "bg-sunken text-ink-2",
} as const;
