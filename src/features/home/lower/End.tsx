import { Activities } from './Activities.tsx';
import { PrefetchLower } from './PrefetchLower.tsx';
import { Footer } from './Footer.tsx';
import { Notices } from './Notices.tsx';
import { WhileJackpotRuns } from './WhileJackpotRuns.tsx';

/** The end of the lobby; all that lies below its first screen is brought before it may be `drawn`. */
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
