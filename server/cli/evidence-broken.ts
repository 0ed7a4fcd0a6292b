/** At least one ledger is not as it was written, or none had a record; each was named on standard output. */
export class EvidenceBroken extends Error {
  override name = "EvidenceBroken";
  constructor(
    message: string,
    readonly exitCode: number,
  ) {
    super(message);
  }
}
