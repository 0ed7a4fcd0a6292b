import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { FactLine } from "~/ui/fact-line";
import type { ProfileHead } from "../view.server";
import { Commands } from "./commands";
import { Tabs } from "./tabs";

/** Who it is, what can be done with it, and the pages of its profile as tabs. */
export function ProfileFrame({ head, children }: { head: ProfileHead; children: ReactNode }) {
  const { t } = useTranslation("profile");
  const { name, risk, facts, mainFacts, chips, tabs, isVisitor } = head;
  return (
    <div className="w-full max-w-7xl flex-1 px-(--page-padding) py-5 m:py-6">
      <header className="mb-4 flex flex-wrap items-start gap-x-6 gap-y-3">
        {/* Commands of few letters leave the name its room, too: what does not fit beside it stands below. */}
        <div className="min-w-0 flex-1 basis-[28rem]">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h1 className="wrap-anywhere text-balance font-semibold text-xl leading-tight tracking-[-0.02em]">
              {name}
            </h1>
            {risk && <RiskMark risk={risk.risk} word={risk.text} className="text-s" />}
          </div>
          <FactLine facts={facts} onPhone={mainFacts} className="mt-1 text-pretty text-ink-2 max-m:text-s" />
          {chips.length > 0 && (
            <ul className="mt-2.5 flex flex-wrap gap-1.5 max-m:mt-0 max-m:block max-m:text-s max-m:leading-6">
              {chips.map(({ text, href }) => (
                <li
                  key={text}
                  className="max-m:inline max-m:not-last:after:text-ink-2 max-m:not-last:after:content-['_·_']"
                >
                  <Chip text={text} href={href} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <Commands head={head} />
      </header>
      {isVisitor && (
        <p className="mb-5 rounded-control bg-accent-soft px-3.5 py-3">
          {t("visitor.text")}{" "}
          <Link
            to={paths.signup("target-profile")}
            className="font-medium text-accent-strong underline underline-offset-2"
          >
            {t("visitor.ask")}
          </Link>
        </p>
      )}
      {tabs.length > 1 && <Tabs tabs={tabs} />}
      {children}
    </div>
  );
}

function Chip({ text, href }: { text: string; href: string | null }) {
  // On a phone they are a line of words: as marks each takes a line of its own.
  const look =
    "inline-flex min-h-6 items-center rounded-full bg-sunken px-2.5 py-0.5 font-medium text-ink-2 text-xs max-m:inline max-m:bg-transparent max-m:p-0 max-m:font-normal max-m:text-s";
  return href ? (
    <Link
      to={href}
      className={`${look} underline-offset-2 max-m:underline hover:bg-accent-soft hover:text-accent-strong hover:underline`}
    >
      {text}
    </Link>
  ) : (
    <span className={look}>{text}</span>
  );
}
