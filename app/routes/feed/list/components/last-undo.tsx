import { Form, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Toast, ToastAction } from "~/toasts/toast";

/** The form that takes the last decision back, for the key: its message goes when the reader goes on, and the decision is still theirs. */
export function LastUndo({ here }: { here: string }) {
  const toast = useRouteLoaderData<{ toast?: Toast | null }>("root")?.toast;
  const [last, setLast] = useState<ToastAction | null>(null);
  useEffect(() => {
    if (toast) setLast(toast.action ?? null);
  }, [toast]);
  if (!last) return null;
  return (
    <Form method="post" action={last.to} hidden>
      {Object.entries({ returnTo: here, ...last.fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" data-undo="" tabIndex={-1} />
    </Form>
  );
}
