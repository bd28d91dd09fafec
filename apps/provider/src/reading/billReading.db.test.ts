import { describe, expect, it } from 'vitest';
import { createTurns } from '../files/turns.ts';
import { Refusal } from '../http/refusal.ts';
import type { ReadPage } from './process/page.ts';
import { createBillReading } from './billReading.ts';
import type { Reader } from './reader.ts';

const page: ReadPage = { words: [], shape: 1.4, codes: [], seen: true };
const fileOf = (bestand_id: string) => ({
  bestand_id,
  opslagsleutel: bestand_id,
  soort: 'jpg' as const,
});
const files = [fileOf('first'), fileOf('second'), fileOf('third')];

/** Requests three files of a person; the second is read until the test finishes it. */
function slowReading(afterMs?: number) {
  const [signal, late] = [new AbortController(), new AbortController()];
  const [begun, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const asked: string[] = [];
  const reader: Reader = {
    read: ({ opslagsleutel }, place, tell) =>
      place.take(async () => {
        asked.push(opslagsleutel);
        if (opslagsleutel === 'second') {
          begun.resolve();
          await finished.promise;
        }
        tell?.(page);
        return { pages: [page], complete: true, unreadable: false };
      }),
    warm: () => undefined,
    show: async () => undefined,
    close: async () => undefined,
  };
  const turns = createTurns({ together: 1, perPerson: 1 });
  const billReading = createBillReading(reader, turns, afterMs);
  const ask = (when = late.signal) =>
    billReading.read({ person: 'sanne', files, signal: signal.signal, late: when });
  const answer = ask();
  return {
    answer,
    ask,
    asked,
    turns,
    signal,
    late,
    begun: begun.promise,
    finish: finished.resolve,
  };
}

const firstPage = { ...page, bestandId: 'first', bladzijde: 1 };

const later = () => new AbortController().signal;

describe('a timeout during the second of three files', () => {
  it('returns the first, and all of them on a second request of the same person', async () => {
    const { answer, ask, asked, late, begun, finish } = slowReading();
    await begun;
    late.abort();
    expect(await answer).toEqual({
      pages: [firstPage],
      complete: false,
      interrupted: true,
      unreadable: false,
    });
    const again = ask(later());
    finish();
    const { pages, ...rest } = await again;
    expect(pages).toHaveLength(3);
    expect(rest).toEqual({ complete: true, interrupted: false, unreadable: false });
    expect(asked).toEqual(['first', 'second', 'third']);
  });

  it('returns what was read meanwhile, once', async () => {
    const { answer, ask, asked, turns, late, begun, finish } = slowReading();
    await begun;
    late.abort();
    await answer;
    finish();
    // After the third file.
    await turns.enter('jan', later()).take(async () => undefined);
    await turns.enter('emma', later()).take(async () => undefined);
    expect((await ask(later())).complete).toBe(true);
    expect(asked).toHaveLength(3);
    expect((await ask(later())).complete).toBe(true);
    expect(asked).toHaveLength(6);
  });

  it('finishes the current page and starts no other without a second request', async () => {
    const { answer, asked, turns, late, begun, finish } = slowReading(0);
    await begun;
    late.abort();
    await answer;
    await new Promise((done) => setTimeout(done));
    const next = turns.enter('jan', later()).take(async () => [...asked]);
    finish();
    expect(await next).toEqual(['first', 'second']);
    await turns.enter('emma', later()).take(async () => undefined);
    expect(asked).toEqual(['first', 'second']);
  });

  it('also responds in time to a person who waits for a turn', async () => {
    const { turns, begun, finish, answer } = slowReading();
    await begun;
    const late = new AbortController();
    const reader: Reader = {
      read: (_file, place) =>
        place.take(async () => ({ pages: [], complete: true, unreadable: false })),
      warm: () => undefined,
      show: async () => undefined,
      close: async () => undefined,
    };
    const waiting = createBillReading(reader, turns).read({
      person: 'jan',
      files,
      signal: later(),
      late: late.signal,
    });
    late.abort();
    expect(await waiting).toMatchObject({ pages: [], complete: false, interrupted: true });
    finish();
    expect((await answer).complete).toBe(true);
  });
});

it('finishes the current page of a caller that has gone, and starts no other', async () => {
  const { answer, asked, turns, signal, begun, finish } = slowReading();
  await begun;
  signal.abort();
  const next = turns.enter('jan', new AbortController().signal).take(async () => [...asked]);
  finish();
  await expect(answer).rejects.toMatchObject({ status: 408 });
  expect(await next).toEqual(['first', 'second']);
});

it('continues after a lost process or an unreadable file, and reports both', async () => {
  const turns = createTurns();
  const { signal } = new AbortController();
  const reader: Reader = {
    warm: () => undefined,
    read: async ({ opslagsleutel }, _place, tell) => {
      if (opslagsleutel === 'first') throw new Refusal(503);
      if (opslagsleutel === 'second') return { pages: [], complete: false, unreadable: true };
      tell?.(page);
      return { pages: [page], complete: true, unreadable: false };
    },
    show: async () => undefined,
    close: async () => undefined,
  };
  const answer = await createBillReading(reader, turns).read({
    person: 'sanne',
    files,
    signal,
    late: signal,
  });
  expect(answer).toEqual({
    pages: [{ ...page, bestandId: 'third', bladzijde: 1 }],
    complete: false,
    interrupted: true,
    unreadable: true,
  });
});

it('reads everything when there is time', async () => {
  const { answer, finish } = slowReading();
  finish();
  const { pages, complete } = await answer;
  expect([pages.map(({ bestandId }) => bestandId), complete]).toEqual([
    ['first', 'second', 'third'],
    true,
  ]);
});
