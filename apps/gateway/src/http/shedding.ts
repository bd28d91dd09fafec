import type { FastifyInstance } from 'fastify';
import { TooBusy } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its requests cost enough to be turned away when there are too many at once. */
    heavy?: boolean;
  }
}

/** How many requests are worked on at once, and how long each may count, in milliseconds. */
const [fewest, most] = [16, 200];
const countedMs = 3_000;

/** How long somebody who is let in should wait, in milliseconds: above it fewer are, below it more. */
const [tooSlowMs, quickMs] = [400, 250];

/**
 * How many may be worked on at once: all that wait share one processor, so that each one more makes all
 * of them slower. It follows from how long answers take while it is full; what waits for somebody else
 * (an insurer that hangs) stops counting after three seconds.
 */
export class Crowd {
  #limit: number;
  readonly #fixed: boolean;
  #inside = 0;

  /** @param fixed a limit that does not change, for tests */
  constructor(start: number, fixed = false) {
    this.#limit = start;
    this.#fixed = fixed;
  }

  /** How many may be inside at the moment. */
  get limit(): number {
    return Math.floor(this.#limit);
  }

  /** Lets one more in and gives what says that they are done; undefined where it is full. */
  enter(now: () => number = () => performance.now()): (() => void) | undefined {
    if (this.#inside >= this.limit) return undefined;
    this.#inside += 1;
    const begun = now();
    const wasFull = this.#inside >= this.limit * 0.8;
    let isInside = true;
    const leave = (): void => {
      if (!isInside) return;
      isInside = false;
      clearTimeout(alarm);
      this.#inside -= 1;
      const took = now() - begun;
      if (wasFull && took < countedMs) this.#learn(took);
    };
    const alarm = setTimeout(leave, countedMs);
    alarm.unref();
    return leave;
  }

  #learn(took: number): void {
    if (this.#fixed) return;
    if (took > tooSlowMs) this.#limit = Math.max(fewest, this.#limit * 0.98);
    else if (took < quickMs) this.#limit = Math.min(most, this.#limit + 0.5);
  }
}

/**
 * Turns requests of heavy routes away at once, with 503 and when to come back, while as many are worked on
 * as can be answered in time. What is light (files, health, signing out, webhooks) is answered always.
 */
export function shedLoad(app: FastifyInstance, crowd: Crowd): void {
  app.addHook('onRequest', async ({ routeOptions }, { raw }) => {
    if (routeOptions.config.heavy !== true) return;
    const leave = crowd.enter();
    if (!leave) throw new TooBusy();
    // Also of who hangs up, which is no response.
    raw.once('close', leave);
  });
}
