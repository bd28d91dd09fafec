import { createTestDatabase, type TestDatabase } from '@mijn/dev-env/testDatabase';
import type { RenderResponse } from '@mijn/contract/serverEntry';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import type { Sessie } from '../sessie/sessie.ts';
import { createPostedForms } from './postedForms.ts';

let database: TestDatabase;
let db: Database;
let now: Date;
beforeAll(async () => {
  database = await createTestDatabase({ name: 'gateway', fill: migrate });
  db = openDatabase(database.url, Fastify({ logger: { level: 'silent' } }).log);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});
beforeEach(() => {
  now = new Date('2026-11-21T09:00:00Z');
});

const formsOf = (patience = 5_000) => createPostedForms({ db, now: () => now, patience });

const sessie = (word: string): Sessie => ({
  idHash: Buffer.from(word),
  bsn: '999990081',
  marks: ['mark-of-person'],
  niveau: 25,
  merk: 'ZZ',
  lastInput: new Date('2026-11-21T09:00:00Z'),
  ends: new Date('2026-11-21T11:00:00Z'),
  dismissed: [],
});

let marks = 0;
/** A form that nobody has posted yet. */
function newPost(word = 'sanne') {
  marks += 1;
  return { sessie: sessie(word), mark: `mark-${marks}`, address: '/facturen' };
}

const onward = (to: string, carries?: string): RenderResponse => ({
  kind: 'redirect',
  status: 303,
  to,
  ...(carries !== undefined && { carries }),
});
const page: RenderResponse = { kind: 'page', status: 422, html: '<p>mend it' };

/** Work that ends when it is told to. */
function slowWork(response: RenderResponse) {
  const end = Promise.withResolvers<void>();
  const work = vi.fn<() => Promise<RenderResponse>>(async () => {
    await end.promise;
    return response;
  });
  return { work, end: () => end.resolve() };
}

describe('a form that is posted twice', () => {
  it('is carried out once, and leads to the same place, also much later', async () => {
    const [forms, post] = [formsOf(), newPost()];
    const { work, end } = slowWork(onward('/done'));
    const first = forms.once(post, work);
    await expect.poll(() => work.mock.calls.length).toBe(1);
    const second = forms.once(post, work);
    end();
    expect(await Promise.all([first, second])).toMatchObject([{ to: '/done' }, { to: '/done' }]);
    expect(await forms.once(post, work)).toEqual({ kind: 'redirect', status: 303, to: '/done' });
    expect(work).toHaveBeenCalledOnce();
  });

  it('leads back to its page where nobody knows yet what becomes of it', async () => {
    const [forms, post] = [formsOf(0), newPost()];
    const { work, end } = slowWork(onward('/done'));
    const first = forms.once(post, work);
    await expect.poll(() => work.mock.calls.length).toBe(1);
    expect(await forms.once(post, work)).toMatchObject({ to: '/facturen' });
    end();
    await first;
    expect(work).toHaveBeenCalledOnce();
  });

  it.each([
    ['ended in a page', () => Promise.resolve(page)],
    ['failed', () => Promise.reject(new Error('broken'))],
  ])('is carried out again where the first %s', async (_how, work) => {
    const [forms, post] = [formsOf(), newPost()];
    await forms.once(post, work).catch(() => undefined);
    expect(await forms.once(post, async () => onward('/done'))).toMatchObject({ to: '/done' });
  });

  it('that waited for one which ended in a page is carried out itself', async () => {
    const [forms, post] = [formsOf(), newPost()];
    const { work, end } = slowWork(page);
    const first = forms.once(post, work);
    await expect.poll(() => work.mock.calls.length).toBe(1);
    const second = forms.once(post, async () => onward('/second'));
    end();
    expect(await first).toBe(page);
    expect(await second).toMatchObject({ to: '/second' });
  });

  it('is another form for somebody else, and filled in otherwise', async () => {
    const [forms, post] = [formsOf(), newPost()];
    const work = vi.fn<() => Promise<RenderResponse>>(async () => onward('/done'));
    await forms.once(post, work);
    await forms.once({ ...post, sessie: sessie('daan') }, work);
    await forms.once({ ...post, mark: `${post.mark}x` }, work);
    expect(work).toHaveBeenCalledTimes(3);
  });
});

describe('what a form brought to the page it led to', () => {
  it('is found by its own session alone', async () => {
    const [forms, post] = [formsOf(), newPost()];
    await forms.once(post, async () => onward('/done', 'words'));
    expect(await forms.findCarried(post.sessie, post.mark)).toBe('words');
    expect(await forms.findCarried(sessie('daan'), post.mark)).toBeUndefined();
    expect(await forms.findCarried(post.sessie, 'another')).toBeUndefined();
  });

  it('is nothing where it brought nothing', async () => {
    const [forms, post] = [formsOf(), newPost()];
    await forms.once(post, async () => onward('/done'));
    expect(await forms.findCarried(post.sessie, post.mark)).toBeUndefined();
  });
});

it('a form is forgotten once no session of then can live any more', async () => {
  const [forms, post] = [formsOf(), newPost()];
  await forms.once(post, async () => onward('/done', 'words'));
  now = new Date('2026-11-21T10:59:59Z');
  await forms.cleanUp();
  expect(await forms.findCarried(post.sessie, post.mark)).toBe('words');
  now = new Date('2026-11-21T11:00:00Z');
  await forms.cleanUp();
  expect(await forms.findCarried(post.sessie, post.mark)).toBeUndefined();
});
