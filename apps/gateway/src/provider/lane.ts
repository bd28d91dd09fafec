/** How many requests of one kind are under way at once, and how many more wait for their turn. */
export interface LaneSize {
  readonly connections: number;
  readonly waiting: number;
}

/** So many wait already that one more would only wait in vain. */
export class LaneFullError extends Error {
  override readonly name = 'LaneFullError';

  constructor() {
    super('too many requests of this kind wait for the insurer');
  }
}

/**
 * Waits for a place and gives what gives it back, which may be called more than once.
 * @throws LaneFullError at once where too many wait, and the signal's reason as soon as that ends
 */
export type TakePlace = (signal?: AbortSignal) => Promise<() => void>;

/**
 * Makes the places of one kind of request. Undici's own queue has no bound, and keeps a request whose signal
 * has ended until a connection is free: with a place each, no request waits in it.
 */
export function createLane({ connections, waiting }: LaneSize): TakePlace {
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
    else if (queue.size >= waiting) throw new LaneFullError();
    else await waitForTurn(queue, signal);
    let isHeld = true;
    return () => {
      if (isHeld) giveOn();
      isHeld = false;
    };
  };
}

/** Resolves when it is called from the queue; leaves that as soon as the signal ends. */
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
