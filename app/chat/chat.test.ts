import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { syncChat } from "./chat";

const chat = {
  appId: "app-1",
  host: "https://chat.example/",
  user: { id: "7", name: "Mara Keller", email: "mara@nordwind.example", createdAt: 1_735_689_600 },
};

/** A browser with the chat's own script in it. */
function browser({ enabled = true, loads = true } = {}) {
  const widget = vi.fn();
  const told: string[] = [];
  const scripts: string[] = [];
  vi.stubGlobal("window", { Intercom: widget });
  vi.stubGlobal("fetch", async () => Response.json({ enabled, token: "token-of-7" }));
  vi.stubGlobal("navigator", {
    sendBeacon: (_: string, body: Blob) => void body.text().then((text) => told.push(text)),
  });
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: {
      append(script: { src: string; onload(): void; onerror(): void }) {
        scripts.push(script.src);
        if (loads) script.onload();
        else script.onerror();
      },
    },
  });
  return { widget, told, scripts };
}

beforeEach(() => void browser());
afterEach(async () => {
  await syncChat(null);
  vi.unstubAllGlobals();
});

test("the chat is initialised once, however often its conditions are looked at", async () => {
  const { widget, scripts } = browser();
  await Promise.all([syncChat(chat), syncChat(chat)]);
  await syncChat(chat);
  expect(scripts).toEqual(["https://chat.example/widget/app-1"]);
  expect(widget.mock.calls.map(([command]) => command)).toEqual(["boot"]);
  expect(widget.mock.calls[0]?.[1]).toMatchObject({ region: "eu", created_at: 1_735_689_600, user_hash: "token-of-7" });
});

test("without its conditions it is shut down, and not before it was there", async () => {
  const { widget } = browser();
  await syncChat(null);
  expect(widget).not.toHaveBeenCalled();
  await syncChat(chat);
  await syncChat(null);
  expect(widget.mock.calls.map(([command]) => command)).toEqual(["boot", "shutdown"]);
});

test("settings that do not say enabled load nothing", async () => {
  const { widget, scripts } = browser({ enabled: false });
  await syncChat(chat);
  expect([scripts, widget.mock.calls]).toEqual([[], []]);
});

test("a widget that cannot be loaded is logged, and not tried again", async () => {
  const { told, scripts } = browser({ loads: false });
  await syncChat(chat);
  await syncChat(chat);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(JSON.parse(told[0] ?? "")).toEqual({ name: "chat", detail: "Error: the widget could not be loaded" });
  expect(scripts).toHaveLength(1);
});
