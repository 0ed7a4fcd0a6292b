import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import { BAR_FORM } from "./bar";

interface PinButtonProps {
  pin: string;
  isPinned: boolean;
  /** Of what, where the page is not that itself. */
  name?: string;
  className?: string;
}

/** Puts something into the bar, or takes it out again; a button of the bar's own form, so that it works without a script. */
export function PinButton({ pin, isPinned, name, className = "header-icon" }: PinButtonProps) {
  const { t } = useTranslation();
  const words = name ? t(isPinned ? "pin.removeOf" : "pin.addOf", { name }) : t(isPinned ? "pin.remove" : "pin.add");
  return (
    <button
      type="submit"
      form={BAR_FORM}
      name={isPinned ? "unpin" : "pin"}
      value={pin}
      title={words}
      className={`${className} pin-button`}
    >
      <Icon name={isPinned ? "pinned" : "pin"} label={words} />
    </button>
  );
}
