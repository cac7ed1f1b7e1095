import css from './QrPicture.module.css';

/** Width of the light margin that scanners need around the code, in modules. */
const quietZone = 4;

/** A QR code as an SVG; the text beside it contains the same address. */
export function QrPicture({ code }: { code: boolean[][] }) {
  const size = code.length + 2 * quietZone;
  const dark = code.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')),
  );
  return (
    <svg className={css['qr']} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  );
}
