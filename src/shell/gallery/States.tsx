import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { OfflineState } from '#ui/states/OfflineState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Sample } from './Sample.tsx';
import { nothing } from './samples.ts';

/** Empty, error and loading states. */
export function States() {
  return (
    <>
      <Sample name="Skeletons">
        <Skeleton lines={3} />
        <Skeleton ratio={12 / 5} />
      </Sample>
      <Sample name="Empty">
        <EmptyState title="No records yet" text="What you deposit and play stands here.">
          <Button>See the games</Button>
        </EmptyState>
      </Sample>
      <Sample name="Error">
        <ErrorState text="The records didn’t come." retryLabel="Try again" onRetry={nothing} />
      </Sample>
      <Sample name="Offline">
        <OfflineState
          title="You are offline"
          text="This page can’t be opened without a network."
          retryLabel="Try again"
          onRetry={nothing}
        />
      </Sample>
    </>
  );
}
