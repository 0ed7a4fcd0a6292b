import { useTranslation } from "./use-translation";

/** Sentences after one another: Chinese has no space between them. What is not to be said is left out. */
export function Sentences({ of }: { of: readonly (string | false | null)[] }) {
  const { i18n } = useTranslation();
  return of.filter(Boolean).join(i18n.language.startsWith("zh") ? "" : " ");
}
