import { expect, test } from "vitest";
import { warnBeforeLeaving } from "./leave-warning";

const TEXT = "There are pending operations. Data might be lost if you leave the page.";

function page() {
  const window = Object.assign(new EventTarget(), { navigation: new EventTarget() });
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    // A browser's BeforeUnloadEvent takes a text here, where Node's plain Event only reads.
    Object.defineProperty(event, "returnValue", { value: "", writable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const navigate = (userInitiated: boolean) =>
    window.navigation.dispatchEvent(Object.assign(new Event("navigate"), { userInitiated }));
  return { window: window as unknown as Window, leave, navigate };
}

test("closing the tab is asked about while the warning stands, and not after", () => {
  const { window, leave } = page();
  const end = warnBeforeLeaving(TEXT, window);
  expect(leave()).toBe(true);
  end();
  expect(leave()).toBe(false);
});

test("a link that somebody clicks is asked about", () => {
  const { window, leave, navigate } = page();
  warnBeforeLeaving(TEXT, window);
  navigate(true);
  expect(leave()).toBe(true);
});

test("a new document that is the change's own answer is not", () => {
  const { window, leave, navigate } = page();
  warnBeforeLeaving(TEXT, window);
  navigate(false);
  expect(leave()).toBe(false);
});
