import type { ModalBase } from '#nav/modal.ts';
import { RewardContent } from '#shared/claims/RewardPage.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { useJackpot } from './useJackpot.ts';
import { Wheel } from './Wheel.tsx';
import { words } from './words.en.ts';

/** The jackpot's wheel over another page, which stays unchanged: the bubble opens it. */
export default function JackpotModal({ close }: ModalBase) {
  const t = words.use();
  const jackpot = useJackpot();
  return (
    <Sheet title={t('title')} onClose={close} closeLabel={t('close')}>
      <RewardContent reply={jackpot.info} acts={[jackpot.draw.act]}>
        {(info) => <Wheel jackpot={jackpot} info={info} />}
      </RewardContent>
    </Sheet>
  );
}
