// @vitest-environment happy-dom
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

/** Fires the page's `IntersectionObserver`. */
let scroll: (intersectionRatio: number) => void = () => {};
class Observer {
  readonly watched = new Set<Element>();
  constructor(look: (entries: object[]) => void) {
    scroll = (intersectionRatio) =>
      look([...this.watched].map((target) => ({ target, isIntersecting: true, intersectionRatio })));
  }
  observe(target: Element) {
    this.watched.add(target);
  }
  unobserve(target: Element) {
    this.watched.delete(target);
  }
}
vi.stubGlobal('IntersectionObserver', Observer);

const { useSeen } = await import('./analytics.ts');

function Banner() {
  const element = useRef<HTMLDivElement>(null);
  useSeen(element, 'banner_view', { id: 3 });
  return <div ref={element} />;
}

test('an element counts as seen once, when half of it has been on screen', async () => {
  await render(<Banner />);
  scroll(0.1);
  expect(app.events.track).not.toHaveBeenCalled();
  scroll(0.5);
  scroll(1);
  expect(app.events.track).toHaveBeenCalledExactlyOnceWith({ name: 'banner_view', screen: '/', params: { id: 3 } });
});

function Place({ drawn }: { drawn: boolean }) {
  return <li>{drawn && <Banner />}</li>;
}

test('an element redrawn in the same list place counts as seen once', async () => {
  app.events.track.mockClear();
  await render(<Place drawn />);
  await render(<Place drawn={false} />);
  scroll(1);
  expect(app.events.track).not.toHaveBeenCalled();
  await render(<Place drawn />);
  scroll(1);
  await render(<Place drawn={false} />);
  await render(<Place drawn />);
  scroll(1);
  expect(app.events.track).toHaveBeenCalledOnce();
});
