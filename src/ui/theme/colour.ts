/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** Whether a text is a colour that a theme may have. */
export const isColour = (text: string): text is Colour => /^#[0-9a-f]{6}$/i.test(text);

const full = 255;
const channels = (colour: Colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / full);
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a share (0 to 1) of another colour in, like `color-mix(in srgb)`. */
export function mix(base: Colour, other: Colour, share: number): Colour {
  const more = channels(other);
  const mixed = channels(base).map((channel, at) => channel * (1 - share) + (more[at] ?? 0) * share);
  return `#${mixed
    .map((channel) =>
      Math.round(channel * full)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
