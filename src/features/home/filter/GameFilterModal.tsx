import { useSnapshot } from 'valtio';
import type { ModalBase } from '#nav/modal.ts';
import { filter, setFilter, widenFilter, type GameOrder } from '#shared/games/filter.ts';
import { useCatalogue } from '#shared/games/useCatalogue.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { words } from './words.en.ts';

const orders = ['popular', 'new', 'name'] as const satisfies readonly GameOrder[];
const bands = ['volatilityLow', 'volatilityMedium', 'volatilityHigh'] as const;
/** Least RTPs to choose from, in hundredths of a percent. */
const steps = [9_400, 9_500, 9_600, 9_700];
const percent = 100;

/** A sheet with the order of the lobby's games, and filters by brand, volatility and RTP as far as games differ in them. */
export default function GameFilterModal({ close }: ModalBase) {
  const t = words.use();
  const chosen = useSnapshot(filter);
  const { brands } = useSnapshot(stores.lobby);
  const { value: facts } = useCatalogue('facts', () => app.games.gameFacts());
  const { volatilities = [], rtps = [] } = facts ?? {};
  /** Brands without a game of the chosen category lead nowhere; a former build's lobby has no numbers. */
  const optionOf = ({ id, name, games }: (typeof brands)[number]) => {
    const count = games?.[chosen.typeId ?? 'all'];
    if (games && !count && id !== chosen.brandId) return [];
    return { value: id, label: count ? `${name} (${count})` : name };
  };
  const all = { value: 0, label: t('anyOf') };
  const useful = steps.filter((step) => rtps.some((rtp) => rtp >= step) && rtps.some((rtp) => rtp < step));
  return (
    <Sheet
      title={t('filterTitle')}
      onClose={close}
      closeLabel={shell.use()('close')}
      foot={
        <>
          <Button kind="gold" wide onClick={close}>
            {t('showGames')}
          </Button>
          <Button kind="quiet" wide onClick={widenFilter}>
            {t('clearAll')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('order')}
        value={chosen.order ?? ''}
        options={[{ value: '', label: t('orderUsual') }, ...orders.map((order) => ({ value: order, label: t(order) }))]}
        onChange={(order) => setFilter({ order: order || null })}
      />
      <SelectField
        label={t('brand')}
        value={chosen.brandId ?? 0}
        options={[{ value: 0, label: t('allBrands') }, ...brands.flatMap(optionOf)]}
        onChange={(brandId) => setFilter({ brandId: brandId || null })}
      />
      {volatilities.length > 1 && (
        <SelectField
          label={t('volatility')}
          value={chosen.volatility ?? 0}
          options={[all, ...volatilities.map((band) => ({ value: band, label: t(bands[band - 1]!) }))]}
          onChange={(volatility) => setFilter({ volatility: volatility || null })}
        />
      )}
      {useful.length > 0 && (
        <SelectField
          label={t('leastRtp')}
          value={chosen.leastRtp ?? 0}
          options={[
            all,
            ...useful.map((step) => ({ value: step, label: t('fromRtp', { rtp: `${step / percent}%` }) })),
          ]}
          onChange={(leastRtp) => setFilter({ leastRtp: leastRtp || null })}
        />
      )}
    </Sheet>
  );
}
