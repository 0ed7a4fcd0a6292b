import type { ErrorBody } from "./contract/error-body";

/** The backend understood the call and said no. `code` is what screens decide and translate by. */
export class BackendRefusedError extends Error {
  override readonly name = "BackendRefusedError";
  constructor(
    readonly call: string,
    readonly status: number,
    readonly body: ErrorBody,
    /** Seconds after which the call may be tried again, when the backend says so. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${call}: ${status} ${body.code}`);
  }
  get code(): string {
    return this.body.code;
  }
  get details(): unknown {
    return this.body.details;
  }
}

/** Nobody answered, or a proxy in between did: worth another try later. */
export class BackendUnavailableError extends Error {
  override readonly name = "BackendUnavailableError";
  constructor(
    readonly call: string,
    cause?: unknown,
  ) {
    super(`${call}: the backend is not available`, { cause });
  }
}

/** The answer did not come within the call's time. Whether a write happened is not known; its idempotency key tells. */
export class BackendTimeoutError extends Error {
  override readonly name = "BackendTimeoutError";
  constructor(
    readonly call: string,
    readonly timeout: number,
  ) {
    super(`${call}: no answer within ${timeout} ms`);
  }
}

/** The backend answered something that the contract does not allow; `where` is the path of the first offence. */
export class BackendContractError extends Error {
  override readonly name = "BackendContractError";
  constructor(
    readonly call: string,
    readonly where: string,
    readonly problem: string,
  ) {
    super(`${call}: the answer breaks the contract at ${where}: ${problem}`);
  }
}
