import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooBusyRefusal } from './refusal.ts';
import { hasBody } from './slowBodies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether its requests cost enough to be turned away when there are too many at once; or which of them
     * do, where only their body tells.
     */
    heavy?: boolean | ((request: FastifyRequest) => boolean);
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

  /** Whether nobody more is let in at the moment. */
  get isFull(): boolean {
    return this.#inside >= this.limit;
  }

  /** Lets one more in and gives what says that they are done; undefined where it is full. */
  enter(now: () => number = () => performance.now()): (() => void) | undefined {
    if (this.isFull) return undefined;
    this.#inside += 1;
    const begun = now();
    const wasFull = this.#inside >= this.limit * 0.8;
    let isInside = true;
    const leave = (): void => {
      if (!isInside) return;
      isInside = false;
      clearTimeout(timer);
      this.#inside -= 1;
      const took = now() - begun;
      if (wasFull && took < countedMs) this.#learn(took);
    };
    const timer = setTimeout(leave, countedMs);
    timer.unref();
    return leave;
  }

  #learn(took: number): void {
    if (this.#fixed) return;
    if (took > tooSlowMs) this.#limit = Math.max(fewest, this.#limit * 0.98);
    else if (took < quickMs) this.#limit = Math.min(most, this.#limit + 0.5);
  }
}

/** How long a second refusal in a row takes, in milliseconds: spread around this. */
const holdMs = 1_000;

/**
 * Who was told to come back in five seconds and asks again at once, on the same connection with the same
 * cookies, hears so again a second later: answering a stream of them would take the processor from those
 * who were let in. A first refusal is immediate, and who can be let in is so at once. Who has no cookies is
 * nobody yet: over the connection of a proxy the next such request may be a stranger's.
 */
class Impatience {
  readonly #refused = new WeakMap<Socket, { who: string; until: number }>();

  /** Resolves when this request may be refused. */
  async hold({ headers: { cookie }, ip, socket }: FastifyRequest): Promise<void> {
    if (cookie === undefined) return;
    const who = `${ip} ${cookie}`;
    const before = this.#refused.get(socket);
    const left = before?.who === who ? before.until - performance.now() : 0;
    if (left > 0) await pause(left, undefined, { ref: false });
    const until = performance.now() + holdMs * (0.75 + Math.random() / 2);
    this.#refused.set(socket, { who, until });
  }
}

// One for all: its answer says nothing of the request, and a stack costs more than the rest of it.
const tooBusy = new TooBusyRefusal();

/**
 * Turns requests of heavy routes away, with 503 and when to come back, while as many are worked on as can
 * be answered in time. What is light (files, health, signing out, webhooks) is answered always. Whoever
 * sends a body has a place only once it is in: bodies that never come would hold those of everybody.
 */
export function shedLoad(app: FastifyInstance, crowd: Crowd): void {
  const impatience = new Impatience();
  const turnAway = async (request: FastifyRequest): Promise<never> => {
    await impatience.hold(request);
    throw tooBusy;
  };
  const letIn = async (request: FastifyRequest, { raw }: FastifyReply): Promise<void> => {
    const leave = crowd.enter();
    if (!leave) return turnAway(request);
    // Also of who hangs up, which is no response, or did so while the body was read.
    if (raw.destroyed) leave();
    else raw.once('close', leave);
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.heavy !== true) return;
    if (!hasBody(request.raw)) return letIn(request, reply);
    // Nothing is read, and no session looked up, for who would be turned away afterwards.
    if (crowd.isFull) return turnAway(request);
  });
  app.addHook('preValidation', async (request, reply) => {
    const { heavy } = request.routeOptions.config;
    const isHeavy = typeof heavy === 'function' ? heavy(request) : heavy && hasBody(request.raw);
    if (isHeavy) return letIn(request, reply);
  });
}
