import type { Config } from "../../../config";
import { pathOf } from "../../../site-path";

export type MailConfig = Pick<Config, "smtpUrl" | "publicUrl" | "port" | "contactEmail">;

/** The absolute address of a path: never from a request, whose `Host` anybody can write (poisoned reset links). */
export function linkTo(path: string, { publicUrl, port }: Pick<MailConfig, "publicUrl" | "port">): string {
  return new URL(pathOf({ publicUrl }) + path, publicUrl ?? `http://localhost:${port}`).href;
}
