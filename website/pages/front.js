// Nothing on the front page needs this: it has what comes next kept for later, in a quiet moment.
import { keep } from "./site.js";

const QUIET_MS = 4000;
addEventListener("load", () => setTimeout(() => keep().catch(() => {}), QUIET_MS));
