import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { Icon } from '#ui/media/Icon.tsx';
import { inTime } from '#ui/states/inTime.ts';
import { Picture } from '#ui/media/Picture.tsx';
import hidden from '#ui/visuallyHidden.module.css';
import css from './Bubble.module.css';
import { useCoveredFocus } from './useCoveredFocus.ts';
import { useScrolling } from './useScrolling.ts';
import {
  dockedAt,
  keepPlace,
  keptPlace,
  movedBy,
  peek,
  placeAt,
  pointOf,
  size,
  within,
  type Bounds,
  type Place,
} from './bubblePlace.ts';
import { words } from '../words.en.ts';

interface BubbleProps {
  onOpen: () => void;
  onHide: () => void;
  /** Shown on top: the unread dot. */
  children?: ReactNode;
}

const drawing = `${import.meta.env.VITE_ICON_BASE}/props/jackpot.svg`;

/** Movement up to which a pointer event counts as a tap, pixels. */
const tapReach = 8;

/** How long a bubble that was drawn out stays before it docks again, milliseconds. */
const docksAfter = 4_000;

/**
 * A draggable floating button, docked at an edge so that it covers no content: a tap opens it, and a drag or the
 * keyboard's focus draws it out, with the button that hides it. When dropped it snaps to the nearest side (checklist
 * B-02 to B-05). It changes sides when it covers the focused element.
 */
export function Bubble({ onOpen, onHide, children }: BubbleProps) {
  const t = words.use();
  const noteId = useId();
  const area = useRef<HTMLDivElement>(null);
  const self = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(keptPlace);
  const [bounds, setBounds] = useState<Bounds>();
  const [dragged, setDragged] = useState<{ x: number; y: number }>();
  const [out, setOut] = useState(false);
  const grip = useRef({ x: 0, y: 0, moved: false });
  const scrolling = useScrolling();

  useLayoutEffect(() => {
    const measure = () => setBounds(area.current!.getBoundingClientRect());
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);

  useCoveredFocus(self, () => setPlace({ ...place, side: place.side === 'left' ? 'right' : 'left' }));
  useEffect(() => {
    if (!out || dragged) return;
    const timer = setTimeout(() => !self.current?.querySelector(':focus-visible') && setOut(false), docksAfter);
    return () => clearTimeout(timer);
  }, [out, dragged]);

  const resting = (inside: Bounds) =>
    out ? pointOf(place, inside) : dockedAt(place, inside, scrolling ? peek.scrolling : peek.still);
  const rest = (next: Place) => {
    setPlace(next);
    keepPlace(next);
  };
  const take = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    currentTarget.setPointerCapture(pointerId);
    grip.current = { x: clientX - left, y: clientY - top, moved: false };
  };
  const follow = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!bounds || !currentTarget.hasPointerCapture(pointerId)) return;
    const at = { x: clientX - grip.current.x, y: clientY - grip.current.y };
    const from = resting(bounds);
    grip.current.moved ||= Math.hypot(at.x - from.x, at.y - from.y) > tapReach;
    if (!grip.current.moved) return;
    setOut(true);
    setDragged(within(at, bounds));
  };
  const letGo = () => {
    if (dragged && bounds) rest(placeAt(dragged, bounds));
    setDragged(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const next = movedBy(event.key, place);
    if (!next) return;
    event.preventDefault();
    rest(next);
  };

  const { x, y } = dragged ?? (bounds ? resting(bounds) : { x: 0, y: 0 });
  return (
    <div className={css['screen']}>
      <div ref={area} className={css['area']} />
      {bounds && (
        <div
          ref={self}
          className={`${css['bubble']} ${css[place.side]} ${out ? css['out'] : ''} ${dragged ? '' : css['resting']}`}
          style={{ width: size, height: size, transform: `translate(${x}px, ${y}px)` }}
          onFocus={({ target }) => target.matches(':focus-visible') && setOut(true)}
          onBlur={({ relatedTarget }) => !self.current?.contains(relatedTarget) && setOut(false)}
        >
          <button
            type="button"
            className={css['face']}
            aria-describedby={noteId}
            onPointerDown={take}
            onPointerMove={follow}
            onPointerUp={letGo}
            onPointerCancel={letGo}
            onKeyDown={press}
            onClick={({ detail: taps }) => (taps === 0 || !grip.current.moved) && onOpen()}
          >
            <Picture ref={inTime} src={drawing} width={44} height={44} draggable="false">
              <Icon name="wallet" />
            </Picture>
            <span className={hidden['unseen']}>{t('bubble')}</span>
            <span className={css['news']}>{children}</span>
          </button>
          <span id={noteId} hidden>
            {t('bubbleMove')}
          </span>
          <button type="button" className={css['hide']} aria-label={t('bubbleHide')} onClick={onHide}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
