import css from './Article.module.css';

/** Light modules around the code, which readers need to find it. */
const quietZone = 4;

/** A QR code as a drawing; the words beside it say what it holds. */
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
