import type { ReactNode } from 'react';
import type { Output } from '#contract/endpoints.ts';
import type { LotteryType } from '#contract/rewards/lottery.ts';
import { useReply } from '#nav/useReply.ts';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import type { UnknownOutcome } from '#shared/money-act/useUnknownOutcome.ts';
import { useLottery, type LotteryPath } from './useLottery.ts';

interface SubProps {
  path: LotteryPath;
  title: string;
  acts?: readonly UnknownOutcome[];
  /** For visitors too. */
  open?: boolean;
  children: (info: Output<'lotteryInfo'>, type: LotteryType) => ReactNode;
}

/** A page of the lottery other than its first: the operator's round decides whether it is open. */
export function Sub({ path, title, acts = [], open = false, children }: SubProps) {
  const { type, home } = useLottery(path);
  const reply = useReply('lotteryInfo', { activityType: type });
  return (
    <RewardPage title={title} back={home} reply={reply} acts={acts} open={open}>
      {(info) => children(info, type)}
    </RewardPage>
  );
}
