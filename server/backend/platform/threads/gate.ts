/** Lets so many through at once, the others in the order in which they came. */
export class Gate {
  #inside = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(readonly most: number) {}

  async enter(): Promise<void> {
    if (this.#inside < this.most) this.#inside++;
    // Who leaves hands its place on.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#inside--;
  }
}
