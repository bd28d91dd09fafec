/** Maximum concurrent requests of a kind, and maximum waiting ones. */
export interface ConcurrencyLimit {
  readonly connections: number;
  readonly waiting: number;
}

/** Too many wait for another to make sense. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';

  constructor() {
    super('too many requests of this kind wait for the insurer');
  }
}

/**
 * Waits for a place and returns an idempotent release function.
 * @throws QueueFullError at once if too many wait, and the signal's reason when it aborts
 */
export type TakePlace = (signal?: AbortSignal) => Promise<() => void>;

/**
 * Creates the concurrency limiter of a kind of request. Undici's own queue is unbounded, and keeps aborted
 * requests until a connection is free; with this limiter nothing waits in it. Cockatiel's bulkhead does not fit: an
 * aborted request keeps its place in its queue.
 */
export function createConcurrencyLimiter({ connections, waiting }: ConcurrencyLimit): TakePlace {
  const queue = new Set<() => void>();
  let taken = 0;
  const giveOn = (): void => {
    const [next] = queue;
    if (next) next();
    else taken -= 1;
  };
  return async (signal) => {
    signal?.throwIfAborted();
    if (taken < connections) taken += 1;
    else if (queue.size >= waiting) throw new QueueFullError();
    else await waitForTurn(queue, signal);
    let isHeld = true;
    return () => {
      if (isHeld) giveOn();
      isHeld = false;
    };
  };
}

/** Resolves when called from the queue; leaves it when the signal aborts. */
function waitForTurn(queue: Set<() => void>, signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const leave = (): void => {
    queue.delete(enter);
    reject(signal?.reason);
  };
  const enter = (): void => {
    queue.delete(enter);
    signal?.removeEventListener('abort', leave);
    resolve();
  };
  queue.add(enter);
  signal?.addEventListener('abort', leave, { once: true });
  return promise;
}
