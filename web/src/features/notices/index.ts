/** What others need of the notices: how a browser stops being told. */
export { endPushHere } from "./push";
