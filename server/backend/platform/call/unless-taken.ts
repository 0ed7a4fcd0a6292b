import { takenIndex } from "../db/taken-index";
import type { Refusal } from "./refusal";

/**
 * Writes; throws `refusal` where the unique index `index` finds such a row, also one that another transaction has written since it was
 * looked for. The transaction is over then.
 */
export async function unlessTaken<T>(index: string, refusal: () => Refusal, write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw takenIndex(error) === index ? refusal() : error;
  }
}
