import { expect, test } from 'vitest';
import { sources, textOf } from '#tests/support/imports.ts';

/** Calls at which a browser may show the player a prompt of its own. */
const asking =
  /\.requestPermission\(|\.persist\??\.?\(|getUserMedia|getDisplayMedia|geolocation\.|clipboard\.read|\.requestStorageAccess|PushManager\(|pushManager\.subscribe|manager\.subscribe\(|registerProtocolHandler|queryLocalFonts|IdleDetector|requestMIDIAccess/g;

/** Where the app makes these calls, and the player's tap that they follow. */
const known = {
  'src/browser/push/pushManager.ts: .requestPermission(': 'a switch of notifications, or the offer after a withdrawal',
  'src/browser/push/pushManager.ts: manager.subscribe(': 'the same, once the player has said yes',
  'src/browser/keepStorage.ts: .persist?.(': 'the button in the settings',
  'src/shell/loading/deferredTasks.ts: .persist?.(': 'a player’s first tap; not in Firefox, which would ask',
};

test('every place that may open a permission prompt is listed, and follows a tap', () => {
  const files = ['src', 'worker', 'sw'].flatMap((realm) => sources(realm, '.ts', '.tsx'));
  const found = files.flatMap((file) => [...textOf(file).matchAll(asking)].map(([call]) => `${file}: ${call}`));
  expect(found.toSorted()).toEqual(Object.keys(known).toSorted());
});
