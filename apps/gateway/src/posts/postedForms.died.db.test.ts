import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import type { FormWork } from './postedForms.ts';
import {
  newPost,
  notAsked,
  onward,
  page,
  sessie,
  slowWork,
  startPostedForms,
} from './postedForms.testing.ts';

const testSetup = await startPostedForms();
const { db, formsOf, later, log, setClock } = testSetup;
afterAll(() => testSetup.stop());
beforeEach(() => {
  setClock('2026-11-21T09:00:00Z');
  log.error.mockClear();
});

/** A process that was killed on the way. */
async function died() {
  const post = newPost();
  const { work, end } = slowWork(onward('/late'));
  const first = formsOf().once(post, work);
  await expect.poll(() => work.mock.calls.length).toBe(1);
  return { post, first, end };
}

/** A database in which so many of its notes fail. */
function failing(times: number): Database {
  let left = times;
  return {
    ...db,
    query: (statement, values) => {
      const isNote = ['updatePostedForm', 'removePostedForm'].includes(statement.name);
      if (isNote && left > 0) {
        left -= 1;
        return Promise.reject(new Error('no database'));
      }
      return db.query(statement, values);
    },
  };
}

describe('a form whose carrying-out died', () => {
  it('is carried out again by who posts it again, once the longest call is over', async () => {
    const { post } = await died();
    later(14_999);
    expect(await formsOf(0).once(post, notAsked, async () => page)).toBe(page);
    later(1);
    const work = vi.fn<FormWork>(async () => onward('/done', 'words'));
    expect(await formsOf(0).once(post, work)).toMatchObject({ to: '/done' });
    expect(await formsOf(0).once(post, work)).toMatchObject({ to: '/done' });
    expect(work).toHaveBeenCalledOnce();
    expect(await formsOf().findCarried(post.sessie, post.mark)).toBe('words');
  });

  it('is carried out again by who waits for it', async () => {
    const { post } = await died();
    const work = vi.fn<FormWork>(async () => onward('/done'));
    const second = formsOf().once(post, work);
    later(20_000);
    expect(await second).toMatchObject({ to: '/done' });
  });

  it('is taken over by one alone', async () => {
    const { post } = await died();
    later(20_000);
    const work = vi.fn<FormWork>(async () => onward('/done'));
    const answers = await Promise.all([1, 2, 3].map(() => formsOf().once(post, work)));
    expect(answers).toMatchObject(answers.map(() => ({ to: '/done' })));
    expect(work).toHaveBeenCalledOnce();
  });

  it('has no say any more where it ends after all', async () => {
    const { post, first, end } = await died();
    later(20_000);
    await formsOf().once(post, async () => onward('/done'));
    end();
    expect(await first).toMatchObject({ to: '/late' });
    expect(await formsOf().once(post, notAsked)).toMatchObject({ to: '/done' });
  });

  it('is somebody else’s for nobody', async () => {
    const { post } = await died();
    later(20_000);
    const other = { ...post, sessie: sessie('daan') };
    expect(await formsOf().once(other, async () => onward('/theirs'))).toMatchObject({
      to: '/theirs',
    });
    expect(await formsOf().once(post, async () => onward('/own'))).toMatchObject({ to: '/own' });
  });
});

describe('what became of a form, where it cannot be noted', () => {
  it('is noted in another attempt, and the log tells', async () => {
    const [forms, post] = [formsOf(0, failing(1)), newPost()];
    await forms.once(post, async () => onward('/done', 'words'));
    expect(await forms.once(post, notAsked)).toMatchObject({ to: '/done' });
    expect(await forms.findCarried(post.sessie, post.mark)).toBe('words');
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('leads to its page without what is too much to bring along, and the log tells nothing of that', async () => {
    const [forms, post] = [formsOf(0), newPost()];
    await forms.once(post, async () => onward('/done', 'words'.repeat(2_000)));
    expect(await forms.once(post, notAsked)).toMatchObject({ to: '/done' });
    expect(await forms.findCarried(post.sessie, post.mark)).toBeUndefined();
    expect(log.error).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('words');
  });

  it('is answered all the same, and carried out again later where the database stays away', async () => {
    const [forms, post] = [formsOf(0, failing(3)), newPost()];
    expect(await forms.once(post, async () => onward('/done'))).toMatchObject({ to: '/done' });
    later(20_000);
    expect(await forms.once(post, async () => onward('/again'))).toMatchObject({ to: '/again' });
  });
});
