import { callBackend } from "~/backend/client.server";
import { listUsers, readUser } from "~/backend/contract/people";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

const MOST_PEOPLE = 200;

export interface NamedPerson {
  id: number;
  name: string;
  /** Can be given an alert. */
  active: boolean;
}

/** The users of the customer by name, those too who were deactivated; none for who may not list them. */
export async function peopleOf(context: LoadContext): Promise<NamedPerson[]> {
  if (!context.session?.permissions.includes("users:list")) return [];
  const { content } = await callBackend(context, listUsers, { query: { size: MOST_PEOPLE } });
  return content.map(toNamed);
}

/** One of them; null where there is none of this number, or the asker may not know. */
export async function personOf(context: LoadContext, userId: number): Promise<NamedPerson | null> {
  try {
    return toNamed(await callBackend(context, readUser, { params: { userId: String(userId) } }));
  } catch (error) {
    if (error instanceof BackendRefusedError && (error.status === 404 || error.status === 403)) return null;
    throw error;
  }
}

const toNamed = ({
  id,
  firstname,
  lastname,
  state,
}: {
  id: number;
  firstname: string;
  lastname: string;
  state: string;
}) => ({
  id,
  name: `${firstname} ${lastname}`,
  active: state !== "deactivated",
});
