import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { FeedPicture } from "./feed-picture";
import { RISKS, RiskWord } from "./risk-word";
import { SignInCard } from "./sign-in-card";

interface WelcomeProps {
  constraints: Constraints;
  failed: FailedForm | undefined;
  /** Where the form is posted to, from a page that is not its own: that page is about the product first. */
  action?: string;
}

/** What the product does, in three sentences and a picture, and the form that lets people in. */
export function Welcome({ constraints, failed, action }: WelcomeProps) {
  const isAboutProduct = action !== undefined;
  const card = (
    <div className="l:col-start-2 l:row-span-2 l:row-start-1 l:self-start">
      <SignInCard constraints={constraints} failed={failed} action={action} />
    </div>
  );
  return (
    <div className="mx-auto grid w-full max-w-[76rem] flex-1 content-start gap-x-14 gap-y-8 px-(--page-padding) py-8 l:grid-cols-[minmax(0,1fr)_25rem] l:grid-rows-[auto_1fr] l:py-14">
      {/* Whoever came to sign in has the form first: on a phone, by keyboard and read aloud. */}
      {!isAboutProduct && card}
      <About isHeading={isAboutProduct} />
      {isAboutProduct && card}
      <FeedPicture className="l:col-start-1 l:row-start-2" />
    </div>
  );
}

function About({ isHeading }: { isHeading: boolean }) {
  const { t } = useTranslation("welcome");
  const Heading = isHeading ? "h1" : "p";
  return (
    <div className="l:col-start-1 l:row-start-1">
      <Heading className="max-w-xl text-balance font-semibold text-xl leading-tight tracking-[-0.02em] m:text-[2.25rem] break-keep">
        {t("heading")}
      </Heading>
      <div className="mt-4 max-w-2xl space-y-2 text-pretty text-ink-2 text-m">
        {(["links", "score", "record"] as const).map((fact) => (
          <p key={fact}>{t(`facts.${fact}`)}</p>
        ))}
      </div>
      <ul aria-label={t("levels")} className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
        {RISKS.map((risk) => (
          <li key={risk}>
            <RiskWord risk={risk} />
          </li>
        ))}
      </ul>
    </div>
  );
}
