// Beside the table: what went wrong there, and what keeps it from working.

import { listen } from "../canvas/safe.js";
import { hasFocus, make, write } from "./elements.js";

export function alertBox({ word, dismiss, away }) {
  const message = make("span");
  const button = make("button", { type: "button", class: "gold-button", "data-do": "dismiss" });
  const box = make("div", { class: "gold-alert", role: "alert" });
  listen(button, "click", dismiss);
  return {
    box,
    show(text, mood) {
      if (!text) {
        const had = hasFocus(box);
        box.replaceChildren();
        if (had) away();
        return;
      }
      write(message, text);
      write(button, word("dismiss"));
      button.hidden = Boolean(mood);
      box.dataset.mood = mood || "error";
      if (message.parentElement !== box) box.append(message, button);
    },
  };
}
