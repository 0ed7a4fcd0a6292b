import { SignupOffer } from "./signup-offer";
import type { SignupOffer as Offer } from "./visit";

/** The dialog's content where no dialog can open. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function SignupBanner({ offer }: { offer: Offer }) {
  return (
    <section
      aria-labelledby="signup-banner-heading"
      className="border-line border-b bg-card px-(--page-padding) py-5 print:hidden"
    >
      <SignupOffer offer={offer} headingId="signup-banner-heading" />
    </section>
  );
}
