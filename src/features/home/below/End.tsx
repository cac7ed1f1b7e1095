import { Activities } from './Activities.tsx';
import { Foot } from './Foot.tsx';
import { Notices } from './Notices.tsx';
import { WhileJackpotRuns } from './WhileJackpotRuns.tsx';

/** The end of the lobby. */
export function End() {
  return (
    <>
      <WhileJackpotRuns />
      <Notices />
      <Activities />
      <Foot />
    </>
  );
}
