import type { Call } from "./call";
import { addContextHelp, changeContextHelp, deleteContextHelp, listContextHelp } from "./context-help";
import { exportEvidence, listEvidence } from "./evidence";
import { readSession, signIn, signOut } from "./session";

/** Every call of the contract, in the order of the documentation. A backend answers all of them. */
export const CALLS: readonly Call[] = [
  signIn,
  readSession,
  signOut,
  listContextHelp,
  addContextHelp,
  changeContextHelp,
  deleteContextHelp,
  listEvidence,
  exportEvidence,
];
