/**
 * The way to a backend: a request for `http://backend/v2/…` in, its answer out. The embedded backend is called in
 * process, a remote one over the network; nobody above can tell which.
 */
export type BackendTransport = (request: Request) => Promise<Response>;

/** Requests are made against this base; a remote transport replaces it by the customer's own. */
export const BACKEND_BASE = "http://backend";
