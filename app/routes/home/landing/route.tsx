import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

export const handle: RouteData = {
  access: "public",
  i18n: ["welcome"],
  pageTitle: "welcome:title",
  state: "home",
  signupText: "shell:signup.text",
};

/** Who is signed in knows the product. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.session) throw redirect(paths.feed());
  return null;
}

const POINTS = [
  ["watch", "inbox"],
  ["trace", "layers"],
  ["answer", "check-circle"],
] as const;

export default function Landing() {
  const { t } = useTranslation("welcome");
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col justify-center px-(--page-padding) py-16">
      <h1 className="max-w-2xl text-balance font-semibold text-xl leading-tight tracking-[-0.02em] m:text-[2.25rem] break-keep">
        {t("heading")}
      </h1>
      <p className="mt-3 max-w-xl text-pretty text-ink-2 text-m">{t("lead")}</p>
      <div className="mt-7 flex flex-wrap gap-2">
        <LinkButton to={paths.login()} look="primary" size="large">
          {t("signIn")}
        </LinkButton>
        <LinkButton to={paths.signup(handle.state)} size="large">
          {t("ask")}
        </LinkButton>
      </div>
      <ul className="mt-14 grid gap-8 border-line border-t pt-8 m:grid-cols-3">
        {POINTS.map(([point, icon]) => (
          <li key={point}>
            <Icon name={icon} className="size-5 text-accent" />
            <h2 className="mt-2.5 font-semibold">{t(`points.${point}.heading`)}</h2>
            <p className="mt-1 text-pretty text-ink-2">{t(`points.${point}.text`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
