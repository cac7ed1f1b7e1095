/** A metal or a skin: highlight, own colour, shadow. */
type Metal = readonly [bright: string, own: string, shade: string];

/** The materials of a drawing: two metals, and the dark of its lines. */
export interface Metals {
  readonly main: Metal;
  readonly accent: Metal;
  readonly ink: string;
}

/** The colours of one picture: its materials, its sky and sea, and their light. */
export interface Palette extends Metals {
  readonly sky: string;
  readonly sea: string;
  readonly glow: string;
}

/** The materials of drawings. */
export const metals = {
  gold: ['#fff3b8', '#ffc53d', '#c2660c'],
  nacre: ['#ffffff', '#f1e6fb', '#a98fdc'],
  coral: ['#ffd6c2', '#ff7a66', '#c22a58'],
  aqua: ['#e2fff8', '#4fe0d2', '#0e7f9c'],
  jade: ['#eaffc9', '#6fd65c', '#137a49'],
  azure: ['#e3f3ff', '#5fb2ff', '#2657c9'],
  rose: ['#ffe6f4', '#ff80c4', '#a8309b'],
  steel: ['#eef4fb', '#93a7c4', '#41577a'],
  bronze: ['#ffe0c2', '#dd8e50', '#7a3c15'],
  silver: ['#ffffff', '#cdd7e4', '#74849c'],
  platinum: ['#f2fffd', '#a9e3e2', '#3a7d92'],
  flame: ['#fff0a3', '#ff9a2e', '#d6321c'],
} as const satisfies Record<string, Metal>;

const { gold, nacre, coral, aqua, jade, azure, rose, flame } = metals;

/** Tropical waters and skies in different lights, with gold, mother-of-pearl, coral and the like. */
export const palettes: readonly Palette[] = [
  { sky: '#0b1a5c', sea: '#1b87d6', glow: '#a6e9ff', main: gold, accent: coral, ink: '#0a1242' },
  { sky: '#3a0c6e', sea: '#a13be0', glow: '#f2c4ff', main: nacre, accent: gold, ink: '#260650' },
  { sky: '#014a4a', sea: '#0fb88d', glow: '#c4ffe6', main: gold, accent: rose, ink: '#012f33' },
  { sky: '#6e0a3c', sea: '#ee4266', glow: '#ffd0b8', main: nacre, accent: flame, ink: '#47062c' },
  { sky: '#10218a', sea: '#3f74ff', glow: '#cfe0ff', main: flame, accent: aqua, ink: '#0a1458' },
  { sky: '#6b1a4f', sea: '#ff7a3d', glow: '#ffedb0', main: azure, accent: gold, ink: '#3d0d36' },
  { sky: '#004a6e', sea: '#10bfd0', glow: '#d2fffb', main: coral, accent: nacre, ink: '#00304a' },
  { sky: '#22128a', sea: '#6a5cff', glow: '#dcd9ff', main: aqua, accent: gold, ink: '#160b5c' },
  { sky: '#5c0a66', sea: '#e23dae', glow: '#ffd6f4', main: gold, accent: aqua, ink: '#3b0647' },
  { sky: '#0a4a1c', sea: '#58b82f', glow: '#f0ffb8', main: nacre, accent: flame, ink: '#062f15' },
  { sky: '#16344f', sea: '#5f9cc4', glow: '#eaf8ff', main: rose, accent: gold, ink: '#0c2036' },
  { sky: '#6b0614', sea: '#e0342b', glow: '#ffcf7a', main: gold, accent: jade, ink: '#42030f' },
];
