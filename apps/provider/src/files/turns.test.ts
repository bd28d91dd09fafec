import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { createTurns, type Place, type Turns } from './turns.ts';

/** Resolves after all work that can start has started. */
const nextTurn = () => new Promise(setImmediate);
const patient = new AbortController().signal;

/** Creates work that ends on demand, and records the order in which it started. */
function createWork() {
  const begun: string[] = [];
  const open: (() => void)[] = [];
  const at = (place: Place, name: string): Promise<void> =>
    place.take(() => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      open.push(resolve);
      return promise;
    });
  /** Ends the work that started first, and lets the next start. */
  const endOne = async (): Promise<void> => {
    await nextTurn();
    open.shift()?.();
    await nextTurn();
  };
  return { begun, at, endOne };
}

const flood = (turns: Turns, person: string, work: ReturnType<typeof createWork>) =>
  Array.from({ length: 12 }, async () => {
    // A place that is never taken is given up some seconds later; by then the test is over.
    await work.at(turns.enter(person, patient), person).catch(() => undefined);
  });

describe('createTurns', () => {
  it('starts one person’s work at once during another’s flood', async () => {
    const turns = createTurns();
    const work = createWork();
    void flood(turns, 'flood', work);
    await nextTurn();
    expect(work.begun).toEqual(['flood']);
    void work.at(turns.enter('honest', patient), 'honest');
    await nextTurn();
    expect(work.begun).toEqual(['flood', 'honest']);
  });

  it('makes a person wait for at most one turn of each other person, with one turn at a time', async () => {
    const turns = createTurns({ together: 1, perPerson: 14 });
    const work = createWork();
    void flood(turns, 'flood', work);
    void flood(turns, 'other', work);
    void work.at(turns.enter('honest', patient), 'honest');
    for (let i = 0; i < 4; i += 1) await work.endOne();
    expect(work.begun).toEqual(['flood', 'other', 'honest', 'flood', 'other']);
  });

  it('runs one piece of work per person at a time', async () => {
    const turns = createTurns({ together: 5, perPerson: 14 });
    const work = createWork();
    void flood(turns, 'flood', work);
    await nextTurn();
    expect(work.begun).toHaveLength(1);
    await work.endOne();
    expect(work.begun).toHaveLength(2);
  });

  it('drops waiting work whose caller has gone', async () => {
    const turns = createTurns({ together: 1, perPerson: 14 });
    const work = createWork();
    void work.at(turns.enter('first', patient), 'first');
    const hungUp = new AbortController();
    const dropped = work.at(turns.enter('gone', hungUp.signal), 'gone');
    void work.at(turns.enter('honest', patient), 'honest');
    hungUp.abort();
    await expect(dropped).rejects.toMatchObject({ status: 408 });
    await work.endOne();
    expect(work.begun).toEqual(['first', 'honest']);
    const late = turns.enter('gone', hungUp.signal).take(() => Promise.resolve());
    await expect(late).rejects.toMatchObject({ status: 408 });
  });

  it('refuses a request above the limit per person, until another ends', () => {
    const turns = createTurns({ together: 1, perPerson: 2 });
    const [one] = [turns.enter('flood', patient), turns.enter('flood', patient)];
    expect(() => turns.enter('flood', patient)).toThrow(new Refusal(429));
    expect(() => turns.enter('honest', patient)).not.toThrow();
    one?.leave();
    expect(() => turns.enter('flood', patient)).not.toThrow();
  });

  it('refuses a request above the total limit, until another ends', () => {
    const turns = createTurns({ most: 2 });
    const [one] = [turns.enter('one', patient), turns.enter('other', patient)];
    expect(() => turns.enter('third', patient)).toThrow(new Refusal(503));
    one?.leave();
    expect(() => turns.enter('third', patient)).not.toThrow();
  });

  it('refuses work without a turn in time, and continues with the rest', async () => {
    const turns = createTurns({ together: 1, patienceMs: 1 });
    const work = createWork();
    const first = work.at(turns.enter('first', patient), 'first');
    await expect(work.at(turns.enter('late', patient), 'late')).rejects.toMatchObject({
      status: 503,
    });
    await work.endOne();
    await first;
    void work.at(turns.enter('next', patient), 'next');
    await nextTurn();
    expect(work.begun).toEqual(['first', 'next']);
  });

  it('continues after failed work', async () => {
    const turns = createTurns({ together: 1, perPerson: 14 });
    const failing = turns.enter('one', patient).take(() => Promise.reject(new Error('broken')));
    const next = turns.enter('other', patient).take(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
  });
});
