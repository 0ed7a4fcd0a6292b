import { expect, test } from "vitest";
import { readMail } from "./read-mail";

const RECEIVED = "2026-11-20T08:00:00.000Z";
const HEAD = "From: news@paper.example\r\nMessage-ID: <1@paper.example>\r\nDate: Fri, 20 Nov 2026 07:00:00 +0000\r\n";
const read = (raw: string | Buffer) => readMail({ raw: Buffer.from(raw as string), received: RECEIVED });
const mail = (more: string, body: string | Buffer = "") =>
  Buffer.concat([Buffer.from(`${HEAD}${more}\r\n\r\n`), Buffer.from(body as string)]);

test.each<[string, string, string, Buffer]>([
  [
    "windows-1252",
    "Streik in Köln – „Aus“",
    "windows-1252",
    Buffer.from("53747265696b20696e204bf66c6e20962084417573 93".replaceAll(" ", ""), "hex"),
  ],
  ["gb2312", "工厂罢工", "gb2312", Buffer.from("b9a4b3a7b0d5b9a4", "hex")],
  [
    "iso-2022-jp",
    "ストライキ",
    "iso-2022-jp",
    Buffer.from("1b2442253925482569252425 2d1b2842".replaceAll(" ", ""), "hex"),
  ],
  ["koi8-r", "Забастовка", "koi8-r", Buffer.from("fac1c2c1d3d4cfd7cbc1", "hex")],
])("a mail in %s is read as it was written", async (_, text, charset, bytes) => {
  const encoded = `=?${charset}?B?${bytes.toString("base64")}?=`;
  const plain = mail(
    `Subject: ${encoded}\r\nContent-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: base64`,
    bytes.toString("base64"),
  );
  expect(await read(plain)).toMatchObject({ title: text, text });
  const eightBit = mail(
    `Subject: ${encoded}\r\nContent-Type: text/plain; charset="${charset}"\r\nContent-Transfer-Encoding: 8bit`,
    bytes,
  );
  expect(await read(eightBit)).toMatchObject({ text });
});

test("of text and HTML the one that says something is read, and neither attachments nor mails inside", async () => {
  const parts = (plain: string) =>
    mail(
      'Subject: Strike\r\nContent-Language: de-AT\r\nContent-Type: multipart/mixed; boundary="m"',
      [
        '--m\r\nContent-Type: multipart/alternative; boundary="a"\r\n',
        `--a\r\nContent-Type: text/plain\r\n\r\n${plain}`,
        `--a\r\nContent-Type: text/html\r\n\r\n<style>p{}</style><p>Workers walked out.</p><p>Union calls it a strike &amp; more.</p>${"<p>Long.</p>".repeat(3)}`,
        "--a--",
        "--m\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename=secret.txt\r\n\r\nattached words",
        "--m\r\nContent-Type: message/rfc822\r\n\r\nFrom: boss@private.example\r\nSubject: inner\r\n\r\ninner words",
        "--m--",
      ].join("\r\n"),
    );
  const short = await read(parts("View this mail in your browser."));
  expect(short?.text).toBe("Workers walked out.\nUnion calls it a strike & more.\nLong.\nLong.\nLong.");
  expect(short?.language).toBe("de-AT");
  const long = "Workers walked out in a strike over pay at the plant in Hagen. ".repeat(4).trim();
  expect((await read(parts(long)))?.text).toBe(long);
  for (const words of ["attached", "inner", "private.example"]) expect(JSON.stringify(short)).not.toContain(words);
});

test("the link is the first that neither ends nor changes a subscription", async () => {
  const html = (body: string, more = "") =>
    read(mail(`Subject: Link${more}\r\nContent-Type: text/html; charset=utf-8`, body));
  const story = '<p><a class="x" href="https://paper.example/story?a=1&amp;b=2">Read</a></p>';
  for (const before of [
    '<a href="https://paper.example/u/1">Unsubscribe</a>',
    '<a href="https://paper.example/u/1">hier abbestellen</a>',
    '<a href="https://paper.example/unsubscribe?x">here</a>',
    '<a href="https://paper.example/u/1">退订</a>',
    '<a href="mailto:desk@paper.example">write</a><a href="javascript:alert(1)">x</a><a name=x></a><address>x</address>',
    '<img src="https://pixel.example/1.gif">',
  ]) {
    expect((await html(before + story))?.url, before).toBe("https://paper.example/story?a=1&b=2");
  }
  const leaves = "\r\nList-Unsubscribe: <https://paper.example/bye>";
  expect((await html('<a href="https://paper.example/bye">x</a>', leaves))?.url).toBeNull();
  expect((await read(mail("Subject: Text", "See (https://paper.example/story).")))?.url).toBe(
    "https://paper.example/story",
  );
  expect((await read(mail("Subject: Text", "No link.")))?.url).toBeNull();
});

const nested = (depth: number) =>
  Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}`).join(
    "\r\n",
  );

test.each<[string, Buffer, object | null]>([
  ["10,000 parts deep", Buffer.from(`${HEAD}Subject: Deep\r\n${nested(10_000)}\r\n\r\nText`), null],
  [
    "with 1,000 mails inside each other",
    mail("Subject: Mails\r\nContent-Type: message/rfc822", "Content-Type: message/rfc822\r\n\r\n".repeat(1_000)),
    { title: "Mails", text: "" },
  ],
  ["with a subject of 1 MB", mail(`Subject: ${"long ".repeat(200_000)}`, "Text"), { title: "long ".repeat(200) }],
  [
    "with a subject of 1 MB in encoded words",
    mail(`Subject: ${"=?utf-8?B?w6Q=?= ".repeat(60_000)}`, "Text"),
    { title: "ä".repeat(1_000) },
  ],
  [
    "with broken encodings",
    mail(
      "Subject: =?utf-8?Q?=ZZ=?= =?nonsense?B?////?= =?utf-8?B?\r\nContent-Type: text/plain; charset=nonsense\r\nContent-Transfer-Encoding: base64",
      "!!!=not base64*",
    ),
    {},
  ],
  [
    "that is HTML of 1.9 MB without an end",
    mail("Subject: Html\r\nContent-Type: text/html", "<a href=".repeat(237_000)),
    { title: "Html", url: null },
  ],
  [
    "of 100,000 parts",
    mail('Subject: Parts\r\nContent-Type: multipart/mixed; boundary="x"', "--x\r\n\r\na\r\n".repeat(100_000)),
    null,
  ],
  ["of one line of 1.9 MB", mail("Subject: Line", "x".repeat(1_900_000)), { title: "Line" }],
  [
    "of 1.9 MB of line ends",
    mail("Subject: Lines\r\nContent-Type: text/plain; format=flowed", " \r\n".repeat(630_000)),
    null,
  ],
  ["of nothing", Buffer.alloc(0), { id: null, title: "", text: "", publishedAt: RECEIVED }],
  ["of noise", Buffer.from(Array.from({ length: 200_000 }, (_, n) => (n * 7919) % 251)), {}],
])("a mail %s costs itself at most", async (_, raw, says) => {
  const began = performance.now();
  const answer = await readMail({ raw, received: RECEIVED });
  if (says === null) expect(answer === null || answer.text.length <= 5_000).toBe(true);
  else expect(answer).toMatchObject(says);
  expect(performance.now() - began).toBeLessThan(8_000);
});
