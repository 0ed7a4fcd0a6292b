import { z } from "zod";

/**
 * An address of somebody at a supplier, in the letters of any script, as supplier lists hold them: the domain is sent in its ASCII
 * form, and what stands before it as SMTPUTF8 (RFC 6531). The addresses that people sign in with are `z.email()`.
 */
export const writtenAddress = (problem?: string) => z.email({ pattern: ADDRESS, error: problem }).max(254, problem);

/** As Zod's own, with letters and their marks beside a to z. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/u;
