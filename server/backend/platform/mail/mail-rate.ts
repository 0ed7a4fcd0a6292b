import { z } from "zod";
import type { rules } from "../db/schema/rules";

/** Mails a minute that an installation writes, over all and to one domain: more, and mail servers take it for spam. */
export const mailRateSchema = z.object({ perMinute: z.int().positive(), perDomainPerMinute: z.int().positive() });

export const MAIL_RATE = {
  name: "mail-rate",
  version: "1",
  validFrom: "2000-01-01",
  source: "Own: below what large mail providers take from one sender",
  confidence: "D",
  value: { perMinute: 120, perDomainPerMinute: 20 },
} satisfies typeof rules.$inferInsert;
