const AT_ONCE = 200;

/** Items in portions, each as one message of the thread that reads a file. */
export function* inBatches<T, M>(items: Iterable<T>, message: (some: T[]) => M): Generator<M> {
  let some: T[] = [];
  for (const item of items) {
    some.push(item);
    if (some.length < AT_ONCE) continue;
    yield message(some);
    some = [];
  }
  if (some.length > 0) yield message(some);
}
