// The worker of the first kernel: Python begins in it while JupyterLab is still on its way.
import { begin } from "./static/pyodide/early.js";
export * from "@KERNEL@";

begin(new URL(import.meta.url).searchParams.get("game"));
