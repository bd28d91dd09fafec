import { mustRenew, phaseOf, inactivity } from './inactivity.ts';

/** How long the session lives without input, and whether that is its last end: no input puts it off. */
interface Left {
  readonly ms: number;
  readonly isLast: boolean;
}

/** What the gateway said: what is left, that there is no session, that it is another person's, or nothing. */
export type Rest = Left | 'no' | 'another' | 'unknown';

/** Until when the session lives without input, in milliseconds of the wall clock. */
export interface SessieEnd {
  readonly at: number;
  /** Its two hours are over then (docs/decisions.md §3): staying is no choice any more. */
  readonly isLast: boolean;
}

/** What the watch works with; a test gives it others. */
export interface Resources {
  /** Milliseconds of the wall clock: it goes on while the device sleeps. */
  readonly now: () => number;
  /** Asks the gateway what is left; as a person's input it renews the session first. */
  readonly fetchRest: (asInput: boolean) => Promise<Rest>;
  /** Whether this document may renew: in sight, online, not signed out. */
  readonly mayRenew: () => boolean;
  /** Tells the other tabs until when the session lives now. */
  readonly share: (end: SessieEnd) => void;
  /** Hides the page while it is not sure whether the session still lives. */
  readonly hide: (hidden: boolean) => void;
  readonly redirectToLogin: () => void;
  /** Takes this person's page away: somebody else logged in since. */
  readonly startAnew: () => void;
}

/** What the screen shows: seconds left once they are counted, whether they are the last, and whether staying just failed. */
export interface IdleView {
  readonly rest: number | undefined;
  readonly isLast: boolean;
  readonly failed: boolean;
}

/** Nothing is asked. */
export const quiet: IdleView = { rest: undefined, isLast: false, failed: false };

function toEnd({ ms, isLast }: Left, now: number): SessieEnd {
  return { at: now + ms, isLast };
}

/** Watches over a session without input (docs/decisions.md §3): renews it, asks in time, and ends the page. */
export class IdleGuard {
  readonly #m: Resources;
  readonly #report: (image: IdleView) => void;
  /** Until when it takes the session to live; only to be read. */
  end: SessieEnd;
  #requested = Number.NEGATIVE_INFINITY;
  #busy = false;
  #failed = false;
  // The person has read that these minutes are the last: the rest of them is theirs.
  #noted = false;

  /** @param started when the document was asked for, which was input */
  constructor(resources: Resources, started: number, report: (image: IdleView) => void) {
    this.#m = resources;
    this.end = { at: started + inactivity.duration, isLast: false };
    this.#report = report;
  }

  /** Asks what is really left, without renewing. */
  async start(): Promise<void> {
    const now = this.#m.now();
    if (!this.#m.mayRenew()) return;
    const rest = await this.#ask(false);
    if (typeof rest === 'object') this.#set(toEnd(rest, now));
  }

  /** A person did something. */
  async input(): Promise<void> {
    const now = this.#m.now();
    if (!mustRenew(this.end.at, this.#requested, now) || !this.#m.mayRenew()) return;
    this.#requested = now;
    const rest = await this.#ask(true);
    // Ended elsewhere: whoever is typing loses nothing by that; the next real call tells them.
    if (rest === 'no') this.#set({ at: now + inactivity.duration, isLast: false });
    if (typeof rest === 'object') this.#renewed(toEnd(rest, now));
  }

  /** The person chose to stay, or to use the minutes that are left where staying is no choice. */
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

  /** Another tab knows until when the session lives. */
  hear(end: SessieEnd): void {
    if (end.at > this.end.at) this.#set(end);
  }

  /** Looks at the clock: every second, and whenever the page comes into sight. */
  tick(): void {
    const now = this.#m.now();
    const { at, isLast } = this.end;
    const phase = phaseOf(at, now);
    if (phase === 'over' && !this.#busy) void this.#endAll();
    const asking = phase === 'requests' && !this.#busy && !this.#noted;
    const rest = Math.ceil((at - now) / 1000);
    this.#report(asking ? { rest, isLast, failed: this.#failed } : quiet);
  }

  // A tab that was frozen may have missed that another one renewed: the gateway has the last word.
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
    if (rest === 'another') this.#m.startAnew();
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
