export interface NumberedLine {
  /** 1-based. */
  number: number;
  /** Without its line end. */
  text: string;
  /** The line went on: it was longer than it may be. */
  cut: boolean;
}

/** Text in pieces → lines, ended by LF, CRLF or CR. A line is held up to `longest` characters, the rest is let go. */
export async function* numberedLines(text: AsyncIterable<string>, longest: number): AsyncGenerator<NumberedLine, void> {
  let number = 1;
  let held = "";
  let cut = false;
  let afterReturn = false;
  const hold = (piece: string): void => {
    if (cut || held.length + piece.length > longest) cut = true;
    else held += piece;
  };
  for await (const piece of text) {
    const ends = /\r\n?|\n/g;
    let from = 0;
    if (afterReturn && piece.length > 0) {
      if (piece.startsWith("\n")) from = 1;
      afterReturn = false;
    }
    ends.lastIndex = from;
    for (let end = ends.exec(piece); end !== null; end = ends.exec(piece)) {
      hold(piece.slice(from, end.index));
      yield { number, text: held, cut };
      number++;
      held = "";
      cut = false;
      from = ends.lastIndex;
      afterReturn = end[0] === "\r" && from === piece.length;
    }
    hold(piece.slice(from));
  }
  if (held !== "" || cut) yield { number, text: held, cut };
}
