import { describe, expect, it } from 'vitest';
import { createTurns } from '../files/turns.ts';
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
  const [begun, finished] = [Promise.withResolvers<AbortSignal>(), Promise.withResolvers<void>()];
  const asked: string[] = [];
  const reader: Reader = {
    read: ({ opslagsleutel }, place, tell) =>
      place.take(async () => {
        asked.push(opslagsleutel);
        if (opslagsleutel === 'second') {
          begun.resolve(place.signal);
          const ended = Promise.withResolvers<never>();
          place.signal.addEventListener('abort', () => ended.reject(new Error('killed')));
          await Promise.race([finished.promise, ended.promise]);
        }
        tell?.(page);
        return { pages: [page], complete: true };
      }),
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
    const underWay = await begun;
    late.abort();
    expect(await answer).toEqual({ pages: [firstPage], complete: false });
    // The answer is sent: whoever asked is gone.
    signal.abort();
    expect(underWay.aborted).toBe(false);

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
      read: (_file, place) => place.take(async () => ({ pages: [], complete: true })),
      show: async () => undefined,
      close: async () => undefined,
    };
    const { signal } = new AbortController();
    const waiting = readInTime(reader, turns, { person: 'jan', files, signal, late: late.signal });
    late.abort();
    expect(await waiting).toEqual({ pages: [], complete: false });
    finish();
    expect((await answer).complete).toBe(true);
  });
});

it('who goes before it is too late has the page under way ended', async () => {
  const { answer, signal, begun } = slowReading();
  const underWay = await begun;
  signal.abort();
  await expect(answer).rejects.toMatchObject({ status: 408 });
  expect(underWay.aborted).toBe(true);
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
