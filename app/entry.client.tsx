import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { createTranslator } from "~/i18n/translator.client";
import { BOOT_ELEMENT, type Boot, DocumentProvider } from "~/shell/document";

async function takeOver(): Promise<void> {
  const boot = document.getElementById(BOOT_ELEMENT)?.textContent ?? "{}";
  const { tag, texts, seed } = JSON.parse(boot) as Boot;
  const translator = await createTranslator(tag, texts);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={translator}>
          <DocumentProvider value={{ nonce: "", boot, seed }}>
            <RemixBrowser />
          </DocumentProvider>
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

void takeOver();
