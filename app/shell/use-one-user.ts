import { useEffect } from "react";

/**
 * All tabs of a browser are of one user: each says whose it is, and one that shows somebody who has signed out elsewhere, or is another user
 * by now, asks for its page anew, which leads to the sign-in. `user` is null for a visitor, undefined where nobody knows.
 */
export function useOneUser(user: string | null | undefined): void {
  useEffect(() => {
    if (user === undefined || !("BroadcastChannel" in window)) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<string | null>) => {
      if (user !== null && data !== user) window.location.reload();
    };
    channel.postMessage(user);
    return () => channel.close();
  }, [user]);
}

const CHANNEL = "tierwatch-user";
