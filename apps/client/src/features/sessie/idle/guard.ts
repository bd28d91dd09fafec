import { mustRenew, phaseOf, inactivity } from './inactivity.ts';

/** What the gateway said: milliseconds left without input, that there is no session, or nothing. */
export type Rest = number | 'no' | 'onbekend';

/** What the watch works with; a test gives it others. */
export interface Resources {
  /** Milliseconds of the wall clock: it goes on while the device sleeps. */
  readonly now: () => number;
  /** Asks the gateway what is left; as a person's input it renews the session first. */
  readonly fetchRest: (asInput: boolean) => Promise<Rest>;
  /** Whether this document may renew: in sight, online, not signed out. */
  readonly mayRenew: () => boolean;
  /** Tells the other tabs until when the session lives now. */
  readonly share: (end: number) => void;
  /** Hides the page while it is not sure whether the session still lives. */
  readonly hide: (hidden: boolean) => void;
  readonly redirectToLogin: () => void;
}

/** What the screen shows: seconds left once they are counted, and whether staying just failed. */
export interface IdleView {
  readonly rest: number | undefined;
  readonly failed: boolean;
}

const quiet: IdleView = { rest: undefined, failed: false };

/** Watches over a session without input (decisions §3): renews it, asks in time, and ends the page. */
export class IdleGuard {
  readonly #m: Resources;
  readonly #report: (image: IdleView) => void;
  #end: number;
  #requested = Number.NEGATIVE_INFINITY;
  #busy = false;
  #failed = false;

  /** @param started when the document was asked for, which was input */
  constructor(resources: Resources, started: number, report: (image: IdleView) => void) {
    this.#m = resources;
    this.#end = started + inactivity.duration;
    this.#report = report;
  }

  /** Asks what is really left, without renewing. */
  async begin(): Promise<void> {
    const now = this.#m.now();
    if (!this.#m.mayRenew()) return;
    const rest = await this.#m.fetchRest(false);
    if (typeof rest === 'number') this.#set(now + rest);
  }

  /** A person did something. */
  async input(): Promise<void> {
    const now = this.#m.now();
    if (!mustRenew(this.#end, this.#requested, now) || !this.#m.mayRenew()) return;
    this.#requested = now;
    const rest = await this.#m.fetchRest(true);
    // Ended elsewhere: whoever is typing loses nothing by that; the next real call tells them.
    if (rest === 'no') this.#set(now + inactivity.duration);
    if (typeof rest === 'number') this.#renewed(now + rest);
  }

  /** The person chose to stay. */
  async stay(): Promise<void> {
    const now = this.#m.now();
    if (this.#busy || phaseOf(this.#end, now) !== 'requests') return;
    this.#busy = true;
    this.tick();
    const rest = await this.#m.fetchRest(true);
    this.#busy = false;
    this.#failed = rest === 'onbekend';
    if (rest === 'no') this.#m.redirectToLogin();
    else if (rest === 'onbekend') this.tick();
    else this.#renewed(now + rest);
  }

  /** Another tab knows until when the session lives. */
  hear(end: number): void {
    if (end > this.#end) this.#set(end);
  }

  /** Looks at the clock: every second, and whenever the page comes into sight. */
  tick(): void {
    const now = this.#m.now();
    const phase = phaseOf(this.#end, now);
    if (phase === 'over' && !this.#busy) void this.#endAll();
    const asking = phase === 'requests' && !this.#busy;
    const rest = Math.ceil((this.#end - now) / 1000);
    this.#report(asking ? { rest, failed: this.#failed } : quiet);
  }

  // A tab that was frozen may have missed that another one renewed: the gateway has the last word.
  async #endAll(): Promise<void> {
    this.#busy = true;
    this.#m.hide(true);
    const now = this.#m.now();
    const rest = await this.#m.fetchRest(false);
    if (typeof rest !== 'number') {
      this.#m.redirectToLogin();
      return;
    }
    this.#busy = false;
    this.#set(now + rest);
    this.#m.hide(false);
  }

  #renewed(end: number): void {
    this.#m.share(end);
    this.#set(end);
  }

  #set(end: number): void {
    this.#end = end;
    this.#failed = false;
    this.tick();
  }
}
