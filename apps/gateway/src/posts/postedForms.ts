import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RenderResponse } from '@mijn/contract/serverEntry';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { describeError } from '../http/errors.ts';
import { sessieDuration, type Sessie } from '../sessie/sessie.ts';
import {
  addPostedForm,
  updatePostedForm,
  removePostedForm,
  findPostedForm,
  removeExpiredPostedForms,
  findCarriedByPostedForm,
} from './postedForms.queries.ts';

/** How long what was begun may still take to end after its calls were given up, in milliseconds. */
export const endingMs = 3_000;

/** Which post it is: of whom, of which form, and how long it may take. */
export interface Post {
  readonly sessie: Sessie;
  /** By which the form is known, as it was filled in (`formMark`). */
  readonly mark: string;
  /** How long carrying it out takes at most, in milliseconds: what was begun longer ago has died. */
  readonly longest: number;
}

/** Makes the answer to a form. */
export type FormWork = () => Promise<RenderResponse>;

/** Forms that were posted, in the gateway's database. */
export interface PostedForms {
  /**
   * Carries out a form, once: who posts it again while it is carried out, or afterwards, is led to
   * where the first went. What ends in a page (a field to mend, a search) can be posted again, and what
   * died on the way is carried out again (ADR 0032).
   * @param whenUnknown answers who has waited and still cannot be told what became of the first
   */
  once(post: Post, work: FormWork, whenUnknown: FormWork): Promise<RenderResponse>;
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
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** A form that is being carried out: known by when it was begun, for another may take it over. */
interface Begun {
  readonly hash: Buffer;
  readonly created: Date;
}

const pauseMs = 100;

// The column is named after the document's key, which it held before ADR 0032; it holds the form's mark.
function hashOfPost({ idHash }: Sessie, mark: string): Buffer {
  return createHash('sha256').update(idHash).update(mark).digest();
}

/** Before when a form has to be begun to have died by now. */
const diedBefore = (now: Date, { longest }: Post): Date => new Date(now.getTime() - longest);

async function begin({ db, now }: Resources, post: Post): Promise<Begun | undefined> {
  const hash = hashOfPost(post.sessie, post.mark);
  const created = now();
  const [mine] = await db.query(addPostedForm, [hash, created, diedBefore(created, post)]);
  return mine && { hash, created };
}

async function note(
  { db }: Resources,
  { hash, created }: Begun,
  response: RenderResponse | undefined,
): Promise<void> {
  if (response?.kind !== 'redirect') {
    await db.query(removePostedForm, [hash, created]);
    return;
  }
  await db.query(updatePostedForm, [hash, created, response.to, response.carries]);
}

// What was asked for is done, or has failed by itself: the database must not turn that round. Noted the second
// time, it has lost what it carried, which may be what could not be noted; it is led to its page all the same.
async function noteAnyway(
  resources: Resources,
  begun: Begun,
  response: RenderResponse | undefined,
): Promise<void> {
  const { log } = resources;
  const bare = response?.kind === 'redirect' ? { ...response, carries: undefined } : response;
  for (const [attempt, one] of [response, response, bare].entries()) {
    try {
      await note(resources, begun, one);
      return;
    } catch (error) {
      log.error({ ...describeError(error), attempt }, 'what became of a form could not be noted');
    }
  }
}

async function carryOut(
  resources: Resources,
  begun: Begun,
  work: FormWork,
): Promise<RenderResponse> {
  let response: RenderResponse | undefined;
  try {
    response = await work();
    return response;
  } finally {
    await noteAnyway(resources, begun, response);
  }
}

/** What became of a first post: where it led, that it can be posted again, or that nobody knows yet. */
async function outcomeOf({ db, now, patience }: Resources, post: Post) {
  const hash = hashOfPost(post.sessie, post.mark);
  for (let waited = 0; waited <= patience; waited += pauseMs) {
    const [first] = await db.query<{ onward: string | null; created: Date }>(findPostedForm, [
      hash,
    ]);
    if (first === undefined) return 'again';
    if (first.onward !== null) return { onward: first.onward };
    if (first.created <= diedBefore(now(), post)) return 'again';
    await pause(pauseMs);
  }
  return 'unknown';
}

async function once(
  resources: Resources,
  post: Post,
  work: FormWork,
  whenUnknown: FormWork,
): Promise<RenderResponse> {
  for (;;) {
    const begun = await begin(resources, post);
    if (begun) return carryOut(resources, begun, work);
    const outcome = await outcomeOf(resources, post);
    if (outcome === 'unknown') return whenUnknown();
    if (outcome !== 'again') return { kind: 'redirect', status: 303, to: outcome.onward };
  }
}

/** Makes the store of posted forms. */
export function createPostedForms(resources: Resources): PostedForms {
  const { db, now } = resources;
  return {
    once: (post, work, whenUnknown) => once(resources, post, work, whenUnknown),
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
