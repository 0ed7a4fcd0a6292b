import type { Scope } from "~/backend/contract/scopes";
import { useTranslation } from "~/i18n/use-translation";

type WordsOf<S> = S extends `${infer Area}:${infer Verb}` ? `${Area}-${Verb}` : never;

/** What a scope allows, in words. In the name of a text a colon stands behind its section. */
export function useScopeWords(): (scope: Scope) => string {
  const { t } = useTranslation("management");
  return (scope) => t(`tokens.may.${scope.replace(":", "-") as WordsOf<Scope>}`);
}
