import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import type { RenderResponse } from '@mijn/contract/serverEntry';
import Fastify from 'fastify';
import { vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import type { Sessie } from '../sessie/sessie.ts';
import { type HandleForm, createPostedForms, type Post } from './postedForms.ts';

const begin = '2026-11-21T09:00:00Z';

export const sessie = (word: string): Sessie => ({
  idHash: Buffer.from(word),
  bsn: '999990081',
  marks: ['mark-of-person'],
  niveau: 25,
  merk: 'ZZ',
  lastInput: new Date(begin),
  ends: new Date('2026-11-21T11:00:00Z'),
  dismissed: [],
});

let marks = 0;

/** Returns a new form. */
export function newPost(word = 'sanne'): Post {
  marks += 1;
  return { sessie: sessie(word), mark: `mark-${marks}`, longest: 15_000 };
}

export const redirectResponse = (to: string, flash?: string): RenderResponse => ({
  kind: 'redirect',
  status: 303,
  to,
  ...(flash !== undefined && { flash }),
});

export const page: RenderResponse = { kind: 'page', status: 422, html: '<p>mend it' };

/** Returns work that ends on demand. */
export function slowWork(response: RenderResponse) {
  const end = Promise.withResolvers<void>();
  const work = vi.fn<HandleForm>(async () => {
    await end.promise;
    return response;
  });
  return { work, end: () => end.resolve() };
}

/** Work that must not run, because the outcome is known. */
export const rejectingWork: HandleForm = () => Promise.reject(new Error('it is known'));

/** Creates posted forms with their own database and clock. */
export async function startPostedForms() {
  const database = await createTestDatabase({ name: 'gateway', fill: migrate });
  const db = openDatabase(database.url, Fastify({ logger: { level: 'silent' } }).log);
  const log = { error: vi.fn<(details: unknown) => void>() };
  let now = new Date(begin);
  return {
    db,
    log,
    setClock: (instant: string) => {
      now = new Date(instant);
    },
    later: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    /** Returns the forms of one copy of the gateway. */
    formsOf: (patience = 5_000, own: Database = db) => {
      const forms = createPostedForms({ db: own, now: () => now, patience, log });
      const once = (post: Post, work: HandleForm, whenUnknown = rejectingWork) =>
        forms.once(post, work, whenUnknown);
      return { ...forms, once };
    },
    stop: async () => {
      await db.close();
      await database.drop();
    },
  };
}
