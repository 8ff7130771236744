// What happens can be heard: short sounds of our own, made by the browser as they are needed.
//
// Off until somebody switches it on, which holds for all tables of the page, also after a reload. A
// browser lets a page be heard only once something was pressed in it; before that, it is silent.

import { guarded } from "../canvas/safe.js";

const KEY = "gold-sound";
const MASTER = 0.5;

// Kind of an effect → its notes: wave, pitch from and to in Hz, begin and length in s, loudness.
const C = 523, D = 587, E = 659, G = 784, HIGH_C = 1047;
const SCORE = {
  turn: [["triangle", 640, 460, 0, 0.07, 0.25], ["noise", 2600, 1800, 0, 0.05, 0.1]],
  move: [["sine", 330, 560, 0, 0.18, 0.25]],
  fly: [["sine", 330, 560, 0, 0.18, 0.25]],
  glide: [["sine", 300, 420, 0, 0.12, 0.2]],
  clash: [["noise", 4200, 1600, 0, 0.1, 0.25], ["square", 240, 150, 0, 0.1, 0.08], ["noise", 3800, 1400, 0.11, 0.1, 0.2]],
  blast: [["noise", 900, 70, 0, 0.6, 0.7], ["sine", 120, 34, 0, 0.5, 0.6]],
  glow: [["sine", HIGH_C, HIGH_C, 0, 0.12, 0.22], ["sine", 1319, 1319, 0.07, 0.14, 0.22], ["sine", 1568, 1568, 0.14, 0.3, 0.22]],
  sweep: [["sawtooth", 196, 784, 0, 0.5, 0.08]],
  shower: [["triangle", C, C, 0, 0.14, 0.25], ["triangle", E, E, 0.1, 0.14, 0.25], ["triangle", G, G, 0.2, 0.3, 0.25]],
  right: [["triangle", G, G, 0, 0.11, 0.25], ["triangle", HIGH_C, HIGH_C, 0.1, 0.25, 0.25]],
  wrong: [["triangle", 294, 277, 0, 0.14, 0.25], ["triangle", 233, 220, 0.13, 0.24, 0.25]],
  solved: [["triangle", C, C, 0, 0.13, 0.28], ["triangle", E, E, 0.12, 0.13, 0.28], ["triangle", G, G, 0.24, 0.13, 0.28], ["triangle", HIGH_C, HIGH_C, 0.36, 0.5, 0.3]],
  missed: [["sine", 392, 392, 0, 0.2, 0.25], ["sine", 311, 294, 0.2, 0.45, 0.25]],
  won: [["triangle", G, G, 0, 0.12, 0.28], ["triangle", G, G, 0.14, 0.12, 0.28], ["triangle", G, G, 0.28, 0.12, 0.28], ["triangle", HIGH_C, HIGH_C, 0.42, 0.3, 0.3], ["triangle", D * 2, D * 2, 0.72, 0.16, 0.28], ["triangle", E * 2, E * 2, 0.88, 0.6, 0.3]],
  lost: [["sine", 392, 392, 0, 0.22, 0.25], ["sine", 349, 349, 0.22, 0.22, 0.25], ["sine", 294, 277, 0.44, 0.6, 0.25]],
};

let wanted = remembered(); // null as long as nobody has said anything in this page
let context = null;
let hiss = null;
const hearers = new Set();

function remembered() {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === null ? null : kept === "on";
  } catch {
    return null; // a page that may not keep anything
  }
}

function remember() {
  try {
    sessionStorage.setItem(KEY, wanted ? "on" : "off");
  } catch {
    // then it is forgotten with the page
  }
}

// What plays, once it may.
function player() {
  const Context = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  const mayNot = navigator.userActivation && !navigator.userActivation.hasBeenActive;
  if (!Context || mayNot) return null;
  context ??= new Context();
  if (context.state === "suspended") context.resume()?.catch?.(() => {}); // it stays silent
  return context;
}

// A second of noise, the same for all bangs.
function noise(audio) {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const wave = hiss.getChannelData(0);
    for (let index = 0; index < wave.length; index++) wave[index] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  return source;
}

function sound(audio, [wave, from, to, begin, length, loud]) {
  const start = audio.currentTime + begin;
  const end = start + length;
  const isNoise = wave === "noise";
  const source = isNoise ? noise(audio) : audio.createOscillator();
  const bent = isNoise ? audio.createBiquadFilter() : source;
  bent.type = isNoise ? "lowpass" : wave;
  bent.frequency.setValueAtTime(from, start);
  bent.frequency.exponentialRampToValueAtTime(to, end);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud * MASTER, start + 0.008); // else it clicks
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  if (isNoise) source.connect(bent);
  bent.connect(volume);
  volume.connect(audio.destination);
  source.start(start);
  source.stop(end + 0.02);
}

const play = guarded((kind) => {
  const audio = player();
  if (audio) for (const note of SCORE[kind] ?? []) sound(audio, note);
});

// The sound of one table. Whether it is heard is the page's own affair, the kernel need not know:
// the table says only how its switch stands as long as nobody in this page has used one.
export function soundOf(model) {
  const isSwitch = ({ id }) => id === "sound";
  const drawn = (on) => ({ on, icon: on ? "sound" : "silence" });
  const isOn = () => wanted ?? Boolean(model.get("buttons").find(isSwitch)?.on);
  return {
    hear(kind) {
      if (isOn()) play(kind);
    },
    toggle() {
      wanted = !isOn();
      remember();
      if (wanted) play("glow"); // so that one hears what was switched on, and the browser allows it
      for (const hearer of hearers) hearer();
    },
    // Buttons, the switch as it stands in this page.
    shown: (buttons) => buttons.map((button) => (isSwitch(button) ? { ...button, ...drawn(isOn()) } : button)),
    on(hearer) {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
  };
}
