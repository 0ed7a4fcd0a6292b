import { cookieOf } from "../faults/product";
import type { Server } from "../kill/client";

/** One kind of input, and how it is sent; answers what came of it, in a word. */
export interface Attack {
  name: string;
  /** What anybody does in the same way, so that what the process keeps for it is there before. */
  warm?(attacker: Attacker): Promise<unknown>;
  run(attacker: Attacker): Promise<string>;
}

export interface Attacker {
  send(path: string, sent: Sent): Promise<string>;
}

interface Sent {
  method?: string;
  body?: string | Buffer;
  type?: string;
  /** Without a length, in pieces. */
  streamed?: boolean;
  anonymous?: boolean;
  /** Answers the body behind the status. */
  wantsBody?: boolean;
}

/** The status, or how the connection ended: a server may close it on who sends too much. */
export function attackerOf({ address, token }: Server): Attacker {
  return {
    async send(path, { method = "POST", body, type, streamed = false, anonymous = false, wantsBody = false }) {
      const isApi = path.startsWith("/api/");
      const headers = {
        origin: address,
        "sec-fetch-site": "same-origin",
        ...(type && { "content-type": type }),
        ...(!anonymous && (isApi ? { authorization: `Bearer ${token}` } : { cookie: cookieOf(token) })),
      };
      const init = { method: method.toUpperCase(), headers, redirect: "manual" as const };
      try {
        const answer = await fetch(address + path, {
          ...init,
          ...(body !== undefined && {
            body: streamed ? new Blob([body as string]).stream() : (body as string),
            duplex: "half",
          }),
        });
        const text = await answer.text();
        return wantsBody ? `${answer.status} ${text}` : String(answer.status);
      } catch (error) {
        const { cause } = error as { cause?: { code?: string } };
        return cause?.code ?? "closed";
      }
    },
  };
}
