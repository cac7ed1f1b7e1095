import { useSnapshot } from 'valtio';
import { props } from '#contract/props.ts';
import type { HoldingName } from '#contract/stores.ts';
import { shown } from '#data/stores.ts';
import { language, locales } from '#i18n/language.ts';
import { inTime } from '#ui/states/inTime.ts';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import { useProps } from '#shared/rewards/useProps.ts';

/** The prop that represents each holding. */
const propOfHolding: Readonly<Record<HoldingName, number>> = {
  points: props.points,
  diamond: props.diamond,
  lottery: 80_001,
};

/**
 * A player's amount of a holding: one value everywhere, updated by every answer of the operator (WA-14); undefined
 * while unknown.
 */
export function useHolding(name: HoldingName): number | undefined {
  return useSnapshot(shown).wallet.held[name]?.amount;
}

/**
 * Points, diamonds or lottery tickets with their picture, as a status that screen readers announce when it changes.
 */
export function Holding({ of }: { of: HoldingName }) {
  const { code } = useSnapshot(language);
  const amount = useHolding(of);
  const { name, picture } = useProps()(propOfHolding[of]);
  return (
    <output aria-label={name}>
      <Badge>
        <Picture ref={inTime} src={picture} width={20} height={20}>
          <Icon name="gift" />
        </Picture>
        <strong>{amount?.toLocaleString(locales[code]) ?? '—'}</strong> {name}
      </Badge>
    </output>
  );
}
