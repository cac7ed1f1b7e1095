import { useSnapshot } from 'valtio';
import { prefer, preferences } from '#data/preferences.ts';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './SettingsScreen.module.css';
import { words } from './words.en.ts';

/** Choice of light, dark or the system's colours. */
export function Scheme() {
  const t = words.use();
  const { scheme } = useSnapshot(preferences);
  const options = [
    { value: '', label: t('bySystem') },
    { value: 'light', label: t('light') },
    { value: 'dark', label: t('dark') },
  ] as const;
  return (
    <div className={`${layout['stack2']} ${css['three']}`}>
      <RadioCards
        legend={t('scheme')}
        options={options}
        value={scheme}
        onChange={(chosen) => prefer({ scheme: chosen })}
      />
    </div>
  );
}

/** Choice of less motion than the system's setting. */
export function Motion() {
  const t = words.use();
  const { motion } = useSnapshot(preferences);
  const options = [
    { value: 'auto', label: t('bySystem') },
    { value: 'less', label: t('less') },
  ] as const;
  return (
    <div className={layout['stack2']}>
      <RadioCards
        legend={t('motion')}
        options={options}
        value={motion}
        onChange={(chosen) => prefer({ motion: chosen })}
      />
      <p className={`${css['note']} ${typography['caption']}`}>{t('motionNote')}</p>
    </div>
  );
}
