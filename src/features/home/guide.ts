import { proxy } from 'valtio';
import { keep, kept } from '../../app/kept.ts';

const name = 'guide.over';

/** The tour of the lobby: offered once per device, until it was taken or turned down. */
export const guide = proxy({ over: kept('device', name, false) });

/** The tour isn't offered again. */
export function endGuide(): void {
  guide.over = true;
  keep('device', name, true);
}
