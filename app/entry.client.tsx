import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BOOT_ELEMENT, type Boot, DocumentProvider } from "~/boot/document";
import { askBelowThePath } from "~/boot/first-page.client";
import { forgetLeftPages } from "~/boot/left-pages.client";
import { rememberTimeZone } from "~/i18n/time-zone.client";
import { documentTranslator } from "~/i18n/translator.client";
import { TranslationProvider } from "~/i18n/use-translation";

function takeOver(): void {
  const boot = document.getElementById(BOOT_ELEMENT)?.textContent ?? "{}";
  const { tag, texts, seed } = JSON.parse(boot) as Boot;
  const translator = documentTranslator(tag, texts);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TranslationProvider value={translator}>
          <DocumentProvider value={{ nonce: "", boot, seed }}>
            <RemixBrowser />
          </DocumentProvider>
        </TranslationProvider>
      </StrictMode>,
    );
  });
}

/**
 * Remix suspends the whole page until what its loaders answered is decoded. A key pressed in that moment has React finish the
 * page at once, which it then cannot ("Root did not complete"): so the decoding, which the first call begins, comes first.
 */
async function decodeAnswers(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

forgetLeftPages();
rememberTimeZone();
askBelowThePath();
void decodeAnswers().then(takeOver);
