import { labelled } from "~/i18n/listed";
import { useTranslation } from "~/i18n/use-translation";

/** What a button or link of a list is about, for who hears it alone: "Open text: Strike in Kehl", with the colon of the language. */
export function About({ children }: { children: string }) {
  const { i18n } = useTranslation("shell");
  return <span className="sr-only">{labelled("", children, i18n.language)}</span>;
}
