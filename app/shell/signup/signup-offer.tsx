import { Link } from "@remix-run/react";
import { ReturnField } from "~/forms/return-field";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { LinkButton } from "~/ui/button";
import type { SignupOffer as Offer } from "./visit";

/** The words and the ways on, in the dialog and in the banner alike; hiding is a plain form. */
export function SignupOffer({ offer, headingId }: { offer: Offer; headingId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <h2 id={headingId} className="font-semibold text-ink text-m">
        {t("signup.heading")}
      </h2>
      <p className="mt-1 text-pretty text-ink-2">{t(offer.text)}</p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <LinkButton to={paths.signup(offer.state)} look="primary">
          {t("signup.ask")}
        </LinkButton>
        <Link to={paths.login()} className="px-2 py-1 text-accent text-s underline underline-offset-2">
          {t("signIn")}
        </Link>
        <form method="post" action={sitePath(paths.dismissals())} className="ml-auto flex gap-2 text-ink-3 text-xs">
          <ReturnField />
          <button
            type="submit"
            name="what"
            value="signup-later"
            className="min-h-6 px-1 hover:text-ink hover:underline"
          >
            {t("signup.later")}
          </button>
          <button type="submit" name="what" value="signup" className="min-h-6 px-1 hover:text-ink hover:underline">
            {t("signup.never")}
          </button>
        </form>
      </div>
    </>
  );
}
