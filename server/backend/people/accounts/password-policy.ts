import type { Weakness } from "~/backend/contract/own-account";
import { Refusal } from "../../platform/call/refusal";
import { isMadeOfCommon } from "./common-passwords";

/** ASVS 6.2.1 asks for 8 and recommends 15; nothing else is asked of a password's composition (6.2.5). */
const SHORTEST = 12;
const FEWEST_DIFFERENT = 5;

/** What somebody who guesses tries first about this person. */
export interface PasswordOwner {
  email: string;
  firstname: string;
  lastname: string;
}

/** Throws 422 `weak_password` with the reason as `details`. */
export async function requireStrongPassword(password: string, owner: PasswordOwner): Promise<void> {
  const why = await weaknessOf(password, owner);
  if (why) throw new Refusal(422, "weak_password", "This password is too easy to guess", { why });
}

/** Why a password is too weak, or null. Compared without regard to capitals. */
export async function weaknessOf(password: string, owner: PasswordOwner): Promise<Weakness | null> {
  const signs = [...password.normalize("NFC").toLowerCase()];
  if (signs.length < SHORTEST) return "too_short";
  const text = signs.join("");
  if (new Set(signs).size < FEWEST_DIFFERENT || REPEATED.test(text) || isSequence(signs)) return "too_simple";
  if (wordsOf(owner).some((word) => restWithout(text, word) < SHORTEST / 2)) return "names_you";
  return (await isMadeOfCommon(text)) ? "too_common" : null;
}

/** One to four signs, over and over. */
const REPEATED = /^(.{1,4})\1+.{0,3}$/u;

function isSequence(signs: string[]): boolean {
  const steps = signs.slice(1).map((sign, index) => (sign.codePointAt(0) ?? 0) - (signs[index]?.codePointAt(0) ?? 0));
  const regular = steps.filter((step) => Math.abs(step) === 1).length;
  return regular >= steps.length - 2;
}

function wordsOf({ email, firstname, lastname }: PasswordOwner): string[] {
  const parts = [...email.split(/[@.]/), email, firstname, lastname, `${firstname}${lastname}`, "tierwatch"];
  return parts.map((part) => part.normalize("NFC").toLowerCase()).filter((part) => part.length >= 4);
}

/** How many signs are left when a word that anybody would try is taken out; the whole length when it is not in it. */
function restWithout(text: string, word: string): number {
  return [...text.replaceAll(word, "")].length;
}
