/** The files of a list cannot be taken as they are; the message says which one and why, in plain English. */
export class ListRefused extends Error {
  override readonly name = "ListRefused";
}
