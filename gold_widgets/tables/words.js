// What the frame itself says, where `words` has no translation.

const WORDS = {
  asleep:
    "This table is asleep: its kernel was restarted or has stopped. Choose Run → Run All Cells. The notebook “help” says more.",
  lost: "The connection to the kernel is lost. The table waits for it to come back. The notebook “help” says more.",
  silent: "No answer yet: the kernel may be busy with another cell. The notebook “help” says more.",
  stumbled: "The table could not show everything:",
  dismiss: "Dismiss",
  tools: "Table tools",
  log: "Log",
  aims: "Aims",
  open: "still open",
  met: "reached",
  broken: "missed",
  copied: "Copied.",
  by_hand: "The browser does not let the table copy: press Ctrl+C.",
  close: "Close",
  rule: "Rule {id}, {name}",
  range: "From {min} to {max}.",
  steps: "From {min} to {max}, in steps of {step}.",
};

// A sentence of the model's language, with its gaps filled.
export const speaker = (model) => (key, gaps = {}) => {
  const sentence = model.get("words")?.[key] ?? WORDS[key];
  return sentence.replace(/\{(\w+)\}/g, (gap, name) => gaps[name] ?? gap);
};
