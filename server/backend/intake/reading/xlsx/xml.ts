import { SaxesParser, type SaxesTagPlain } from "saxes";
import { ImportRefused } from "../import-refused";

export interface XmlHandlers {
  /** Names come without their namespace prefix. */
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Characters that one text or tag may have; beyond it the parser would only collect. */
const LONGEST_TOKEN = 1024 * 1024;

/**
 * Feeds XML to the handlers, and yields after each piece so that what they collected can be taken away.
 * Throws ImportRefused: `brokenWorkbook` for XML that is none, or that declares a document type; `cellTooLong` for a
 * token without end.
 */
export async function* feedXml(bytes: AsyncIterable<Buffer>, handlers: XmlHandlers): AsyncGenerator<void, void> {
  const decoder = new TextDecoder("utf-8");
  const parser = new SaxesParser();
  let sinceEvent = 0;
  const fail = (cause: unknown): never => {
    throw cause instanceof ImportRefused ? cause : new ImportRefused("brokenWorkbook", { cause });
  };
  parser.on("error", fail);
  parser.on("doctype", () => fail(new Error("a document type")));
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    sinceEvent = 0;
    handlers.open?.(local(name), attributes);
  });
  parser.on("closetag", ({ name }: SaxesTagPlain) => {
    sinceEvent = 0;
    handlers.close?.(local(name));
  });
  const text = (value: string): void => handlers.text?.(value);
  parser.on("text", text);
  parser.on("cdata", text);

  for await (const chunk of bytes) {
    sinceEvent += chunk.length;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (sinceEvent > LONGEST_TOKEN) throw new ImportRefused("cellTooLong", { params: { limit: LONGEST_TOKEN } });
    yield;
  }
  parser.write(decoder.decode());
  parser.close();
  yield;
}

/** All of a small part at once. */
export async function readXml(bytes: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of feedXml(bytes, handlers));
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);
