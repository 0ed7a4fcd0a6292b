import { alignNames, type Link } from "./align-names";
import { counts, pairedWeights, type Weights, weighRest } from "./paired-weights";
import type { ParsedName } from "./parse-name";
import type { MatchSettings } from "./settings";
import type { ReasonFeature } from "./types";
import type { Word } from "./word";
import type { Rarity } from "./word-weight";

/** A deduction within the comparison of two names, with the words that caused it. */
export interface NameReason {
  feature: ReasonFeature;
  contribution: number;
  a: string;
  b: string;
}

export interface NameScore {
  score: number;
  reasons: NameReason[];
}

/**
 * Two parsed names of one mode. A score of 1 less deductions: words without a counterpart, words spelled differently,
 * order, numbers, legal form. Symmetric: which name is the query is seen only in the reasons.
 */
export function scoreNames(a: ParsedName, b: ParsedName, settings: MatchSettings, rarity: Rarity): NameScore {
  if (a.words.length === 0 || b.words.length === 0) {
    // Nothing to compare by: signs and pictures are the same name only when they are the same text.
    if (a.words.length === b.words.length && a.written.trim() !== "" && a.written === b.written)
      return { score: 1, reasons: [] };
    return {
      score: 0,
      reasons: [{ feature: "words-differ", contribution: -1, a: textOf(a.words), b: textOf(b.words) }],
    };
  }
  if (compareKeys(a, b) <= 0) return scoreOrdered(a, b, settings, rarity);
  const { score, reasons } = scoreOrdered(b, a, settings, rarity);
  return { score, reasons: reasons.map((reason) => ({ ...reason, a: reason.b, b: reason.a })) };
}

function scoreOrdered(a: ParsedName, b: ParsedName, settings: MatchSettings, rarity: Rarity): NameScore {
  const links = alignNames(a, b, settings);
  const weights = pairedWeights(a, b, links, settings, rarity);
  const restA = unlinked(a.words, links, "a");
  const restB = unlinked(b.words, links, "b");
  weighRest(a, b, restA, restB, weights, settings);
  const reasons: NameReason[] = [];
  const complete = coverage(weights, links, settings[a.mode], false);
  const covered = coverage(weights, links, settings[a.mode], true);
  if (complete < 1) {
    const feature = restA.some(counts) && restB.some(counts) ? "words-differ" : "words-missing";
    reasons.push({ feature, contribution: complete - 1, a: textOf(restA), b: textOf(restB) });
  }
  share(complete - covered, a, b, links, weights, reasons);
  let score = covered;
  const deduct = (feature: ReasonFeature, amount: number, wordsA: string, wordsB: string): void => {
    const taken = Math.min(score, amount);
    if (taken <= 0) return;
    score -= taken;
    reasons.push({ feature, contribution: -taken, a: wordsA, b: wordsB });
  };
  const { deductions } = settings;
  const [numbersA, numbersB] = [restA.filter(isNumber), restB.filter(isNumber)];
  const numberShare = numbersA.length > 0 && numbersB.length > 0 ? 1 : numbersA.length + numbersB.length > 0 ? 0.4 : 0;
  deduct("number-differs", deductions.numberDiffers * numberShare, textOf(numbersA), textOf(numbersB));
  if (a.mode === "person" && isSingle(links, a) && restA.concat(restB).some(counts)) {
    deduct("words-missing", deductions.singleName, textOf(restA), textOf(restB));
  }
  if (a.mode === "organization") {
    if (!inOrder(links)) deduct("reordered", deductions.reordered, textOf(a.words), textOf(b.words));
    deduct("legal-form", legalFormDeduction(a, b, settings), a.legalWords.join(" "), b.legalWords.join(" "));
  }
  return { score, reasons };
}

/** The part of the better covered name that is found, less a share of what the other name has beyond it. */
function coverage(
  weights: Weights,
  links: readonly Link[],
  { differing, missing }: MatchSettings["person"],
  spelled: boolean,
): number {
  let [foundA, foundB] = [0, 0];
  for (const link of links) {
    const value = spelled ? link.value : 1;
    foundA += value * sum(weights.a, link.a, link.aLength);
    foundB += value * sum(weights.b, link.b, link.bLength);
  }
  const shareA = part(foundA, sum(weights.a, 0, weights.a.length));
  const shareB = part(foundB, sum(weights.b, 0, weights.b.length));
  const [low, high] = shareA < shareB ? [shareA, shareB] : [shareB, shareA];
  return high === 0 ? 0 : Math.min(1, high ** differing * (1 - missing * (1 - low / high)));
}

/** Divides what the spellings cost among the links, by weight and distance. */
function share(
  loss: number,
  a: ParsedName,
  b: ParsedName,
  links: readonly Link[],
  weights: Weights,
  reasons: NameReason[],
): void {
  if (loss <= 0) return;
  const costs = links.map(
    (link) => (1 - link.value) * (sum(weights.a, link.a, link.aLength) + sum(weights.b, link.b, link.bLength)),
  );
  const total = sum(costs, 0, costs.length);
  for (const [i, link] of links.entries()) {
    const cost = costs[i] ?? 0;
    if (cost <= 0) continue;
    const wordsA = textOf(a.words.slice(link.a, link.a + link.aLength));
    const wordsB = textOf(b.words.slice(link.b, link.b + link.bLength));
    reasons.push({ feature: link.feature, contribution: (-loss * cost) / total, a: wordsA, b: wordsB });
  }
}

function legalFormDeduction(a: ParsedName, b: ParsedName, { deductions }: MatchSettings): number {
  if (a.legalForms.length === 0 && b.legalForms.length === 0) return 0;
  if (a.legalForms.length === 0 || b.legalForms.length === 0) return deductions.legalFormMissing;
  const [formsA, formsB] = [
    a.legalForms.filter((form) => form !== "company"),
    b.legalForms.filter((form) => form !== "company"),
  ];
  if (formsA.length === 0 || formsB.length === 0) return 0;
  return formsA.some((form) => formsB.includes(form)) ? 0 : deductions.legalFormDiffers;
}

function unlinked(words: readonly Word[], links: readonly Link[], side: "a" | "b"): Word[] {
  return words.filter((_, i) => !links.some((link) => i >= link[side] && i < link[side] + link[`${side}Length`]));
}

function inOrder(links: readonly Link[]): boolean {
  const byA = [...links].sort((x, y) => x.a - y.a);
  return byA.every((link, i) => i === 0 || (byA[i - 1] as Link).b < link.b);
}

/** Less than two words that name: a family name alone, or with an initial that only may be the first name's. */
function isSingle(links: readonly Link[], a: ParsedName): boolean {
  return links.filter((link) => counts(a.words[link.a] as Word)).length < 2;
}

function compareKeys(a: ParsedName, b: ParsedName): number {
  for (let i = 0; i < a.words.length && i < b.words.length; i++) {
    const [x, y] = [(a.words[i] as Word).text, (b.words[i] as Word).text];
    if (x !== y) return x < y ? -1 : 1;
  }
  return a.words.length - b.words.length;
}

function sum(values: readonly number[], from: number, length: number): number {
  let total = 0;
  for (let i = from; i < from + length; i++) total += values[i] ?? 0;
  return total;
}

const isNumber = (word: Word): boolean => word.kind === "number";
const textOf = (words: readonly Word[]): string => words.map((word) => word.text).join(" ");
const part = (found: number, whole: number): number => (whole === 0 ? 0 : found / whole);
