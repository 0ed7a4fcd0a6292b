import { BackendRefusedError } from "~/backend/errors";
import type { Words } from "~/forms/failure.server";

type Title = "externalScores:problems.cantCreate" | "externalScores:problems.cantSave";

/** Specification §8: "Cant create score" with the server's own message; where no server said anything, with what we know of it. */
export const withServerMessage =
  (title: Title): Words =>
  (general, error) => {
    const message = error instanceof BackendRefusedError ? error.body.message : "";
    return message === ""
      ? { ...general, title }
      : { title, key: "externalScores:problems.serverSays", params: { message } };
  };
