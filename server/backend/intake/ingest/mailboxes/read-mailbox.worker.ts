import { serveThread } from "../../../platform/threads/serve-thread";
import { mailsOf } from "./mails-of";

serveThread(mailsOf);
