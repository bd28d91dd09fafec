import { graphqlInBrowser } from '../../../../api/graphql.ts';
import { sendOperation, type Via } from '../../../../api/sendOperation.ts';
import { saveConceptOperation } from '../state/submit.operations.ts';
import {
  type Concept,
  type ConceptContent,
  isEmpty,
  toConcept,
  fromConcept,
} from '../state/draftContent.ts';

/** The result of saving a draft; `unsupported` when this insurer stores none. */
export type SaveOutcome =
  /** Without a version the draft is empty. */
  | { readonly kind: 'saved'; readonly versie: string | null }
  /** Changed elsewhere first; null when it was submitted or discarded there. */
  | { readonly kind: 'changed'; readonly concept: Concept | null }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failed' };

// A background call: the watch over the session notices typing itself (docs/decisions.md §3).
const unasked: Via = {
  graphql: (request) => graphqlInBrowser(request, { background: true }),
  reportError: (error) => reportError(error),
};

/**
 * Saves a whole draft at the insurer, based on `versie` (null when there was none); never rejects. Does not
 * renew the session.
 */
export async function save(
  content: ConceptContent,
  versie: string | null,
  via: Via = unasked,
): Promise<SaveOutcome> {
  const result = await sendOperation(saveConceptOperation, { ...content, versie }, via);
  if (!result.succeeded) {
    return { kind: result.problem === 'missing' ? 'unsupported' : 'failed' };
  }
  const { bewaard, concept } = result.value;
  if (!bewaard) return { kind: 'changed', concept };
  if (concept) return { kind: 'saved', versie: concept.versie };
  return isEmpty(content) ? { kind: 'saved', versie: null } : { kind: 'failed' };
}

/** Phase of saving a draft; `off` when this insurer stores none. */
export type SavePhase = 'idle' | 'busy' | 'saved' | 'failed' | 'off';

export interface SaveMessage {
  readonly phase: SavePhase;
  /** The version of another tab or device; null when it was submitted or discarded there. */
  readonly elsewhere: Concept | null | undefined;
  /** The stored content, as `textOfContent` serialises it. */
  readonly saved: string | undefined;
}

/** Pause after a change before it is saved, and before the first retry; milliseconds. */
const idleMs = 800;
const retryMs = 10_000;
/** Number of times that the pause doubles while it keeps failing: up to more than five minutes. */
const doublings = 5;

/** Serialises content, for comparison. */
export function textOfContent(content: ConceptContent): string {
  return JSON.stringify(content);
}

function textOfConcept(concept: Concept): string {
  const { files, ...claim } = fromConcept(concept);
  return textOfContent(toConcept(claim, files));
}

/**
 * Saves a draft at the insurer while it changes: after a short rest, one call at a time, the last words
 * win. Stops when another tab was first, until the person has chosen.
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

  /** @param begin the draft that the claim was started from; `report` is called with every change */
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

  get message(): SaveMessage {
    return this.#message;
  }

  /**
   * Whether something is or will be stored at the insurer, so that an emptied draft has to be removed
   * there.
   */
  get keeps(): boolean {
    return this.#version !== null || this.#message.phase === 'busy';
  }

  /** Sets the content to save; undefined for none at the moment. */
  want(content: ConceptContent | undefined): void {
    if (this.#closed) return;
    this.#content = content;
    // Further input waits no longer than a first retry.
    if (this.#failures > 1) {
      this.#failures = 1;
      this.#stopTimer();
    }
    this.#planNext();
  }

  /** Saves at once; resolves to whether everything is saved. */
  async saveNow(): Promise<boolean> {
    this.#stopTimer();
    const own = this.#running.then(() => this.#once());
    this.#running = own;
    return own;
  }

  /** Stops saving until further content, and waits for the call under way. */
  async pause(): Promise<void> {
    this.want(undefined);
    await this.#running;
  }

  /** The claim was submitted or discarded, so that the next draft is a new one. */
  async end(): Promise<void> {
    await this.pause();
    this.#version = null;
    this.#tell('idle', { elsewhere: undefined, saved: undefined });
  }

  /** Continues from the version of the other tab, with its words or with ours. */
  resume(): void {
    this.#version = this.#message.elsewhere?.versie ?? null;
    this.#tell('idle', { elsewhere: undefined });
    this.#planNext();
  }

  /** Stops for good; a call under way still completes. */
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

  // Returns undefined when there is nothing to send.
  #toSave(): ConceptContent | undefined {
    const { phase, elsewhere, saved } = this.#message;
    if (phase === 'off' || elsewhere !== undefined || this.#content === undefined) return undefined;
    return textOfContent(this.#content) === saved ? undefined : this.#content;
  }

  // The first change starts the wait, so that long typing is saved in between too. A failure waits longer
  // each time.
  #planNext(): void {
    const waitMs = this.#failures === 0 ? idleMs : retryMs * 2 ** (this.#failures - 1);
    if (!this.#toSave()) this.#stopTimer();
    else this.#timer ??= setTimeout(() => this.#due(), waitMs);
  }

  // A failure is not retried while the page is hidden or offline, but soon after.
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
    // Changes made meanwhile wait for a rest, a retry for a longer one.
    this.#planNext();
    return outcome.kind === 'saved' && this.#toSave() === undefined;
  }
}
