/** The embedded database could not be started; the message says what to do about it. */
export class EngineError extends Error {
  override name = "EngineError";
}

/** Another server works on the same data folder. */
export class EngineInUse extends EngineError {
  override name = "EngineInUse";
  readonly pid: number;

  constructor(dataDir: string, holder: { pid: number; host: string }, ownHost: string) {
    const where = holder.host === ownHost ? "" : ` on ${holder.host}`;
    super(
      `The data folder ${dataDir} is in use by another server (process ${holder.pid}${where}). ` +
        "Stop that one first, or start this one with another DATA_DIR.",
    );
    this.pid = holder.pid;
  }
}
