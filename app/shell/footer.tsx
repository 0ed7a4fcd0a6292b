import { useTranslation } from "react-i18next";

/** The way to the provider (specification §2). */
export function Footer({ contactEmail }: { contactEmail: string | undefined }) {
  const { t } = useTranslation();
  return (
    <footer className="flex gap-6 border-line border-t px-(--page-padding) py-3.5 text-ink-3 text-xs">
      {contactEmail && (
        <a href={`mailto:${contactEmail}`} className="py-1 underline-offset-2 hover:text-ink hover:underline">
          {t("footer.contact")}
        </a>
      )}
    </footer>
  );
}
