import pg from "pg";
import { seconds } from "~/time/duration";

/** Told of each notification, and with null when some may have been missed: the connection was gone for a while. */
export type Heard = (payload: string | null) => void;

export interface Listener {
  /** Answers with what ends the listening. */
  listen(channel: string, heard: Heard): () => void;
  close(): Promise<void>;
}

const AGAIN_AFTER = seconds(1);

/**
 * Hears what PostgreSQL announces, over one connection however many listen; there while somebody does. A connection that breaks
 * is opened again, and again.
 */
export function openListener(connection: pg.ClientConfig): Listener {
  const heardBy = new Map<string, Set<Heard>>();
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let closed = false;

  const tell = (channel: string, payload: string | null) => {
    for (const heard of heardBy.get(channel) ?? []) heard(payload);
  };

  const connect = async () => {
    again = undefined;
    const own = new pg.Client(connection);
    client = own;
    const lost = () => {
      if (client !== own) return;
      client = null;
      own.end().catch(() => undefined);
      if (!closed && heardBy.size > 0) again = setTimeout(() => void connect(), AGAIN_AFTER);
    };
    own.on("error", lost);
    own.on("end", lost);
    own.on("notification", ({ channel, payload }) => tell(channel, payload ?? ""));
    try {
      await own.connect();
      for (const channel of heardBy.keys()) await own.query(`listen ${own.escapeIdentifier(channel)}`);
      for (const channel of heardBy.keys()) tell(channel, null);
    } catch {
      lost();
    }
  };

  const letGo = async () => {
    clearTimeout(again);
    again = undefined;
    const own = client;
    client = null;
    await own?.end().catch(() => undefined);
  };

  return {
    listen(channel, heard) {
      const known = heardBy.get(channel);
      if (known) known.add(heard);
      else {
        heardBy.set(channel, new Set([heard]));
        if (client) void client.query(`listen ${client.escapeIdentifier(channel)}`).catch(() => undefined);
      }
      if (!client && !again && !closed) void connect();
      return () => {
        const all = heardBy.get(channel);
        all?.delete(heard);
        if (all?.size === 0) heardBy.delete(channel);
        if (heardBy.size === 0) void letGo();
      };
    },
    async close() {
      closed = true;
      heardBy.clear();
      await letGo();
    },
  };
}
