import { ownAlertLinks } from "../alerts/alerts-push/import/own-alert-links";
import { contactLinks } from "../dialogue/contacts/import/contact-links";
import { registerLinks } from "../intake/imports/kinds/kind-of";
import { actionLinks } from "../work/actions/import/action-links";

/** Kinds of imports that write what lies above the floor of imports. Whoever runs their steps or answers calls about them calls this first. */
export function registerImportKinds(): void {
  registerLinks("contacts", contactLinks);
  registerLinks("own-alerts", ownAlertLinks);
  registerLinks("actions", actionLinks);
}
