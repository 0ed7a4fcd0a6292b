import { afterEach, beforeEach } from "vitest";

// React and Remix report hydration slips and swallowed errors on the console only; a test that expects one says so
// with `vi.spyOn(console, "error").mockImplementation(() => {})`.
const complaints: string[] = [];
const original = console.error;

beforeEach(() => {
  complaints.length = 0;
  console.error = (...args: unknown[]) => {
    complaints.push(args.map(String).join(" "));
    original(...args);
  };
});

afterEach(() => {
  console.error = original;
  const [first] = complaints.splice(0);
  if (first !== undefined) throw new Error(`Unexpected console.error: ${first}`);
});
