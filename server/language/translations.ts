import type { Logger } from "pino";
import { listTranslations, type TranslationEntry } from "~/backend/contract/translations";
import { BACKEND_BASE, type BackendTransport } from "~/backend/transport";
import { withDeadline } from "~/time/deadline";
import { minutes, seconds } from "~/time/duration";

export type Translations = (language: string) => Promise<readonly TranslationEntry[] | null>;

/** How long the texts of a language are taken as they are, and how soon a backend that failed is asked again. */
const FRESH = minutes(1);
const RETRY = seconds(5);

/**
 * The backend's texts by language, asked for once a minute and for all requests together. While newer ones are fetched
 * the older ones serve; without any the answer is null and the page uses its own (specification §8).
 */
export function backendTranslations(backend: BackendTransport, logger: Logger, now = Date.now): Translations {
  const known = new Map<string, { entries: readonly TranslationEntry[] | null; until: number }>();
  const asked = new Map<string, Promise<readonly TranslationEntry[] | null>>();

  async function refresh(language: string): Promise<readonly TranslationEntry[] | null> {
    const entries = await fetchTranslations(backend, language).catch((err: unknown) => {
      logger.error({ err, language }, "the backend's texts could not be read");
      return null;
    });
    const kept = entries ?? known.get(language)?.entries ?? null;
    known.set(language, { entries: kept, until: now() + (entries ? FRESH : RETRY) });
    asked.delete(language);
    return kept;
  }

  return async (language) => {
    const held = known.get(language);
    if (held && held.until > now()) return held.entries;
    const coming = asked.get(language) ?? refresh(language);
    asked.set(language, coming);
    return held?.entries ?? coming;
  };
}

function fetchTranslations(backend: BackendTransport, language: string): Promise<readonly TranslationEntry[]> {
  const url = `${BACKEND_BASE}${listTranslations.path}?locale=${encodeURIComponent(language)}`;
  return withDeadline(listTranslations.timeout ?? seconds(2), async (signal) => {
    const response = await backend(new Request(url, { signal }));
    if (response.status !== listTranslations.status) throw new Error(`The backend answered ${response.status}`);
    return listTranslations.response.parse(await response.json());
  });
}
