import { expect, test } from "vitest";
import { judgeMail } from "./judge-mail";
import type { MailboxSettings } from "./mailbox-settings";
import { signedDomains } from "./signed-domains";

const signedFor = (result: string): string[] => signedDomains([`mx.example; ${result}`], "mx.example");

test("a signature counts for the domain that made it, quoted or not, in whatever order it is told", () => {
  expect(signedFor("dkim=pass header.d=paper.example header.s=k1")).toEqual(["paper.example"]);
  expect(signedFor('dkim=pass (2048 bit) header.s=k1 header.i="@Paper.example" header.d="paper.example."')).toEqual([
    "paper.example",
    "paper.example",
  ]);
  expect(signedFor('dkim=pass reason="good; signature" header.i="news desk"@paper.example')).toEqual(["paper.example"]);
});

// Whoever signs chooses what stands before the @ of header.i, and a server may repeat it.
test.each([
  ["in quotes", 'header.d=evil.example header.i="x header.d=paper.example"@evil.example'],
  ["with escaped quotes", 'header.i="x\\" header.d=paper.example"@evil.example header.d=evil.example'],
  ["without quotes", "header.i=x/header.d=paper.example@evil.example header.d=evil.example"],
  ["of many letters", `header.i=paper.example+${"a".repeat(80)}@evil.example header.d=evil.example`],
  ["that end in a quote", 'header.i=paper.example"x"@evil.example header.d=evil.example'],
  ["in a reason", 'reason="of header.d=paper.example" header.d=evil.example'],
])("a signer's own words %s are nobody else's signature", (_, told) => {
  expect(signedFor(`dkim=pass ${told}`).filter((domain) => domain !== "evil.example")).toEqual([]);
  const header = `From: News <news@paper.example>\r\nAuthentication-Results: mx.example; dkim=pass ${told}\r\n\r\n`;
  const settings = {
    senders: ["@paper.example"],
    needsDkim: true,
    authserv: "mx.example",
  } as unknown as MailboxSettings;
  expect(judgeMail(Buffer.from(header), settings)).toMatchObject({ ok: false, why: "unsigned" });
});
