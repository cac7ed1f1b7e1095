import { subscribeKey } from 'valtio/vanilla/utils';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { close, show, shown } from '#nav/modals.ts';
import { words } from '../words.en.ts';

const texts: Record<string, 'refusedBreak' | 'refusedLimit'> = {
  selfExclude: 'refusedBreak',
  selfLimitSet: 'refusedLimit',
};

/**
 * Tells the player, also a restricted one, about each protection request that the operator refused after the form was
 * left; again with each start, until they have answered.
 */
export function followRefusedRequests(): void {
  const tell = (refused: typeof stores.rg.refused) => {
    if (!refused?.length) {
      for (const { id } of shown.filter(({ name }) => name === 'refused')) close(id);
      return;
    }
    const text = [...new Set(refused.map(({ call }) => words.say(texts[call] ?? 'refusedOffers')))].join(' ');
    const onAnswer = () => void app.rg.refusedSeen().catch(() => {});
    show('refused', { text, onAnswer }).catch(() => {});
  };
  subscribeKey(stores.rg, 'refused', tell);
  tell(stores.rg.refused);
}
