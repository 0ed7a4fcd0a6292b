import { Socket } from "node:net";

/**
 * Sends what was written in one turn of the event loop as one piece. Reads of a page are asked for in one turn, and each by itself
 * would be a call of the operating system's, which costs more than the query's text.
 */
export class TurnSocket extends Socket {
  private waiting = false;

  override write(...args: never[]): boolean {
    if (!this.waiting && !this.connecting) {
      this.waiting = true;
      this.cork();
      setImmediate(() => {
        this.waiting = false;
        this.uncork();
      });
    }
    return super.write(...(args as unknown as Parameters<Socket["write"]>));
  }
}
