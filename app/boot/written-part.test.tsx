import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { writtenPart } from "./written-part.server";

/** A page of many short Chinese texts, which begin at another byte for each width; what of it is sent. */
function sent(width: number, part: (view: Uint8Array) => Uint8Array): Promise<string> {
  const texts = Array.from({ length: 400 }, (_, at) => `搜索或前往 ${at}`);
  return new Promise((done) => {
    const parts: Uint8Array[] = [];
    const into = new Writable({
      write(view: Uint8Array, _, next) {
        parts.push(Uint8Array.from(part(view)));
        next();
      },
      final(next) {
        done(Buffer.concat(parts).toString("utf8"));
        next();
      },
    });
    const page = (
      <p className={"a".repeat(width)}>
        {texts.map((text) => (
          <b key={text} title={text} />
        ))}
      </p>
    );
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(into) });
  });
}

test("a letter that does not fit at the end of a view leaves nothing behind in the page", async () => {
  const widths = [0, 1, 2];
  const raw = await Promise.all(widths.map((width) => sent(width, (view) => view)));
  expect(
    raw.filter((page) => page.includes("\0")).length,
    "React writes zeros no more: take this away",
  ).toBeGreaterThan(0);
  const pages = await Promise.all(widths.map((width) => sent(width, writtenPart)));
  expect(pages.map((page) => page.includes("\0"))).toEqual([false, false, false]);
  expect(pages).toEqual(raw.map((page) => page.replaceAll("\0", "")));
});
