import { lazy, Suspense, useEffect, useState } from "react";
import { SIGNUP_DELAY, type SignupOffer } from "./visit";

const SignupDialog = lazy(() => import("./signup-dialog"));
const SignupBanner = lazy(() => import("./signup-banner"));

/**
 * Offers signing up: after 30 seconds, or on the fifth page, whichever comes first (specification §4). Without a script it
 * is a banner from the fifth page on.
 */
export function SignupPrompt({ offer }: { offer: SignupOffer }) {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), SIGNUP_DELAY);
    return () => clearTimeout(timer);
  }, []);
  const [closed, setClosed] = useState(false);
  return (
    <>
      {offer.due && (
        <noscript>
          <SignupBanner offer={offer} />
        </noscript>
      )}
      {(offer.due || waited) && !closed && <Opened offer={offer} onClose={() => setClosed(true)} />}
    </>
  );
}

/** In the browser only: there is no dialog to open on the server. */
function Opened({ offer, onClose }: { offer: SignupOffer; onClose: () => void }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  return (
    <Suspense>
      <SignupDialog offer={offer} onClose={onClose} />
    </Suspense>
  );
}
