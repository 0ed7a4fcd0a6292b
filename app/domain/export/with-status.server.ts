import { BackendRefusedError } from "~/backend/errors";

/** What is not there, or not there any more, is a page that says so, and no failure of the file. Throws a `Response` 404. */
export async function withStatusOfBackend<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}
