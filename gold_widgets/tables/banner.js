// A big moment, with a picture of how it ended: words and color alone would not do.

import { make } from "./elements.js";
import { icon } from "./icons.js";

export function bannerPlace() {
  const place = make("div", { class: "gold-banner", role: "status" });
  return {
    place,
    show(text, ending) {
      if (place.textContent === text && place.dataset.ending === ending) return;
      place.dataset.ending = ending;
      place.replaceChildren(...(text ? [...icon(ending), text] : []));
    },
  };
}
