import type { CallDirectly } from "../backend/platform/call/direct";

/** The backend as the web server holds it: it has to be told who asks. */
export interface SharedBackend {
  (request: Request): Promise<Response>;
  /** There where the backend is in this process. */
  inProcess?: CallDirectly;
}
