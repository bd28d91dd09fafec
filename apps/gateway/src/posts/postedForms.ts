import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RenderResponse } from '@mijn/contract/serverEntry';
import type { Database } from '../db/database.ts';
import { sessieDuration, type Sessie } from '../sessie/sessie.ts';
import {
  beginPostedForm,
  finishPostedForm,
  releasePostedForm,
  findPostedForm,
  removeExpiredPostedForms,
  findCarriedByPostedForm,
} from './postedForms.queries.ts';

/** Which post it is: of whom, of which form, and where who cannot be told the end is sent. */
export interface Post {
  readonly sessie: Sessie;
  /** By which the form is known, as it was filled in (`formMark`). */
  readonly mark: string;
  readonly address: string;
}

/** Forms that were posted, in the gateway's database. */
export interface PostedForms {
  /**
   * Carries out a form, once: who posts it again while it is carried out, or afterwards, is led to
   * where the first went. What ends in a page (a field to mend, a search) can be posted again.
   */
  once(post: Post, work: () => Promise<RenderResponse>): Promise<RenderResponse>;
  /** What a form of this session brought to the page it led to. */
  findCarried(sessie: Sessie, mark: string): Promise<string | undefined>;
  /** Takes out what has expired. */
  cleanUp(): Promise<void>;
}

interface Resources {
  readonly db: Database;
  readonly now: () => Date;
  /** How long a second post waits for the first, in milliseconds. */
  readonly patience: number;
}

const pauseMs = 100;

// What the database calls the document's key here is the form's mark since ADR 0080.
function hashOfPost({ idHash }: Sessie, mark: string): Buffer {
  return createHash('sha256').update(idHash).update(mark).digest();
}

async function note(db: Database, hash: Buffer, response: RenderResponse | undefined) {
  const again = response?.kind !== 'redirect';
  const noted = again
    ? db.query(releasePostedForm, [hash])
    : db.query(finishPostedForm, [hash, response.to, response.carries]);
  // What was asked for is done, or has failed by itself: the database must not turn that round.
  await noted.catch(() => undefined);
}

async function carryOut(db: Database, hash: Buffer, work: () => Promise<RenderResponse>) {
  let response: RenderResponse | undefined;
  try {
    response = await work();
    return response;
  } finally {
    await note(db, hash, response);
  }
}

/** What became of a first post: where it led, that it can be posted again, or that nobody knows yet. */
async function outcomeOf(db: Database, hash: Buffer, patience: number) {
  for (let waited = 0; waited <= patience; waited += pauseMs) {
    const [first] = await db.query<{ onward: string | null }>(findPostedForm, [hash]);
    if (first === undefined) return 'again';
    if (first.onward !== null) return { onward: first.onward };
    await pause(pauseMs);
  }
  return 'unknown';
}

async function once(
  { db, now, patience }: Resources,
  { sessie, mark, address }: Post,
  work: () => Promise<RenderResponse>,
): Promise<RenderResponse> {
  const hash = hashOfPost(sessie, mark);
  for (;;) {
    const [mine] = await db.query(beginPostedForm, [hash, now()]);
    if (mine !== undefined) return carryOut(db, hash, work);
    const outcome = await outcomeOf(db, hash, patience);
    if (outcome === 'again') continue;
    // Not known: the page tells what is true by now.
    const onward = outcome === 'unknown' ? address : outcome.onward;
    return { kind: 'redirect', status: 303, to: onward };
  }
}

/** Makes the store of posted forms. */
export function createPostedForms(resources: Resources): PostedForms {
  const { db, now } = resources;
  return {
    once: (post, work) => once(resources, post, work),
    async findCarried(sessie, mark) {
      const values = [hashOfPost(sessie, mark)];
      const [row] = await db.query<{ carries: string | null }>(findCarriedByPostedForm, values);
      return row?.carries ?? undefined;
    },
    async cleanUp() {
      await db.query(removeExpiredPostedForms, [new Date(now().getTime() - sessieDuration.atMost)]);
    },
  };
}
