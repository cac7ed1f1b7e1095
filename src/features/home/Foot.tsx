import { useSnapshot } from 'valtio';
import { LanguageButton } from '../../app/LanguageButton.tsx';
import { stores } from '../../app/stores.ts';
import css from './home.module.css';
import { words } from './words.ts';

/** Who may play, and by whose leave the operator offers it. */
export function Foot() {
  const t = words.use();
  const licence = useSnapshot(stores.settings).config?.licence;
  return (
    <footer className={css['foot']}>
      <p>
        <strong className={css['age']}>21+</strong> {t('adults')}
      </p>
      <p>{t('keepsFun')}</p>
      {licence && <p>{t('licence', { no: licence.no, holder: licence.holder })}</p>}
      <LanguageButton />
    </footer>
  );
}
