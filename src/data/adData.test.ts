// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import '#tests/support/page.ts';
import { app, onWorker } from '#tests/support/worker.ts';
import { settle } from '#tests/support/world.ts';

const { adData } = await import('./adData.ts');
const { reportFacts } = await import('./facts.ts');
const { prefer } = await import('./preferences.ts');
reportFacts();
const [greet] = onWorker.mock.calls[0]!;

/** Starts the worker, as on a page's first visit to this address. */
function start(search = '') {
  history.replaceState(null, '', `/${search}`);
  greet(app);
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = '_fbp=; max-age=-1';
});

test('campaign parameters are reported, on later visits too, with ad cookies', () => {
  expect(adData('?utm_source=fb&gclid=g1&page=2')).toEqual({ utm_source: 'fb', gclid: 'g1' });
  document.cookie = '_fbp=fb.1.2';
  expect(adData('')).toEqual({ utm_source: 'fb', gclid: 'g1', fbp: 'fb.1.2' });
});

test('only allowed parameters are read from stored data', () => {
  localStorage.setItem('ad.params', '{"utm_term":"slots","utm_medium":7,"name":"Juan"}');
  expect(adData('')).toEqual({ utm_term: 'slots' });
  localStorage.setItem('ad.params', 'null');
  expect(adData('')).toEqual({});
});

describe('the campaign that led here (N-12)', () => {
  beforeEach(async () => {
    history.replaceState(null, '', '/');
    prefer({ campaign: true });
    // The store's subscribers hear of it in a later turn.
    await settle();
    app.events.tellAd.mockClear();
  });

  test('a visit without one reports nothing', () => {
    start();
    expect(app.events.tellAd).toHaveBeenCalledExactlyOnceWith({});
  });

  test('a browser that blocks cookies reports nothing of them (D1)', () => {
    const cookies = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    start();
    cookies.mockRestore();
    expect(app.events.tellAd).toHaveBeenCalledExactlyOnceWith({});
  });

  test('its parameters are reported, also if the visitor moves on meanwhile', async () => {
    start('?utm_source=fb');
    history.replaceState(null, '', '/');
    await vi.waitFor(() => expect(app.events.tellAd).toHaveBeenCalledExactlyOnceWith({ utm_source: 'fb' }));
  });

  test('opting out while its code loads reports and stores nothing', async () => {
    start('?utm_source=fb');
    prefer({ campaign: false });
    await vi.waitFor(() => expect(app.events.tellAd).toHaveBeenCalledTimes(2));
    for (const [ad] of app.events.tellAd.mock.calls) expect(ad).toEqual({});
    expect(localStorage.getItem('ad.params')).toBeNull();
  });

  test('opting out reports nothing, and deletes what is stored', async () => {
    start('?utm_source=fb');
    await vi.waitFor(() => expect(app.events.tellAd).toHaveBeenCalledOnce());
    prefer({ campaign: false });
    await vi.waitFor(() => expect(app.events.tellAd).toHaveBeenLastCalledWith({}));
    expect(localStorage.getItem('ad.params')).toBeNull();
    app.events.tellAd.mockClear();
    start('?utm_source=mail');
    expect(app.events.tellAd).toHaveBeenCalledExactlyOnceWith({});
  });
});
