import { Activities } from './Activities.tsx';
import { PrefetchLower } from './PrefetchLower.tsx';
import { Footer } from './Footer.tsx';
import { Notices } from './Notices.tsx';
import { WhileJackpotRuns } from './WhileJackpotRuns.tsx';

/** The footer of the lobby; everything below the fold has loaded before it may be `drawn`. */
export function End({ drawn }: { drawn: boolean }) {
  if (!drawn) return <PrefetchLower />;
  return (
    <>
      <WhileJackpotRuns />
      <Notices />
      <Activities />
      <Footer />
    </>
  );
}
