import { callBackend } from "~/backend/client.server";
import { type Verification, verifyEvidence } from "~/backend/contract/evidence";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { seconds } from "~/time/duration";

/** So long somebody waits for a part; the rest goes on from there. */
const LONGEST = seconds(15);

/** Verifies the ledger behind an entry, as far as it comes in that time. */
export function verify(context: LoadContext, after: number) {
  return attempt(async () => {
    const until = Date.now() + LONGEST;
    let part: Verification = await callBackend(context, verifyEvidence, { query: { after } });
    while (part.state === "more" && Date.now() < until) {
      part = await callBackend(context, verifyEvidence, { query: { after: part.checked } });
    }
    return part;
  }, {});
}
