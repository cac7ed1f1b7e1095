import type { Output } from '#contract/endpoints.ts';
import { href } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { useReply } from '#nav/useReply.ts';
import { useIsShown } from '#shared/page/useIsShown.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Barred } from './Barred.tsx';
import { Start } from './Start.tsx';
import { StepForm } from './StepForm.tsx';
import { emptyValues, textNames, type KycValues, type Step } from './steps.ts';
import { useApplication } from './useApplication.ts';
import { useDraft, type Draft } from './useDraft.ts';

interface ApplyProps {
  check: Output<'kyc'>;
  step: Step | 'start';
  back: string;
  onSent: () => void;
}

/** The KYC application, prefilled with what this device and the operator already know. */
export function Apply(props: ApplyProps) {
  const draft = useDraft();
  const details = useReply('appUserOther', {});
  if (!draft || (!details.value && !details.failure)) return <Skeleton lines={8} />;
  const { idType, realName } = props.check;
  const known = { ...details.value, ...(idType && { idType }), ...(realName && { realName }), ...draft.values };
  return <Application {...props} draft={draft} initial={knownValues(known)} />;
}

/** The values that are already known. */
function knownValues(known: Readonly<Record<string, unknown>>): KycValues {
  const texts = textNames.map((name) => [name, typeof known[name] === 'string' ? known[name] : '']);
  return { ...emptyValues, ...Object.fromEntries(texts) };
}

interface ApplicationProps extends ApplyProps {
  draft: Draft;
  initial: KycValues;
}

function Application({ check, step, back, onSent, draft, initial }: ApplicationProps) {
  const isShown = useIsShown();
  const at = (next: Step) => href('/member/profile/kyc', { step: next, back });
  const application = useApplication({
    check,
    initial,
    draft,
    onCorrection(next) {
      if (isShown()) void go(at(next));
    },
    onSent,
  });
  if (application.barred) return <Barred />;
  if (step === 'start') return <Start check={check} application={application} at={at} />;
  return <StepForm step={step} application={application} at={at} />;
}
