import { describe, expect, it } from 'vitest';
import { createTurns } from '../files/turns.ts';
import { Refusal } from '../http/refusal.ts';
import type { ReadPage } from './process/page.ts';
import { readInTime } from './readInTime.ts';
import type { Reader } from './reader.ts';

const page: ReadPage = { words: [], shape: 1.4, codes: [], seen: true };
const fileOf = (bestand_id: string) => ({
  bestand_id,
  opslagsleutel: bestand_id,
  soort: 'jpg' as const,
});
const files = [fileOf('first'), fileOf('second'), fileOf('third')];

/** Somebody who asks for three files; the second is under way until it is finished. */
function slowReading() {
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
  const answer = readInTime(reader, turns, {
    person: 'sanne',
    files,
    signal: signal.signal,
    late: late.signal,
  });
  return { answer, asked, turns, signal, late, begun: begun.promise, finish: finished.resolve };
}

const firstPage = { ...page, bestandId: 'first', bladzijde: 1 };

describe('when it is too late for the second of three files', () => {
  it('the first is answered, and the page under way is finished', async () => {
    const { answer, asked, turns, signal, late, begun, finish } = slowReading();
    await begun;
    late.abort();
    expect(await answer).toEqual({
      pages: [firstPage],
      complete: false,
      interrupted: true,
      unreadable: false,
    });
    // The answer is sent: the caller is gone.
    signal.abort();

    // Somebody else is next as soon as that page is read; the third is not begun.
    const next = turns.enter('jan', new AbortController().signal).take(async () => [...asked]);
    finish();
    expect(await next).toEqual(['first', 'second']);
  });

  it('whoever waits for a turn gets an answer too', async () => {
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
    const { signal } = new AbortController();
    const waiting = readInTime(reader, turns, { person: 'jan', files, signal, late: late.signal });
    late.abort();
    expect(await waiting).toMatchObject({ pages: [], complete: false, interrupted: true });
    finish();
    expect((await answer).complete).toBe(true);
  });
});

it('finishes the page under way for a caller who has gone, and begins no other', async () => {
  const { answer, asked, turns, signal, begun, finish } = slowReading();
  await begun;
  signal.abort();
  const next = turns.enter('jan', new AbortController().signal).take(async () => [...asked]);
  finish();
  await expect(answer).rejects.toMatchObject({ status: 408 });
  expect(await next).toEqual(['first', 'second']);
});

it('reads on when the process is lost with one file or cannot read it, and tells both', async () => {
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
  const answer = await readInTime(reader, turns, { person: 'sanne', files, signal, late: signal });
  expect(answer).toEqual({
    pages: [{ ...page, bestandId: 'third', bladzijde: 1 }],
    complete: false,
    interrupted: true,
    unreadable: true,
  });
});

it('all of it is read when there is time', async () => {
  const { answer, finish } = slowReading();
  finish();
  const { pages, complete } = await answer;
  expect([pages.map(({ bestandId }) => bestandId), complete]).toEqual([
    ['first', 'second', 'third'],
    true,
  ]);
});
