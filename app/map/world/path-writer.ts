/** Pixels; closer points say nothing more. */
const APART = 1.2;

/** What a drawing of lines comes to as the data of an SVG path: each point by its way from the one before, in tenths of a pixel. */
export class PathWriter {
  #parts: string[] = [];
  #at: [x: number, y: number] = [0, 0];
  #ring: string[] = [];
  #start: [x: number, y: number] = [0, 0];

  beginPath(): void {}

  moveTo(x: number, y: number): void {
    this.#flush("");
    this.#start = this.#at = inTenths(x, y);
    this.#ring = [`M${tenths(this.#at[0])} ${tenths(this.#at[1])}`];
  }

  lineTo(x: number, y: number): void {
    const [toX, toY] = inTenths(x, y);
    const [byX, byY] = [toX - this.#at[0], toY - this.#at[1]];
    if (Math.hypot(byX, byY) < APART * 10) return;
    this.#ring.push(`${this.#ring.length === 1 ? "l" : " "}${tenths(byX)} ${tenths(byY)}`);
    this.#at = [toX, toY];
  }

  closePath(): void {
    this.#flush("z");
    this.#at = this.#start;
  }

  /** Points are drawn by nobody here. */
  arc(): void {}

  toString(): string {
    this.#flush("");
    return this.#parts.join("");
  }

  /** What has shrunk to a line is no land. */
  #flush(end: string): void {
    if (this.#ring.length > 2 || (end === "" && this.#ring.length > 1)) this.#parts.push(this.#ring.join("") + end);
    this.#ring = [];
  }
}

const inTenths = (x: number, y: number): [number, number] => [Math.round(x * 10), Math.round(y * 10)];

/** `8` → ".8" */
const tenths = (count: number): string => String(count / 10).replace(/^(-?)0\./, "$1.");
