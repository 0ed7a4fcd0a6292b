import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { labelled } from "~/i18n/listed";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import type { QuestionsView } from "../view.server";
import { TopicForm } from "./topic-form";

interface QuestionsPageProps {
  view: QuestionsView;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** What somebody without an account answers: topic by topic, in any order, and hands in at the end. */
export function QuestionsPage({ view, constraints, failed }: QuestionsPageProps) {
  const { t, i18n } = useTranslation("request");
  const { title, about, until, topic, topics, submitted, overview } = view;
  return (
    <div className="mx-auto w-full max-w-4xl flex-1 px-(--page-padding) py-8">
      <h1 className="text-balance font-semibold text-xl leading-tight tracking-[-0.02em]">{title}</h1>
      <p className="mt-2 text-pretty text-ink-2 text-m">{about}</p>
      {submitted ? (
        <Submitted submitted={submitted} />
      ) : (
        <div className="mt-6 grid items-start gap-6 m:grid-cols-[15rem_minmax(0,1fr)]">
          <nav aria-label={t("topics")}>
            <ul className="border-line border-y">
              <li>
                <TopicLink href={overview} isCurrent={topic === null} name={t("overview")} />
              </li>
              {topics.map(({ id, name, href, progress, isDone }) => (
                <li key={id} className="border-line-2 border-t">
                  <TopicLink href={href} isCurrent={topic?.id === id} name={name} note={progress} isDone={isDone} />
                </li>
              ))}
            </ul>
            <p className="mt-3 text-ink-3 text-xs">{labelled(t("until"), until, i18n.language)}</p>
          </nav>
          {topic ? (
            <TopicForm key={topic.id} topic={topic} constraints={constraints} failed={failed} />
          ) : (
            <Overview view={view} constraints={constraints} failed={failed} />
          )}
        </div>
      )}
    </div>
  );
}

interface TopicLinkProps {
  href: string;
  name: string;
  note?: string;
  isCurrent: boolean;
  isDone?: boolean;
}

function TopicLink({ href, name, note, isCurrent, isDone }: TopicLinkProps) {
  return (
    <a
      href={sitePath(href)}
      aria-current={isCurrent ? "page" : undefined}
      className="flex min-h-10 items-center justify-between gap-2 px-2 py-1.5 text-s hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold"
    >
      <span>
        {name}
        {note && <span className="block font-normal text-ink-3 text-xs">{note}</span>}
      </span>
      {isDone && <Icon name="check-circle" className="shrink-0 text-good" />}
    </a>
  );
}

function Overview({ view, constraints, failed }: QuestionsPageProps) {
  const { t } = useTranslation("request");
  const { lead, message, progress, isComplete, until } = view;
  return (
    <section className="min-w-0">
      <h2 className="font-[640] text-m">{t("overview")}</h2>
      <p className="mt-2 text-pretty text-ink-2">{lead}</p>
      {message && (
        <blockquote className="mt-4 whitespace-pre-line border-accent border-l-3 pl-4 text-pretty">
          {message}
        </blockquote>
      )}
      <p className="mt-4 text-pretty text-ink-2">{t("how", { until })}</p>
      <p className="mt-4 font-semibold tabular-nums">{progress}</p>
      {isComplete ? (
        <Form id="submit" intent="submit" failed={failed} constraints={constraints} className="mt-4 max-w-sm space-y-3">
          <Notice>{t("submitLead")}</Notice>
          <Field name="name" label={t("name")} hint={t("nameHint")} autoComplete="name" />
          <Button look="primary" size="large">
            {t("submit")}
          </Button>
        </Form>
      ) : (
        // Posted, because programs follow links: what they open is not opened by anybody.
        <Form id="start" intent="start" failed={failed} constraints={{}} className="mt-4">
          <Button look="primary" size="large">
            {t("goOn")}
          </Button>
        </Form>
      )}
    </section>
  );
}

function Submitted({ submitted: { text, answers } }: { submitted: NonNullable<QuestionsView["submitted"]> }) {
  const { t } = useTranslation("request");
  return (
    <div className="mt-6">
      <Notice icon="check-circle">
        <p className="font-semibold">{t("thanks")}</p>
        <p className="mt-0.5">{text}</p>
      </Notice>
      <h2 className="mt-8 font-[640] text-m">{t("yourAnswers")}</h2>
      <dl className="mt-2">
        {answers.map(({ id, text, answer, comment }) => (
          <div key={id} className="border-line-2 border-t py-2.5">
            <dt className="text-pretty text-ink-2 text-s">{text}</dt>
            <dd className="font-medium">{answer || (comment ? "" : "–")}</dd>
            {comment && <dd className="whitespace-pre-line text-s">{comment}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
