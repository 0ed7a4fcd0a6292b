/** What a loader returns is what its page reads: dates stay dates. */
declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

export {};
