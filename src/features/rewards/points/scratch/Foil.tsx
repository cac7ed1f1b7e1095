import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import css from './DrawnCard.module.css';
import { between, createMask, enough, type Spot } from './mask.ts';

/** The finger's radius, as a share of the card's width. */
const radius = 0.1;

/** Colours of the foil: the iridescent ones of the theme, and the grains on it. */
const sheen = ['#d9a3c0', '#8fb9dd', '#9fd3b7', '#c9b27a'];
const grain = 'rgb(255 255 255 / 22%)';
const grains = 14;

/** Covers the whole canvas with foil; false if the device can't paint, and for a canvas without a size. */
function paint(canvas: HTMLCanvasElement): boolean {
  const { clientWidth, clientHeight } = canvas;
  const scale = Math.min(2, devicePixelRatio || 1);
  Object.assign(canvas, { width: clientWidth * scale, height: clientHeight * scale });
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  if (!context || width === 0 || height === 0) return false;
  const fill = context.createLinearGradient(0, 0, width, height);
  for (const [place, colour] of sheen.entries()) fill.addColorStop(place / (sheen.length - 1), colour);
  context.fillStyle = fill;
  context.fillRect(0, 0, width, height);
  context.fillStyle = grain;
  const gap = width / grains;
  for (let row = 0; row * gap < height; row++) {
    for (let column = 0; column < grains; column++) {
      context.beginPath();
      context.arc((column + (row % 2 ? 0.75 : 0.25)) * gap, (row + 0.5) * gap, gap / 7, 0, 2 * Math.PI);
      context.fill();
    }
  }
  return true;
}

function erase(canvas: HTMLCanvasElement, { x, y }: Spot) {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000';
  context.beginPath();
  context.arc(x * canvas.width, y * canvas.height, radius * canvas.width, 0, 2 * Math.PI);
  context.fill();
}

interface FoilProps {
  /** All of it is removed, automatically or on the player's request. */
  off: boolean;
  /** Called once enough of it is scratched off (DI-06). */
  onEnough: () => void;
  /** Called with whether its content is covered: before the first paint, and whenever that changes. */
  onCover: (covered: boolean) => void;
}

/** The foil over a card, scratched off by finger or mouse; screen readers and keyboards have a button instead. */
export function Foil({ off, onEnough, onCover }: FoilProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const mask = useRef(createMask());
  const last = useRef<Spot>(null);

  useLayoutEffect(() => {
    const foil = canvas.current!;
    let width = foil.clientWidth;
    const cover = () => {
      mask.current = createMask();
      onCover(paint(foil));
    };
    // After a rotation the foil is repainted whole; the content below stays.
    const again = () => {
      if (foil.clientWidth === width) return;
      width = foil.clientWidth;
      cover();
    };
    const bare = () => onCover(false);
    cover();
    addEventListener('resize', again);
    foil.addEventListener('contextlost', bare);
    foil.addEventListener('contextrestored', cover);
    return () => {
      removeEventListener('resize', again);
      foil.removeEventListener('contextlost', bare);
      foil.removeEventListener('contextrestored', cover);
    };
  }, [onCover]);

  function scratch({ currentTarget, nativeEvent: { offsetX, offsetY } }: PointerEvent<HTMLCanvasElement>) {
    const spot = { x: offsetX / currentTarget.clientWidth, y: offsetY / currentTarget.clientHeight };
    let share = 0;
    for (const each of between(last.current ?? spot, spot, radius / 2)) {
      erase(currentTarget, each);
      share = mask.current.rub(each, radius);
    }
    last.current = spot;
    if (share >= enough && !off) onEnough();
  }

  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      className={css['foil']}
      data-off={off || undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        scratch(event);
      }}
      onPointerMove={(event) => last.current && scratch(event)}
      onPointerUp={() => (last.current = null)}
      onPointerCancel={() => (last.current = null)}
    />
  );
}
