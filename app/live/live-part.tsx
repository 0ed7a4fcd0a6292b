import { lazy, type ReactNode, Suspense, useState } from "react";
import { BackendAway } from "./backend-away";
import type { LiveData } from "./live";
import { orNever } from "./or-never";
import { PageTold } from "./page-told";
import { PendingOperations } from "./pending-operations";
import { usePicker } from "./picker/use-picker";
import { useBar } from "./use-bar";
import { useConnection } from "./use-connection";
import { useExtras } from "./use-extras";
import { useKeys } from "./use-keys";
import { useOneLanguage } from "./use-one-language";
import { useOneUser } from "./use-one-user";
import { usePollers } from "./use-pollers";

const Palette = lazy(() => orNever(import("./palette/palette")));
const ShortcutsDialog = lazy(() => orNever(import("./shortcuts-dialog")));

const NO_EXTRAS = { chat: null, analyticsUrl: null, errors: null };

// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function LivePart({ data, away, from }: { data: LiveData | undefined; away: ReactNode; from: string }) {
  const [open, setOpen] = useState<"palette" | "shortcuts" | null>(null);
  const { isAway, lost } = useConnection();
  usePollers(data, lost);
  useKeys(data, setOpen);
  useBar();
  const picked = usePicker();
  useExtras(data?.extras ?? NO_EXTRAS);
  useOneUser(data && !data.isAway ? (data.user?.email ?? null) : undefined);
  useOneLanguage(data?.chosen.language);
  const close = () => setOpen(null);
  return (
    <>
      {isAway && <BackendAway>{away}</BackendAway>}
      <PendingOperations />
      <PageTold from={from} />
      <Suspense>
        {open === "shortcuts" && <ShortcutsDialog data={data} onClose={close} />}
        {open === "palette" && data?.user && <Palette onClose={close} />}
      </Suspense>
      {picked && <picked.Picker select={picked.select} onClose={picked.close} />}
    </>
  );
}
