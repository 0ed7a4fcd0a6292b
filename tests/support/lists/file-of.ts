import type { ListFile } from "../../../server/backend/risk/sanctions/lists/list-file";

/** A file of a sanctions list that is in memory. */
export function fileOf(name: string, ...content: readonly Uint8Array[]): ListFile {
  return {
    name,
    open: async function* () {
      yield* content;
    },
  };
}
