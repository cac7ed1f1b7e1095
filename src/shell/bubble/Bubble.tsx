import {
  useEffect,
  useEffectEvent,
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
import {
  keepPlace,
  keptPlace,
  movedBy,
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

/**
 * A draggable floating button: a tap opens it; when dropped it snaps to the nearest side (checklist B-02 to B-05). It
 * changes sides when it covers the focused element.
 */
export function Bubble({ onOpen, onHide, children }: BubbleProps) {
  const t = words.use();
  const noteId = useId();
  const area = useRef<HTMLDivElement>(null);
  const self = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(keptPlace);
  const [bounds, setBounds] = useState<Bounds>();
  const [dragged, setDragged] = useState<{ x: number; y: number }>();
  const grip = useRef({ x: 0, y: 0, moved: false });

  useLayoutEffect(() => {
    const measure = () => setBounds(area.current!.getBoundingClientRect());
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);

  const makeWay = useEffectEvent((focused: Element) => {
    const { left, top, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit && !self.current?.contains(focused) && self.current?.contains(hit))
      setPlace({ ...place, side: place.side === 'left' ? 'right' : 'left' });
  });
  useEffect(() => {
    let frame = 0;
    // Waits a frame, as the browser first scrolls the focused element into view.
    const look = ({ target }: FocusEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => makeWay(target as Element));
    };
    document.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', look);
    };
  }, []);

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
    const from = pointOf(place, bounds);
    grip.current.moved ||= Math.hypot(at.x - from.x, at.y - from.y) > tapReach;
    if (grip.current.moved) setDragged(within(at, bounds));
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

  const { x, y } = dragged ?? (bounds ? pointOf(place, bounds) : { x: 0, y: 0 });
  return (
    <>
      <div ref={area} className={css['area']} />
      {bounds && (
        <div
          ref={self}
          className={`${css['bubble']} ${css[place.side]} ${dragged ? '' : css['resting']}`}
          style={{ width: size, height: size, transform: `translate(${x}px, ${y}px)` }}
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
            {children}
          </button>
          <span id={noteId} hidden>
            {t('bubbleMove')}
          </span>
          <button type="button" className={css['hide']} aria-label={t('bubbleHide')} onClick={onHide}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </>
  );
}
