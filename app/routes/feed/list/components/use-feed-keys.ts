import { type RefObject, useEffect } from "react";
import { orNever } from "~/live/or-never";

/** Loads the keyboard's part once the page stands: it is nobody's first need and weighs nothing until then. */
export function useFeedKeys(list: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    void orNever(import("./feed-keys")).then(({ listenForKeys }) => {
      if (!gone) stop = listenForKeys(() => list.current);
    });
    return () => {
      gone = true;
      stop();
    };
  }, [list]);
}
