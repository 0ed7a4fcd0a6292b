import type { Handler } from "./call/handler";
import { contextHelpHandlers } from "./context-help/handlers";
import { evidenceHandlers } from "./evidence/handlers";
import { sessionHandlers } from "./session/handlers";

/** Every call's implementation; a test holds it against the contract's list. */
export const HANDLERS: readonly Handler[] = [...sessionHandlers, ...contextHelpHandlers, ...evidenceHandlers];
