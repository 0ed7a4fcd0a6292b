import { z } from "zod";
import type { LawId } from "~/backend/contract/law-words";
import type { rules } from "../../../platform/db/schema/rules";

/** Of the names of legal bases in the register: `law.lksg-7`. */
export const LAW_RULES = "law.";

/** The value of a rule `law.<id>`: where the law's text is, and by when a directive has to be law of the member states. */
export const lawSchema = z.object({
  url: z.url({ protocol: /^https$/ }).nullable(),
  transposedBy: z.iso.date().nullable(),
});

interface BaseLaw {
  id: LawId;
  validFrom: string;
  source: string;
  confidence: (typeof rules.$inferInsert)["confidence"];
  value: z.output<typeof lawSchema>;
}

const lksg = (id: LawId, section: number, paragraph = ""): BaseLaw => ({
  id,
  validFrom: "2023-01-01",
  source: `Lieferkettensorgfaltspflichtengesetz (LkSG) § ${section}${paragraph}`,
  confidence: "A",
  value: { url: `https://www.gesetze-im-internet.de/lksg/__${section}.html`, transposedBy: null },
});

/** The directive itself does not bind companies before its day; the days are those that the Omnibus of 2026 set, from secondary sources. */
const csddd = (id: LawId, article: number): BaseLaw => ({
  id,
  validFrom: "2029-07-26",
  source: `Directive (EU) 2024/1760 (CSDDD) Art. ${article}`,
  confidence: "C",
  value: { url: "https://eur-lex.europa.eu/eli/dir/2024/1760/oj", transposedBy: "2028-07-26" },
});

const LAWS: readonly BaseLaw[] = [
  lksg("lksg-6-3", 6, "(3)"),
  lksg("lksg-6-4", 6, "(4)"),
  lksg("lksg-6-5", 6, "(5)"),
  lksg("lksg-7", 7),
  lksg("lksg-7-4", 7, "(4)"),
  lksg("lksg-8", 8),
  {
    id: "hinschg-17",
    validFrom: "2023-07-02",
    source: "Hinweisgeberschutzgesetz (HinSchG) § 17",
    confidence: "A",
    value: { url: "https://www.gesetze-im-internet.de/hinschg/__17.html", transposedBy: null },
  },
  csddd("csddd-10", 10),
  csddd("csddd-11", 11),
];

/** The legal bases that entries of the catalogue name or that set days, each with the days on which it holds. */
export const BASE_LAWS: (typeof rules.$inferInsert)[] = LAWS.map(({ id, ...law }) => ({
  ...law,
  name: LAW_RULES + id,
  version: "1",
}));
