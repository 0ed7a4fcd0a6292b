import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";

/** A form of targets that can be ticked: how many are, and how it is sent without losing the place on the page. `view`: what the server said last. */
export function useBulkForm(view: unknown) {
  const submit = useSubmit();
  const { form, ticked } = useTicked(view);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    submit(button, { preventScrollReset: true });
    closeAround(button);
  };
  return { form, ticked, send };
}

/** The menu that a change was chosen from has done its work. */
function closeAround(button: HTMLButtonElement): void {
  const menu = button.closest("details");
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** How many targets are ticked, which the boxes themselves hold: counted anew with each change and each list that comes. The boxes are not React's, so their changes are listened to at the form. */
function useTicked(view: unknown) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes are those of the view
  useEffect(() => {
    const targets = form.current;
    if (!targets) return;
    const count = () => setTicked(targets.querySelectorAll("input[name=targetIds]:checked").length);
    count();
    targets.addEventListener("change", count);
    return () => targets.removeEventListener("change", count);
  }, [view]);
  return { form, ticked };
}
