import { industryOfNaics, industryOfWords } from "../../../reference/catalogue/industries";
import { isItself, type MatchedEvent } from "../load-events";

/**
 * The industries that the sources of an event give in columns of their own. Registers fill in codes from elsewhere, and err: a code counts that says
 * more than a sector, is not a parent's, and is not contradicted by what the employer's name or its own class says; one that was taken from the
 * employer's other notices, only where one of these says the same.
 */
export function industriesTold(event: Pick<MatchedEvent, "industries" | "organizations">): Set<string> {
  const names = event.organizations.filter(isItself).map(({ name }) => name);
  const found = event.industries.flatMap((told) => {
    const code = codeOf(told);
    const said = told.words && !isNoIndustry(told.words) ? (industryOfWords(told.words)?.id ?? null) : null;
    const coded = code === null ? said : (industryOfNaics(code)?.id ?? said);
    if (coded === null) return [];
    const witnesses = [...names, told.words ?? "", FROM_SIC.test(told.basis ?? "") ? "" : (told.sic ?? "")].map(
      materialIn,
    );
    if (witnesses.some((other) => other !== null && other !== coded)) return [];
    // Who makes something is often filed under the trade in it.
    if (code !== null && (TAKEN_OVER.test(told.basis ?? "") || coded === "wholesale")) {
      const agreeing = [...names, told.sic ?? "", told.words ?? ""].some((text) => industryOfWords(text)?.id === coded);
      if (!agreeing) return [];
    }
    const makes = names.some((name) => MAKES.test(name));
    return makes && code !== null && !/^3[1-3]/.test(code) ? [] : [coded];
  });
  return new Set(found);
}

/** A sector ("44-45", "23", "560000") is what a register writes that knows no better; the one of an authority's class is as good as that. */
function codeOf({ naics, basis }: MatchedEvent["industries"][number]): string | null {
  const code = naics?.trim() ?? "";
  if (code === "" || OF_PARENT.test(basis ?? "") || MANY.test(code) || OFFICES.test(code) || !EXISTS.test(code))
    return null;
  return SECTOR.test(code) && !FROM_SIC.test(basis ?? "") ? null : code;
}

/** What people do there, and not what the employer does. */
const OCCUPATIONS =
  /\b(?:workers?|laborers?|clerks?|helpers?|planners?|operators?|management|managers?|professional|shipping and receiving)\b/i;
const isNoIndustry = (words: string): boolean => SECTOR_WORDS.test(words.trim()) || OCCUPATIONS.test(words);

const SECTOR = /^\d\d(?:\s*-\s*\d\d)?0*$/;
/** Sectors, and the subsectors that one of the versions since 1997 has. */
const EXISTS =
  /^(?:\d\d(?:\s*-\s*\d\d|0*)$|11[1-5]|21[1-3]|221|23[3-8]|31[1-6]|32[1-7]|33[1-79]|42|44[1-9]|45[1-9]|48[1-8]|49[1-3]|51[1-9]|52[1-5]|53[1-3]|541|551|56[12]|611|62[1-4]|71[1-3]|72[12]|81[1-4]|92[1-8])/;
/** The offices of a company of any industry. */
const OFFICES = /^55/;
/** Manufacturing and transport as a whole are many industries. */
const MANY = /^(?:3[1-3]|4[89])(?:\s*-\s*\d\d)?0*$/;
const SECTOR_WORDS =
  /^(?:general |other |all other |misc(?:ellaneous)? )?(?:manufacturing|production|industry|transportation)$/i;
/** Registers that fill in codes say where from; what a group does is not what its site does. */
const OF_PARENT = /parent|group|holding/i;
/** The code of other notices of the employer, or of another table: right in three of four. */
const TAKEN_OVER = /^(?:employer|sic-crosswalk)$/i;
/** The code was made of the class, which is no second witness then. */
const FROM_SIC = /^sec-sic$/i;
const MAKES = /manufactur|\bmfg\b/i;

/** What something is made of says more than a code that was filled in: who is called "Structural Plastics" makes no paper. */
function materialIn(text: string): string | null {
  const found = /^(?:services|wholesale|retail)\b/i.test(text) ? null : (industryOfWords(text)?.id ?? null);
  return found !== null && MATERIALS.has(found) ? found : null;
}

const MATERIALS: ReadonlySet<string> = new Set(
  "textiles apparel wood-products paper printing chemicals rubber-and-plastics glass-ceramics-cement basic-metals furniture".split(
    " ",
  ),
);
