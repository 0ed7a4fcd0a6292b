/**
 * A page that is left while its answer still comes is asked for no more: Remix aborts the request, and the decoder of its answers rejects
 * promises that nobody waits for. Nothing is wrong then, and nobody is to be told of it. Called before whoever reports errors listens.
 */
export function forgetLeftPages(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (!(event.reason instanceof DOMException) || event.reason.name !== "AbortError") return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}
