import { describe, expect, it } from 'vitest';
import { TooBusyRefusal } from '../http/refusal.ts';
import { PerPersonFormLimiter } from './perPersonFormLimiter.ts';

function slowWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, end: resolve, fail: reject };
}

const full = { statusCode: 429, retrySeconds: 60 };

describe('PerPersonFormLimiter', () => {
  it('allows two at a time per person, and refuses a third at once with Retry-After', async () => {
    const places = new PerPersonFormLimiter();
    const [one, two] = [slowWork(), slowWork()];
    const both = [one, two].map(({ work }) => places.within('sanne', work));
    await expect(places.within('sanne', async () => 'third')).rejects.toMatchObject(full);
    one.end('done');
    expect(await both[0]).toBe('done');
    expect(await places.within('sanne', async () => 'third')).toBe('third');
    two.end('done');
    await Promise.all(both);
  });

  it('frees places after an error', async () => {
    const places = new PerPersonFormLimiter();
    const [one, two] = [slowWork(), slowWork()];
    const both = [one, two].map(({ work }) => places.within('sanne', work));
    for (const { fail } of [one, two]) fail(new Error('gone'));
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    expect(await places.within('sanne', async () => 'next')).toBe('next');
  });

  it('separates people', async () => {
    const places = new PerPersonFormLimiter();
    const { work, end } = slowWork();
    const both = [1, 2].map(() => places.within('sanne', work));
    expect(await places.within('daan', async () => 'his')).toBe('his');
    end('done');
    await Promise.all(both);
  });

  it('allows twelve at a time in total, and then refuses with a short Retry-After', async () => {
    const places = new PerPersonFormLimiter();
    const { work, end } = slowWork();
    const people = Array.from({ length: 6 }, (_, at) => `person ${at}`);
    const all = [...people, ...people].map((person) => places.within(person, work));
    const next = () => places.within('daan', async () => 'his');
    await expect(next()).rejects.toBeInstanceOf(TooBusyRefusal);
    // A person's own limit is reported first.
    await expect(places.within('person 0', work)).rejects.toMatchObject(full);
    end('done');
    await Promise.all(all);
    expect(await next()).toBe('his');
  });
});
