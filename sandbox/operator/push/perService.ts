/** How many messages a push service is sent at once. */
export const atOnce = 20;

/** After how many messages in a row without an answer a push service is given up. */
export const mostUnanswered = 5;

export type PushOutcome = 'sent' | 'gone' | 'failed';

/** What became of a message: also unanswered, if its time ran out, or withheld, if its player gets it no longer. */
export type Attempt = PushOutcome | 'unanswered' | 'withheld';

/**
 * Sends messages to one push service, `atOnce` at a time in their order, and returns the outcomes of those not withheld
 * in that order. Once `mostUnanswered` in a row had no answer, the rest fails without an attempt.
 */
export async function sendToService<Message>(
  messages: readonly Message[],
  send: (message: Message) => Promise<Attempt>,
): Promise<PushOutcome[]> {
  const attempts: Attempt[] = [];
  const waiting = messages.entries();
  let unanswered = 0;

  async function sendInTurn() {
    for (const [place, message] of waiting) {
      const attempt = unanswered < mostUnanswered ? await send(message) : 'unanswered';
      if (attempt === 'unanswered') unanswered++;
      else if (attempt !== 'withheld') unanswered = 0;
      attempts[place] = attempt;
    }
  }

  await Promise.all(Array.from({ length: atOnce }, sendInTurn));
  return attempts.flatMap((attempt): PushOutcome[] => {
    if (attempt === 'withheld') return [];
    return [attempt === 'unanswered' ? 'failed' : attempt];
  });
}
