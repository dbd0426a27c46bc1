/** Playing without a connection. */
export { default as Thinking } from "./Thinking.svelte";
/** The offer to install, which few pages need. */
export const installOffer = () => import("./InstallOffer.svelte");
