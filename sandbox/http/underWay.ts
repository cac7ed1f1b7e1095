/** Answers a request; `peer` is the address (IP) of the connection. */
export type Fetch = (request: Request, peer?: string) => Response | Promise<Response>;

/**
 * A fetch handler, and `ended`, which resolves when none of its requests is in progress, whether or not their clients
 * have disconnected. From then on it answers 503.
 */
export function followed(fetch: Fetch) {
  const underWay = new Set<Promise<Response>>();
  let isOver = false;
  return {
    async fetch(request: Request, peer?: string): Promise<Response> {
      if (isOver) return new Response(null, { status: 503 });
      const answer = Promise.resolve(fetch(request, peer));
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    },
    async ended(): Promise<void> {
      while (underWay.size > 0) await Promise.allSettled(underWay);
      isOver = true;
    },
  };
}
