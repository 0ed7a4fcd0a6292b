import { randomUUID } from "node:crypto";
import { readdir, readlink, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { callBackend, sendToBackend, streamBackend } from "~/backend/client.server";
import { sendDocumentFile } from "~/backend/contract/document-files";
import { addDocument, readDocumentFile } from "~/backend/contract/documents";
import { BACKEND_BASE } from "~/backend/transport";
import { documentFiles } from "../../server/backend/platform/db/schema/documents";
import { fileStore } from "../../server/backend/platform/files/open-store";
import { fileTasks } from "../../server/backend/work/documents/file-tasks";
import { claimFile, one } from "../../server/backend/work/documents/file-use";
import { keepFile } from "../../server/backend/work/documents/keep-file";
import { jpeg, SECRET } from "../support/documents/images";
import { testConfig } from "../support/node-server";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
const PDF = "%PDF-1.7 a certificate";

const send = (caller: Caller, content: string | Buffer, fileName = "a.pdf", idempotencyKey?: string) =>
  sendToBackend(
    caller,
    sendDocumentFile,
    { query: { fileName }, idempotencyKey },
    new Blob([new Uint8Array(Buffer.from(content))]).stream(),
  );
const stored = () => readdir(join(use.dataDir, "files"), { recursive: true });
const incoming = () => readdir(join(use.dataDir, "incoming"));
const rows = () => use.database.asSystem((tx) => tx.select().from(documentFiles));
const keyOf = async (mappedFilename: string) => {
  const row = (await rows()).find((one) => one.mappedFilename === mappedFilename);
  return { customerId: row?.customerId ?? 0, mappedFilename };
};

test("a file is kept under a name of ours, with what it is by its content", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const { bytes, picture } = jpeg();
  const kept = await send(analyst, bytes, "Werk Süd.jpg");
  expect(kept).toMatchObject({
    originalFilename: "Werk Süd.jpg",
    mimeType: "image/jpeg",
    fileSize: picture.length + 2,
  });
  const opened = await fileStore(testConfig({ dataDir: use.dataDir })).open(await keyOf(kept.mappedFilename));
  const content = Buffer.from(await new Response(opened?.content).arrayBuffer());
  expect([content.length, content.includes(SECRET)]).toEqual([kept.fileSize, false]);
  expect(await incoming()).toEqual([]);
});

test("a file that is sent twice with one key is kept once, and the key is no other file's", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const before = (await stored()).length;
  const key = randomUUID();
  const [first, second] = await Promise.all([send(analyst, PDF, "a.pdf", key), send(analyst, PDF, "a.pdf", key)]);
  expect(second).toEqual(first);
  expect((await stored()).length).toBe(before + 1);
  await expect(send(analyst, `${PDF}!`, "a.pdf", key)).rejects.toMatchObject({
    status: 422,
    code: "idempotency_key_reused",
  });
  expect((await stored()).length).toBe(before + 1);
  expect((await send(await signInAs(use.transport, "manager"), PDF, "a.pdf", key)).mappedFilename).not.toBe(
    first.mappedFilename,
  );
});

test.each([
  ["page.html", "<script>alert(1)</script>", 415, "file_type_unknown"],
  ["photo.pdf", jpeg().bytes, 415, "file_type_differs"],
  ["photo.jpg", jpeg().bytes.subarray(0, 1000), 422, "file_damaged"],
  ["nothing.pdf", "", 422, "file_empty"],
])("%s is refused by its content, and nothing of it is kept", async (name, content, status, code) => {
  const analyst = await signInAs(use.transport, "analyst");
  const before = await stored();
  await expect(send(analyst, content, name)).rejects.toMatchObject({ status, code });
  expect([await stored(), await incoming()]).toEqual([before, []]);
});

test("a file above the limit is refused with the limit", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const { uploadLimit: limit } = testConfig();
  let made = 0;
  const content = new ReadableStream<Uint8Array>({
    pull(controller) {
      made += 1_000_000;
      controller.enqueue(new Uint8Array(1_000_000).fill(0x25));
    },
  });
  const sent = sendToBackend(analyst, sendDocumentFile, { query: { fileName: "a.pdf" } }, content);
  await expect(sent).rejects.toMatchObject({ status: 413, code: "too_large", details: { limit } });
  expect(made).toBeLessThan(limit + 10_000_000);
  expect(await incoming()).toEqual([]);
});

test("what breaks off on its way is removed at once", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const before = await stored();
  const content = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(PDF)),
    pull: (controller) => controller.error(new Error("gone")),
  });
  await sendToBackend(analyst, sendDocumentFile, { query: { fileName: "a.pdf" } }, content).catch(() => undefined);
  await expect.poll(incoming).toEqual([]);
  expect(await stored()).toEqual(before);
});

test("who asks for a document's head alone leaves no file open", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const { mappedFilename } = await send(analyst, Buffer.alloc(1_000_000, PDF));
  const made = await callBackend(analyst, addDocument, { body: { documentType: "fsc", mappedFilename } });
  const path = readDocumentFile.path.replace("{documentId}", String(made.id));
  const heads = await Promise.all(
    [1, 2, 3].map(() => analyst.backend(new Request(`${BACKEND_BASE}${path}`, { method: "HEAD" }))),
  );
  expect(heads.map(({ status, body, headers }) => [status, body, headers.get("content-length")])).toEqual(
    heads.map(() => [200, null, "1000000"]),
  );
  const open = async () => {
    const descriptors = await readdir("/proc/self/fd");
    const files = await Promise.all(descriptors.map((one) => readlink(`/proc/self/fd/${one}`).catch(() => "")));
    return files.filter((file) => file.endsWith(mappedFilename));
  };
  await expect.poll(open).toEqual([]);
});

test("what is no file, and who may not write documents, is refused", async () => {
  const [analyst, viewer] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "viewer")];
  await expect(send(viewer, PDF)).rejects.toMatchObject({ status: 403 });
  const url = `${BACKEND_BASE}${sendDocumentFile.path}?fileName=a.pdf`;
  const asJson = new Request(url, { method: "POST", body: "{}", headers: { "content-type": "application/json" } });
  expect((await analyst.backend(asJson)).status).toBe(415);
  await expect(send(analyst, PDF, " ")).rejects.toMatchObject({ status: 422 });
});

test("a file that nothing names is removed after a day, one that is named stays, and so does what is young", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const [old, used, young] = [await send(analyst, PDF), await send(analyst, PDF), await send(analyst, PDF)];
  const [oldKey, usedKey] = [await keyOf(old.mappedFilename), await keyOf(used.mappedFilename)];
  await use.database.asSystem(async (tx) => {
    await claimFile(tx, usedKey);
    await tx.update(documentFiles).set({ unusedSince: sql`now() - interval '25 hours'` }).where(one(oldKey));
  });
  const broken = join(use.dataDir, "incoming", randomUUID());
  await writeFile(broken, PDF);
  await utimes(broken, new Date(0), new Date(0));
  await writeFile(`${broken}-new`, PDF);
  const tasks = fileTasks(testConfig({ dataDir: use.dataDir }));
  await tasks["files.sweep"]?.({
    payload: null,
    database: use.database,
    logger: pino({ level: "silent" }),
    attempt: 1,
  });
  const names = (await rows()).map(({ mappedFilename }) => mappedFilename);
  expect(names).not.toContain(old.mappedFilename);
  expect(names).toEqual(expect.arrayContaining([used.mappedFilename, young.mappedFilename]));
  expect((await stored()).some((path) => path.endsWith(old.mappedFilename))).toBe(false);
  // Of these two: a file that was refused a moment ago may still be on its way out.
  const left = (await incoming()).filter((name) => name.startsWith(basename(broken)));
  expect(left).toEqual([`${basename(broken)}-new`]);
});

test("what a crash leaves behind is known to the sweep", async () => {
  const { customerId } = await keyOf((await send(await signInAs(use.transport, "analyst"), PDF)).mappedFilename);
  const scope = { customerId, userId: null };
  const deps = {
    config: testConfig({ dataDir: use.dataDir }),
    files: { ...fileStore(testConfig({ dataDir: use.dataDir })), put: () => new Promise(() => undefined) },
  };
  const content = new Blob([PDF]).stream();
  const asked = { deps, scope, database: use.database, content, signal: new AbortController().signal };
  // It never comes back, as if the server had been killed while the bytes were written.
  void keepFile(asked as never, "killed.pdf");
  await expect
    .poll(rows)
    .toContainEqual(expect.objectContaining({ originalFilename: "killed.pdf", unusedSince: expect.anything() }));
});

test("a file whose commit got no answer is there when it is sent again", async () => {
  const { customerId } = await keyOf((await send(await signInAs(use.transport, "analyst"), PDF)).mappedFilename);
  const scope = { customerId, userId: (await rows()).at(-1)?.createdBy ?? null };
  const files = fileStore(testConfig({ dataDir: use.dataDir }));
  const deps = { config: { uploadLimit: 1000, dataDir: use.dataDir }, files };
  let calls = 0;
  /** Away from the end of the second transaction on: that one is through, and says nothing. */
  const dying: Pick<typeof use.database, "asCustomer"> = {
    async asCustomer(within, run) {
      if (++calls > 2) throw new Error("connect ECONNREFUSED");
      const answer = await use.database.asCustomer(within, run);
      if (calls === 2) throw new Error("terminating connection");
      return answer;
    },
  };
  const asked = (database: object) =>
    ({ deps, scope, database, content: new Blob([PDF]).stream(), idempotencyKey: "sent-twice" }) as never;
  await expect(keepFile(asked(dying), "a.pdf")).rejects.toThrow("terminating connection");
  const { mappedFilename } = await keepFile(asked(use.database), "a.pdf");
  const kept = await files.open({ customerId, mappedFilename });
  expect(String(await buffer(kept?.content as never))).toBe(PDF);
});

test.each([
  "a\r\nSet-Cookie: evil=1.pdf",
  "a\n\nb.pdf",
  'a"; filename="b.html.pdf',
  "\u202efdp.exe.pdf",
  "a\u0085\u2028.pdf",
])("the name %j begins no other header and is one name", async (fileName) => {
  const analyst = await signInAs(use.transport, "analyst");
  const content = new Blob(["%PDF-1.7"]).stream();
  const { mappedFilename } = await sendToBackend(analyst, sendDocumentFile, { query: { fileName } }, content);
  const body = { mappedFilename, documentType: "iso-14001" } as const;
  const { id } = await callBackend(analyst, addDocument, { body });
  const answer = await streamBackend(analyst, readDocumentFile, { params: { documentId: String(id) } });
  expect(answer.headers.get("set-cookie")).toBeNull();
  const disposition = answer.headers.get("content-disposition") ?? "";
  expect(disposition).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w%.!~-]+$/);
  expect(decodeURIComponent(disposition.split("''")[1] ?? "")).not.toMatch(/[\p{Cc}\u2028\u202e"]/u);
  await answer.body?.cancel();
});
