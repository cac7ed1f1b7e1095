import { Activities } from './Activities.tsx';
import { Ahead } from './PrefetchLower.tsx';
import { Foot } from './Footer.tsx';
import { Notices } from './Notices.tsx';
import { WhileJackpotRuns } from './WhileJackpotRuns.tsx';

/** The end of the lobby; all that lies below its first screen is brought before it may be `drawn`. */
export function End({ drawn }: { drawn: boolean }) {
  if (!drawn) return <Ahead />;
  return (
    <>
      <WhileJackpotRuns />
      <Notices />
      <Activities />
      <Foot />
    </>
  );
}
