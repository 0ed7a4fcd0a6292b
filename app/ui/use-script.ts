import { useSyncExternalStore } from "react";

/** False on the server and where no script runs; true once the page has been taken over. */
export function useScript(): boolean {
  return useSyncExternalStore(noChanges, inBrowser, onServer);
}

const noChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
