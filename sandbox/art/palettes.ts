/** The colours of one picture: its sky and sea, the light in them, two metals from light to dark, and the dark of its lines. */
export interface Palette {
  sky: string;
  sea: string;
  glow: string;
  main: [light: string, dark: string];
  accent: [light: string, dark: string];
  ink: string;
}

const gold: [string, string] = ['#fff1bd', '#d98f24'];
const nacre: [string, string] = ['#fffaf4', '#b9a6dd'];
const coral: [string, string] = ['#ffc0ad', '#d8415f'];
const aqua: [string, string] = ['#c9fff4', '#1f9fae'];
const jade: [string, string] = ['#dcffc0', '#2f9a58'];
const sky: [string, string] = ['#d5ecff', '#3a7fe0'];
const rose: [string, string] = ['#ffd9ee', '#c74fa6'];
const flame: [string, string] = ['#ffe08a', '#ee5a24'];

/** Night seas under many lights, with gold, mother-of-pearl, coral and their like upon them. */
export const palettes: readonly Palette[] = [
  { sky: '#0a1236', sea: '#1c5f9e', glow: '#8fd8ff', main: gold, accent: coral, ink: '#0a1130' },
  { sky: '#1b0b3a', sea: '#6b2f9c', glow: '#e6b4ff', main: nacre, accent: gold, ink: '#1c0a38' },
  { sky: '#04201f', sea: '#0f8a72', glow: '#a5ffdf', main: gold, accent: rose, ink: '#04211c' },
  { sky: '#2a0820', sea: '#b03a55', glow: '#ffc7b0', main: nacre, accent: flame, ink: '#2b0820' },
  { sky: '#07173f', sea: '#2a5be0', glow: '#b4d0ff', main: coral, accent: gold, ink: '#081540' },
  { sky: '#2c0f3a', sea: '#d0603f', glow: '#ffdf9c', main: gold, accent: sky, ink: '#2a0d2c' },
  { sky: '#052430', sea: '#129bb0', glow: '#b8fbff', main: nacre, accent: coral, ink: '#04222e' },
  { sky: '#130d45', sea: '#4a4fce', glow: '#cdd0ff', main: aqua, accent: gold, ink: '#120c42' },
  { sky: '#22083a', sea: '#b23a9c', glow: '#ffc2f1', main: gold, accent: aqua, ink: '#220836' },
  { sky: '#06240f', sea: '#4a9a35', glow: '#e6ffad', main: flame, accent: nacre, ink: '#07240f' },
  { sky: '#0b1620', sea: '#3f6a86', glow: '#d8f0ff', main: sky, accent: gold, ink: '#0a1722' },
  { sky: '#2b0a12', sea: '#a3202f', glow: '#ffb86b', main: gold, accent: jade, ink: '#2a0810' },
];
