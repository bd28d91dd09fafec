import { mustRenew, phaseOf, inactivity } from './inactivity.ts';

/** The remaining time without input, and whether that is the final end, which input does not extend. */
interface Left {
  readonly ms: number;
  readonly isLast: boolean;
}

/** The answer of the gateway: the remaining time, no session, another person's session, or unknown. */
export type Rest = Left | 'no' | 'another' | 'unknown';

/** The end of the session without input, in milliseconds of the wall clock. */
export interface SessieEnd {
  readonly at: number;
  /** Its two hours are over then (docs/decisions.md §3), so that staying is impossible. */
  readonly isLast: boolean;
}

/** The dependencies of the watch, which tests replace. */
export interface Resources {
  /** Milliseconds of the wall clock, which continues while the device sleeps. */
  readonly now: () => number;
  /** Asks the gateway for the remaining time; for a person's input it renews the session first. */
  readonly fetchRest: (asInput: boolean) => Promise<Rest>;
  /** Returns whether this document may renew: visible, online, not signed out. */
  readonly mayRenew: () => boolean;
  /** Tells the other tabs the new end of the session. */
  readonly share: (end: SessieEnd) => void;
  /** Hides the page while it is uncertain whether the session still lives. */
  readonly hide: (hidden: boolean) => void;
  readonly redirectToLogin: () => void;
  /** Blanks this person's page, because another one logged in since. */
  readonly reloadForCurrentPerson: () => void;
}

/**
 * The state of the screen: seconds left during the countdown, whether they are the last, and whether
 * staying just failed.
 */
export interface IdleView {
  readonly rest: number | undefined;
  readonly isLast: boolean;
  readonly failed: boolean;
}

export const quiet: IdleView = { rest: undefined, isLast: false, failed: false };

function toEnd({ ms, isLast }: Left, now: number): SessieEnd {
  return { at: now + ms, isLast };
}

/**
 * Watches over a session without input (docs/decisions.md §3): renews it, asks in time, and ends the page.
 */
export class IdleGuard {
  readonly #m: Resources;
  readonly #report: (image: IdleView) => void;
  /** The assumed end of the session; read-only for others. */
  end: SessieEnd;
  #requested = Number.NEGATIVE_INFINITY;
  #busy = false;
  #failed = false;
  // The person has read that these minutes are the last, and may use them.
  #noted = false;

  /** @param started request of the document, which counts as input */
  constructor(resources: Resources, started: number, report: (image: IdleView) => void) {
    this.#m = resources;
    this.end = { at: started + inactivity.duration, isLast: false };
    this.#report = report;
  }

  /** Asks for the real remaining time, without renewing. */
  async start(): Promise<void> {
    const now = this.#m.now();
    if (!this.#m.mayRenew()) return;
    const rest = await this.#ask(false);
    if (typeof rest === 'object') this.#set(toEnd(rest, now));
  }

  async input(): Promise<void> {
    const now = this.#m.now();
    if (!mustRenew(this.end.at, this.#requested, now) || !this.#m.mayRenew()) return;
    this.#requested = now;
    const rest = await this.#ask(true);
    // The session ended elsewhere: a person who is typing keeps the page, and the next real call tells
    // them.
    if (rest === 'no') this.#set({ at: now + inactivity.duration, isLast: false });
    if (typeof rest === 'object') this.#renewed(toEnd(rest, now));
  }

  /** The person chose to stay, or to use the last minutes when staying is impossible. */
  async stay(): Promise<void> {
    const now = this.#m.now();
    if (this.#busy || phaseOf(this.end.at, now) !== 'requests') return;
    this.#noted = this.end.isLast;
    this.#busy = !this.#noted;
    this.tick();
    if (this.#noted) return;
    const rest = await this.#ask(true);
    this.#busy = false;
    this.#failed = rest === 'unknown';
    if (rest === 'no') this.#m.redirectToLogin();
    else if (typeof rest === 'object') this.#renewed(toEnd(rest, now));
    else this.tick();
  }

  /** Receives the end of the session from another tab. */
  hear(end: SessieEnd): void {
    if (end.at > this.end.at) this.#set(end);
  }

  /** Checks the clock: every second, and whenever the page becomes visible. */
  tick(): void {
    const now = this.#m.now();
    const { at, isLast } = this.end;
    const phase = phaseOf(at, now);
    if (phase === 'over' && !this.#busy) void this.#endAll();
    const asking = phase === 'requests' && !this.#busy && !this.#noted;
    const rest = Math.ceil((at - now) / 1000);
    this.#report(asking ? { rest, isLast, failed: this.#failed } : quiet);
  }

  // A frozen tab may have missed a renewal in another one, so the gateway decides.
  async #endAll(): Promise<void> {
    this.#busy = true;
    this.#m.hide(true);
    const now = this.#m.now();
    const rest = await this.#ask(false);
    if (rest === 'another') return;
    if (typeof rest !== 'object') {
      this.#m.redirectToLogin();
      return;
    }
    this.#busy = false;
    this.#set(toEnd(rest, now));
    this.#m.hide(false);
  }

  async #ask(asInput: boolean): Promise<Rest> {
    const rest = await this.#m.fetchRest(asInput);
    if (rest === 'another') this.#m.reloadForCurrentPerson();
    return rest;
  }

  #renewed(end: SessieEnd): void {
    this.#m.share(end);
    this.#set(end);
  }

  #set(end: SessieEnd): void {
    this.end = end;
    this.#noted = false;
    this.#failed = false;
    this.tick();
  }
}
