import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { vipIconOf } from '#shared/theme/vipIcon.ts';
import { vipTheme } from '#shared/theme/vipTheme.ts';

/** A VIP level's look by the operator's map: palette, mark and name (VI-01, K-09). */
export function useLevelLook() {
  const { config } = useSnapshot(stores.settings);
  return (level: number) => {
    const theme = vipTheme(level, config?.vipMap) ?? 0;
    const known = Object.values(config?.vipMap ?? {}).find((each) => each.level === level);
    return { theme, icon: vipIconOf(known?.icon, theme), name: known?.name ?? '' };
  };
}
