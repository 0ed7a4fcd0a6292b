import type { Scope } from "~/backend/contract/scopes";
import { useScopeWords } from "./use-scope-words";

/** What a key may do, in words, each with the name by which a refused call asks for it. */
export function ScopeList({ scopes }: { scopes: readonly Scope[] }) {
  const wordsOf = useScopeWords();
  return (
    <ul className="mt-1 min-w-48 max-w-120 list-disc space-y-0.5 pl-4 text-ink-2 text-xs">
      {scopes.map((scope) => (
        <li key={scope}>
          {wordsOf(scope)} <code className="whitespace-nowrap text-ink-3">{scope}</code>
        </li>
      ))}
    </ul>
  );
}
