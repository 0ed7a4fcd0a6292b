import { channel } from "node:diagnostics_channel";

/** Tells each call to the backend that is made for a request, to who has subscribed: measurements. Nobody does in production. */
export const backendCalls = channel("tierwatch:backend-call");
