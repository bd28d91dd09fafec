import { describe, expect, it } from 'vitest';
import { TooBusyRefusal } from '../http/refusal.ts';
import { PersonPlaces } from './personPlaces.ts';

/** Work that goes on until it is told to end. */
function slowWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, end: resolve, fail: reject };
}

const full = { statusCode: 429, retrySeconds: 60 };

describe('forms with files of one person', () => {
  it('are taken in two at a time, and a third hears at once when to come back', async () => {
    const places = new PersonPlaces();
    const [one, two] = [slowWork(), slowWork()];
    const both = [one, two].map(({ work }) => places.within('sanne', work));
    await expect(places.within('sanne', async () => 'third')).rejects.toMatchObject(full);
    one.end('done');
    expect(await both[0]).toBe('done');
    expect(await places.within('sanne', async () => 'third')).toBe('third');
    two.end('done');
    await Promise.all(both);
  });

  it('that break off give their places back', async () => {
    const places = new PersonPlaces();
    const [one, two] = [slowWork(), slowWork()];
    const both = [one, two].map(({ work }) => places.within('sanne', work));
    for (const { fail } of [one, two]) fail(new Error('gone'));
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    expect(await places.within('sanne', async () => 'next')).toBe('next');
  });

  it('take nobody else’s places', async () => {
    const places = new PersonPlaces();
    const { work, end } = slowWork();
    const both = [1, 2].map(() => places.within('sanne', work));
    expect(await places.within('daan', async () => 'his')).toBe('his');
    end('done');
    await Promise.all(both);
  });

  it('are twelve at a time of all people together, and whoever comes next hears to come back soon', async () => {
    const places = new PersonPlaces();
    const { work, end } = slowWork();
    const people = Array.from({ length: 6 }, (_, at) => `person ${at}`);
    const all = [...people, ...people].map((person) => places.within(person, work));
    const next = () => places.within('daan', async () => 'his');
    await expect(next()).rejects.toBeInstanceOf(TooBusyRefusal);
    // What is wrong with one's own is said first.
    await expect(places.within('person 0', work)).rejects.toMatchObject(full);
    end('done');
    await Promise.all(all);
    expect(await next()).toBe('his');
  });
});
