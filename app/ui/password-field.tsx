import { type ComponentProps, useState } from "react";
import { TextField } from "./text-field";
import { useScript } from "./use-script";

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, "type" | "trailing"> {
  words: { show: string; hide: string };
}

/** A password that can be looked at. Without a script it is an ordinary password field. */
export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const script = useScript();
  return (
    <TextField
      {...field}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        script && (
          <button
            type="button"
            aria-controls={field.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 right-1 rounded-control px-2.5 font-medium text-accent-strong text-xs hover:bg-hover"
          >
            {shown ? words.hide : words.show}
          </button>
        )
      }
    />
  );
}
