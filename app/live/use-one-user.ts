import { useEffect } from "react";
import { sitePath } from "~/site-path";

/**
 * All tabs of a browser are of one user: each says whose it is, and one that shows somebody who has signed out elsewhere, or is another user
 * by now, asks for its page anew, which leads to the sign-in. `user` is null for a visitor, undefined where nobody knows. A channel is heard
 * on the whole origin: another product there, with a user of its own, has one of another name, or both would load anew without end.
 */
export function useOneUser(user: string | null | undefined): void {
  useEffect(() => {
    if (user === undefined || !("BroadcastChannel" in window)) return;
    const channel = new BroadcastChannel(`tierwatch-user ${sitePath("/")}`);
    channel.onmessage = ({ data }: MessageEvent<string | null>) => {
      if (user !== null && data !== user) window.location.reload();
    };
    channel.postMessage(user);
    return () => channel.close();
  }, [user]);
}
