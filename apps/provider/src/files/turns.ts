import { UpstreamError, Refusal } from '../http/refusal.ts';

/** A request with files, which are processed in turns. */
export interface Place {
  /** Aborts when the client has gone. */
  readonly signal: AbortSignal;
  /**
   * Runs work when it is this person's turn.
   * @throws Refusal 408 when the client has gone, before or during the work; 503 when no turn came in time
   */
  readonly take: <T>(work: () => Promise<T>) => Promise<T>;
  /** Releases the place. */
  readonly leave: () => void;
}

/** Schedules work fairly among people, so that nobody waits behind all work of another person. */
export interface Turns {
  /** @throws Refusal 429 when this person has too many requests in progress, 503 when there are too many in total */
  readonly enter: (person: string, signal: AbortSignal) => Place;
}

/** Limits of the scheduler. */
export interface TurnLimits {
  /** Concurrent pieces of work, each of a different person. */
  readonly together: number;
  /** Maximum requests in progress per person. */
  readonly perPerson: number;
  /** Maximum requests in progress in total. */
  readonly most: number;
  /** Maximum time that work waits for its turn, in milliseconds. */
  readonly patienceMs: number;
}

interface Person {
  places: number;
  busy: boolean;
  readonly waiting: (() => void)[];
}

/**
 * Two at once, so that one person's flood leaves the other turn free. A claim has ten files, each sent by itself, and
 * 30 people may send one at the same moment.
 */
const plainLimits: TurnLimits = { together: 2, perPerson: 14, most: 300, patienceMs: 60_000 };

/** Queues per person, and the number of turns in use. */
interface Line {
  /** Ordered by last turn, or by arrival, oldest first. */
  readonly people: Map<string, Person>;
  readonly together: number;
  readonly patienceMs: number;
  busy: number;
}

function goOn(line: Line): void {
  for (const person of line.people.values()) {
    if (line.busy >= line.together) return;
    const begin = person.busy ? undefined : person.waiting.shift();
    if (!begin) continue;
    person.busy = true;
    line.busy += 1;
    begin();
  }
}

function waitForTurn(line: Line, { waiting }: Person, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const begin = (): void => {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    resolve();
  };
  const drop = (refusal: Refusal): void => {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    waiting.splice(waiting.indexOf(begin), 1);
    reject(refusal);
  };
  const onAbort = (): void => drop(new Refusal(408));
  const noTurn = new UpstreamError('no turn for a file in time');
  const timer = setTimeout(() => drop(new Refusal(503, [], noTurn)), line.patienceMs);
  waiting.push(begin);
  signal.addEventListener('abort', onAbort, { once: true });
  goOn(line);
  return promise;
}

function endTurn(line: Line, name: string, person: Person): void {
  person.busy = false;
  line.busy -= 1;
  // Move to the end, after people who arrived meanwhile.
  if (line.people.delete(name)) line.people.set(name, person);
  goOn(line);
}

async function take<T>(
  line: Line,
  name: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const person = line.people.get(name);
  if (!person || signal.aborted) throw new Refusal(408);
  await waitForTurn(line, person, signal);
  try {
    return await work();
  } catch (error) {
    throw signal.aborted ? new Refusal(408) : error;
  } finally {
    endTurn(line, name, person);
  }
}

/** Creates a scheduler with at most one turn per person at a time; the person who waited longest is next. */
export function createTurns(limits: Partial<TurnLimits> = {}): Turns {
  const { together, perPerson, most, patienceMs } = { ...plainLimits, ...limits };
  const people = new Map<string, Person>();
  const line: Line = { people, together, patienceMs, busy: 0 };
  let places = 0;
  return {
    enter: (name, signal) => {
      const person = people.get(name) ?? { places: 0, busy: false, waiting: [] };
      if (person.places >= perPerson) throw new Refusal(429);
      if (places >= most) throw new Refusal(503, [], new UpstreamError('too many files under way'));
      places += 1;
      person.places += 1;
      people.set(name, person);
      return {
        signal,
        take: (work) => take(line, name, signal, work),
        leave: () => {
          places -= 1;
          person.places -= 1;
          if (person.places === 0) people.delete(name);
        },
      };
    },
  };
}
