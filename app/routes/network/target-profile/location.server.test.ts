import { expect, test } from "vitest";
import { PLACE_PRECISIONS } from "~/backend/contract/place-words";
import { allCatalogues } from "~/i18n/catalogues.server";
import { LANGUAGE_TAGS, type Language } from "~/i18n/languages";
import type { Speech } from "~/i18n/speech.server";
import { createTranslator } from "~/i18n/translator";
import { locationOf } from "./location.server";

const speechIn = (language: Language): Speech => {
  const translator = createTranslator(LANGUAGE_TAGS[language], allCatalogues(language));
  return { say: (key: string, params?: object) => translator.text("shell", key, params as never) } as unknown as Speech;
};

test.each(Object.keys(LANGUAGE_TAGS) as Language[])(
  "in %s a place says how well it is known, and names whose data it is from",
  (language) => {
    const speech = speechIn(language);
    const words = PLACE_PRECISIONS.map((precision) =>
      locationOf({ precision, source: "gazetteer", name: "Böblingen" }, speech),
    );
    expect(new Set(words).size).toBe(PLACE_PRECISIONS.length);
    for (const text of words) expect(text).toMatch(/GeoNames.{1,3}CC BY 4\.0/);
    expect(words[PLACE_PRECISIONS.indexOf("town")]).toContain("Böblingen");
    expect(locationOf({ precision: "address", source: "person", name: null }, speech)).not.toContain("GeoNames");
    expect(speech.say("legal:places.text")).toContain("www.geonames.org");
  },
);
