import { href } from '#nav/href.ts';
import type { ModalBase } from '#nav/modal.ts';
import { Celebration } from '#shared/celebration/Celebration.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { LevelMark } from './LevelMark.tsx';
import { useLevelLook } from './useLevelLook.ts';
import css from './VipScreen.module.css';
import { words } from './words.en.ts';

export interface NewLevelModalProps extends ModalBase {
  /** The reached level. */
  level: number;
}

/** Announces a reached level once, calmly, with a link to its benefits (VI-08). */
export default function NewLevelModal({ level, close }: NewLevelModalProps) {
  const t = words.use();
  const { theme, icon, name } = useLevelLook()(level);
  return (
    <Dialog
      title={t('newLevel', { name: name || t('vip', { n: String(level) }) })}
      onClose={close}
      closeLabel={t('later')}
      foot={
        <>
          <LinkButton kind="gold" wide to={href('/vip')}>
            {t('see')}
          </LinkButton>
          <Button wide onClick={close}>
            {t('later')}
          </Button>
        </>
      }
    >
      <div className={css['reached']} data-vip={theme}>
        <Celebration worth="large">
          <LevelMark src={icon} size={96} />
        </Celebration>
        <p>{t('newLevelText', { n: String(level) })}</p>
      </div>
    </Dialog>
  );
}
