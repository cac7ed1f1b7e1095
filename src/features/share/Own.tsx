import { useMemo } from 'react';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { QrPicture } from '#shared/qr/QrPicture.tsx';
import { qrCode } from '#shared/qr/qrCode.ts';
import { canShare } from '#shared/share/shareLink.ts';
import { CopyButton } from '#shared/share/CopyButton.tsx';
import { copyLink, sendLink } from '#shared/share/share.ts';
import { words as sharing } from '#shared/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { words } from './words.en.ts';
import type { Via } from './links.ts';
import css from './ShareScreen.module.css';

interface OwnProps {
  code: string;
  link: string;
  onShared: (via: Via) => void;
}

/** The QR code, made on the device, the code and the link, all available offline (SH-01). */
export function Own({ code, link, onShared }: OwnProps) {
  const t = words.use();
  const shareText = sharing.use();
  const picture = useMemo(() => qrCode(link), [link]);
  async function share() {
    const via = await sendLink(link);
    if (via) onShared(via);
  }
  async function copy() {
    if (await copyLink(link)) onShared('copy');
  }
  return (
    <Card>
      {picture && (
        <div className={css['qr']}>
          <QrPicture code={picture} />
          <p className={typography['caption']}>{t('scan')}</p>
        </div>
      )}
      <h2 className={typography['subheading']}>{t('yourCode')}</h2>
      <p className={css['line']}>
        <span className={css['code']}>{code}</span>
        <CopyButton
          text={code}
          label={t('copyCode')}
          copied={shareText('copied')}
          failed={t('codeNotCopied', { code })}
        />
      </p>
      <h2 className={typography['subheading']}>{t('yourLink')}</h2>
      <p className={css['link']}>{link}</p>
      <div className={`${css['buttons']} ${layout['cluster']}`}>
        {canShare() && (
          <Button kind="gold" onClick={() => void share()}>
            {t('share')}
          </Button>
        )}
        <Button kind={canShare() ? 'plain' : 'gold'} onClick={() => void copy()}>
          {t('copyLink')}
        </Button>
      </div>
    </Card>
  );
}
