import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { orNever } from "~/live/or-never";
import type { SignupOffer } from "./visit";

const SignupDialog = lazy(() => orNever(import("./signup-dialog")));
const SignupBanner = lazy(() => orNever(import("./signup-banner")));

/**
 * Offers signing up: 30 seconds after the visit began, or on the fifth page, whichever comes first (specification §4); each page goes on
 * with what the ones before it have left. Without a script it is a banner on the first page that is made after that.
 */
export function SignupPrompt({ offer }: { offer: SignupOffer }) {
  const isDue = offer.wait === 0;
  const wait = useRef(offer.wait);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), wait.current);
    return () => clearTimeout(timer);
  }, []);
  const [closed, setClosed] = useState(false);
  return (
    <>
      {isDue && (
        <noscript>
          <SignupBanner offer={offer} />
        </noscript>
      )}
      {(isDue || waited) && !closed && <Opened offer={offer} onClose={() => setClosed(true)} />}
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
