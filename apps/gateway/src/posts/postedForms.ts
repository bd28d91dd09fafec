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
  findFlashOfPostedForm,
} from './postedForms.queries.ts';

/** Time that a form may take after its calls were aborted, in milliseconds. */
export const abortGraceMs = 3_000;

/** Identifies a post: the session, the form, and its maximum duration. */
export interface Post {
  readonly sessie: Sessie;
  /** The form's fingerprint (`submissionFingerprint`). */
  readonly mark: string;
  /** Maximum duration in milliseconds: an older start has died. */
  readonly longest: number;
}

export type HandleForm = () => Promise<RenderResponse>;

export interface PostedForms {
  /**
   * Carries out a form once: a repetition during or after it gets the same redirect. A form that ended in a
   * page (an error, a search) can be posted again, and one that died is carried out again (ADR 0032).
   * @param whenUnknown responds after waiting in vain for the first outcome
   */
  once(post: Post, work: HandleForm, whenUnknown: HandleForm): Promise<RenderResponse>;
  /** Returns the flash that a form of this session left for its page. */
  findCarried(sessie: Sessie, mark: string): Promise<string | undefined>;
  cleanUp(): Promise<void>;
}

interface Resources {
  readonly db: Database;
  readonly now: () => Date;
  /** How long a repetition waits for the first, in milliseconds. */
  readonly patience: number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** A started form, identified by its start, because another may take over. */
interface Begun {
  readonly hash: Buffer;
  readonly created: Date;
}

const pauseMs = 100;

// The column `key_hash` held the document's key before ADR 0032; it holds the form's fingerprint now.
function hashOfPost({ idHash }: Sessie, mark: string): Buffer {
  return createHash('sha256').update(idHash).update(mark).digest();
}

/** Returns the time before which a started form must have died. */
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
  await db.query(updatePostedForm, [hash, created, response.to, response.flash]);
}

// The form is done or has failed: a database error must not change that. The second attempt drops the
// flash, which may be the cause; the redirect still works.
async function noteAnyway(
  resources: Resources,
  begun: Begun,
  response: RenderResponse | undefined,
): Promise<void> {
  const { log } = resources;
  const bare = response?.kind === 'redirect' ? { ...response, flash: undefined } : response;
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
  work: HandleForm,
): Promise<RenderResponse> {
  let response: RenderResponse | undefined;
  try {
    response = await work();
    return response;
  } finally {
    await noteAnyway(resources, begun, response);
  }
}

/** Returns the outcome of a first post: its redirect, that it can be repeated, or that it is unknown. */
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
  work: HandleForm,
  whenUnknown: HandleForm,
): Promise<RenderResponse> {
  for (;;) {
    const begun = await begin(resources, post);
    if (begun) return carryOut(resources, begun, work);
    const outcome = await outcomeOf(resources, post);
    if (outcome === 'unknown') return whenUnknown();
    if (outcome !== 'again') return { kind: 'redirect', status: 303, to: outcome.onward };
  }
}

/** Creates the store of posted forms. */
export function createPostedForms(resources: Resources): PostedForms {
  const { db, now } = resources;
  return {
    once: (post, work, whenUnknown) => once(resources, post, work, whenUnknown),
    async findCarried(sessie, mark) {
      const values = [hashOfPost(sessie, mark)];
      const [row] = await db.query<{ flash: string | null }>(findFlashOfPostedForm, values);
      return row?.flash ?? undefined;
    },
    async cleanUp() {
      await db.query(removeExpiredPostedForms, [new Date(now().getTime() - sessieDuration.atMost)]);
    },
  };
}
