/** Of the Navigation API as much as is asked of it; not every browser has it. */
type Navigation = EventTarget;
type NavigateEvent = Event & { userInitiated?: boolean };

/**
 * Has the browser ask before the tab is closed or leads elsewhere. Where a change's own answer is a new document, as after
 * signing in, that is no leaving: the Navigation API tells that nobody clicked. Answers with what ends it.
 */
export function warnBeforeLeaving(text: string, page: Window & { navigation?: Navigation } = window): () => void {
  let isOurs = false;
  const begin = (event: NavigateEvent) => {
    isOurs = event.userInitiated === false;
  };
  const ask = (event: BeforeUnloadEvent) => {
    if (isOurs) return;
    event.preventDefault();
    // Browsers show words of their own; this is what makes older ones ask at all.
    event.returnValue = text;
  };
  page.navigation?.addEventListener("navigate", begin);
  page.addEventListener("beforeunload", ask);
  return () => {
    page.navigation?.removeEventListener("navigate", begin);
    page.removeEventListener("beforeunload", ask);
  };
}
