import { save } from './save.ts';
import { type Concept, type ConceptContent, toConcept, fromConcept } from './concept.ts';

/** Where keeping a draft is; `off`: this insurer keeps none. */
export type SavePhase = 'idle' | 'busy' | 'saved' | 'failed' | 'off';

/** What is told of keeping a draft. */
export interface SaveMessage {
  readonly phase: SavePhase;
  /** Changed in another tab or on another device; null: sent in or thrown away there. */
  readonly elsewhere: Concept | null | undefined;
  /** What is kept, as `textOfContent` writes it. */
  readonly saved: string | undefined;
}

/** Pause after a change before it is kept, and before a first failure is tried again; milliseconds. */
const idleMs = 800;
const retryMs = 10_000;
/** How many times the pause doubles while it fails on and on: to more than five minutes. */
const doublings = 5;

/** One text for one content, to compare by. */
export function textOfContent(content: ConceptContent): string {
  return JSON.stringify(content);
}

function textOfConcept(concept: Concept): string {
  const { files, ...claim } = fromConcept(concept);
  return textOfContent(toConcept(claim, files));
}

/**
 * Keeps a draft at the insurer while it changes: after a short rest, one call at a time, the last
 * words win. Stops when another tab was first, until the person has chosen.
 */
export class AutoSaver {
  readonly #report: (message: SaveMessage) => void;
  readonly #save: typeof save;
  #version: string | null;
  #content: ConceptContent | undefined;
  #message: SaveMessage;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #failures = 0;
  #closed = false;

  /** @param begin the draft the claim was started from; `report` hears of every change. */
  constructor(
    begin: Concept | undefined,
    report: (message: SaveMessage) => void,
    saveWith: typeof save = save,
  ) {
    this.#version = begin?.versie ?? null;
    this.#report = report;
    this.#save = saveWith;
    this.#message = { phase: 'idle', elsewhere: undefined, saved: begin && textOfConcept(begin) };
  }

  /** What is told at the start. */
  get message(): SaveMessage {
    return this.#message;
  }

  /** Something is kept at the insurer, or about to be: what is emptied has to be taken away there. */
  get keeps(): boolean {
    return this.#version !== null || this.#message.phase === 'busy';
  }

  /** This is what there is to keep; undefined: nothing for now. */
  want(content: ConceptContent | undefined): void {
    if (this.#closed) return;
    this.#content = content;
    // Who goes on waits no longer than after a first failure.
    if (this.#failures > 1) {
      this.#failures = 1;
      this.#stopTimer();
    }
    this.#planNext();
  }

  /** Keeps what there is without resting first; true when all of it is kept. */
  async saveNow(): Promise<boolean> {
    this.#stopTimer();
    const own = this.#running.then(() => this.#once());
    this.#running = own;
    return own;
  }

  /** Keeps nothing more until it is told to, and waits for what is under way. */
  async pause(): Promise<void> {
    this.want(undefined);
    await this.#running;
  }

  /** The claim was sent in, or thrown away: a next draft is a new one. */
  async end(): Promise<void> {
    await this.pause();
    this.#version = null;
    this.#tell('idle', { elsewhere: undefined, saved: undefined });
  }

  /** Goes on from what is kept by the other tab, with its words or with ours. */
  resume(): void {
    this.#version = this.#message.elsewhere?.versie ?? null;
    this.#tell('idle', { elsewhere: undefined });
    this.#planNext();
  }

  /** Stops for good; what is under way still arrives. */
  close(): void {
    this.#closed = true;
    this.#content = undefined;
    this.#stopTimer();
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #tell(phase: SavePhase, more?: Partial<SaveMessage>): void {
    this.#message = { ...this.#message, phase, ...more };
    this.#report(this.#message);
  }

  // Undefined when there is nothing to send.
  #toSave(): ConceptContent | undefined {
    const { phase, elsewhere, saved } = this.#message;
    if (phase === 'off' || elsewhere !== undefined || this.#content === undefined) return undefined;
    return textOfContent(this.#content) === saved ? undefined : this.#content;
  }

  // The first change starts the wait; whoever types on and on is kept in between too. A failure waits longer each time.
  #planNext(): void {
    const waitMs = this.#failures === 0 ? idleMs : retryMs * 2 ** (this.#failures - 1);
    if (!this.#toSave()) this.#stopTimer();
    else this.#timer ??= setTimeout(() => this.#due(), waitMs);
  }

  // What failed is not tried where nobody looks, or where nothing can come of it; soon after one comes back.
  #due(): void {
    this.#timer = undefined;
    if (this.#failures === 0 || (!document.hidden && navigator.onLine)) {
      void this.saveNow();
      return;
    }
    this.#failures = 1;
    this.#planNext();
  }

  async #once(): Promise<boolean> {
    const content = this.#toSave();
    if (content === undefined) {
      return this.#content !== undefined && this.#message.saved === textOfContent(this.#content);
    }
    this.#tell('busy');
    const outcome = await this.#save(content, this.#version);
    switch (outcome.kind) {
      case 'saved':
        this.#version = outcome.versie;
        this.#tell(outcome.versie ? 'saved' : 'idle', { saved: textOfContent(content) });
        break;
      case 'changed':
        this.#tell('idle', { elsewhere: outcome.concept });
        break;
      case 'unsupported':
        this.#tell('off');
        break;
      default:
        this.#tell('failed');
    }
    this.#failures = outcome.kind === 'failed' ? Math.min(this.#failures, doublings) + 1 : 0;
    // What changed meanwhile comes after a rest, a failure after a longer one.
    this.#planNext();
    return outcome.kind === 'saved' && this.#toSave() === undefined;
  }
}
