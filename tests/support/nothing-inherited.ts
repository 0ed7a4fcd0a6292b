import { afterAll } from "vitest";

// Files of one worker share its prototypes: what one of them adds there is found by every `for in` after it, in the product as well.
afterAll(() => {
  const inherited: string[] = [];
  for (const name in []) inherited.push(name);
  if (inherited.length > 0) throw new Error(`Every array and object has got these properties: ${inherited.join(", ")}`);
});
