import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import type { HandleForm } from './postedForms.ts';
import {
  newPost,
  rejectingWork,
  redirectResponse,
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

describe('a form posted twice', () => {
  it('is carried out once, and redirects to the same place, also much later', async () => {
    const [forms, post] = [formsOf(), newPost()];
    const { work, end } = slowWork(redirectResponse('/done'));
    const first = forms.once(post, work);
    await expect.poll(() => work.mock.calls.length).toBe(1);
    const second = forms.once(post, work);
    end();
    expect(await Promise.all([first, second])).toMatchObject([{ to: '/done' }, { to: '/done' }]);
    expect(await forms.once(post, work)).toEqual({ kind: 'redirect', status: 303, to: '/done' });
    expect(work).toHaveBeenCalledOnce();
  });

  it('reports that the first outcome is still unknown', async () => {
    const [forms, post] = [formsOf(0), newPost()];
    const { work, end } = slowWork(redirectResponse('/done'));
    const first = forms.once(post, work);
    await expect.poll(() => work.mock.calls.length).toBe(1);
    expect(await forms.once(post, work, async () => page)).toBe(page);
    end();
    await first;
    expect(work).toHaveBeenCalledOnce();
    // This response is not the first one's outcome.
    expect(await forms.once(post, work)).toMatchObject({ to: '/done' });
  });

  it.each([
    ['ended in a page', () => Promise.resolve(page)],
    ['failed', () => Promise.reject(new Error('broken'))],
  ])('is carried out again if the first %s', async (_how, work) => {
    const [forms, post] = [formsOf(), newPost()];
    await forms.once(post, work).catch(() => undefined);
    expect(await forms.once(post, async () => redirectResponse('/done'))).toMatchObject({
      to: '/done',
    });
  });

  it('is carried out after waiting for a first that ended in a page', async () => {
    const [forms, post] = [formsOf(), newPost()];
    const { work, end } = slowWork(page);
    const first = forms.once(post, work);
    await expect.poll(() => work.mock.calls.length).toBe(1);
    const second = forms.once(post, async () => redirectResponse('/second'));
    end();
    expect(await first).toBe(page);
    expect(await second).toMatchObject({ to: '/second' });
  });

  it('differs by person and by content', async () => {
    const [forms, post] = [formsOf(), newPost()];
    const work = vi.fn<HandleForm>(async () => redirectResponse('/done'));
    await forms.once(post, work);
    await forms.once({ ...post, sessie: sessie('daan') }, work);
    await forms.once({ ...post, mark: `${post.mark}x` }, work);
    expect(work).toHaveBeenCalledTimes(3);
  });
});

describe('the flash of a form', () => {
  it('is found by its own session only', async () => {
    const [forms, post] = [formsOf(), newPost()];
    await forms.once(post, async () => redirectResponse('/done', 'words'));
    expect(await forms.findCarried(post.sessie, post.mark)).toBe('words');
    expect(await forms.findCarried(sessie('daan'), post.mark)).toBeUndefined();
    expect(await forms.findCarried(post.sessie, 'another')).toBeUndefined();
  });

  it('is absent if there was none', async () => {
    const [forms, post] = [formsOf(), newPost()];
    await forms.once(post, async () => redirectResponse('/done'));
    expect(await forms.findCarried(post.sessie, post.mark)).toBeUndefined();
  });
});

it('deletes a form once no session of that time can be alive', async () => {
  const [forms, post] = [formsOf(), newPost()];
  await forms.once(post, async () => redirectResponse('/done', 'words'));
  setClock('2026-11-21T10:59:59Z');
  await forms.cleanUp();
  expect(await forms.findCarried(post.sessie, post.mark)).toBe('words');
  setClock('2026-11-21T11:00:00Z');
  await forms.cleanUp();
  expect(await forms.findCarried(post.sessie, post.mark)).toBeUndefined();
});

/** Simulates a process killed during a form. */
async function died() {
  const post = newPost();
  const { work, end } = slowWork(redirectResponse('/late'));
  const first = formsOf().once(post, work);
  await expect.poll(() => work.mock.calls.length).toBe(1);
  return { post, first, end };
}

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

describe('a form whose process died', () => {
  it('is carried out again on repetition, once the longest call is over', async () => {
    const { post } = await died();
    later(14_999);
    expect(await formsOf(0).once(post, rejectingWork, async () => page)).toBe(page);
    later(1);
    const work = vi.fn<HandleForm>(async () => redirectResponse('/done', 'words'));
    expect(await formsOf(0).once(post, work)).toMatchObject({ to: '/done' });
    expect(await formsOf(0).once(post, work)).toMatchObject({ to: '/done' });
    expect(work).toHaveBeenCalledOnce();
    expect(await formsOf().findCarried(post.sessie, post.mark)).toBe('words');
  });

  it('is carried out again by a waiting repetition', async () => {
    const { post } = await died();
    const work = vi.fn<HandleForm>(async () => redirectResponse('/done'));
    const second = formsOf().once(post, work);
    later(20_000);
    expect(await second).toMatchObject({ to: '/done' });
  });

  it('is taken over by one only', async () => {
    const { post } = await died();
    later(20_000);
    const work = vi.fn<HandleForm>(async () => redirectResponse('/done'));
    const answers = await Promise.all([1, 2, 3].map(() => formsOf().once(post, work)));
    expect(answers).toMatchObject(answers.map(() => ({ to: '/done' })));
    expect(work).toHaveBeenCalledOnce();
  });

  it('is ignored if it ends after all', async () => {
    const { post, first, end } = await died();
    later(20_000);
    await formsOf().once(post, async () => redirectResponse('/done'));
    end();
    expect(await first).toMatchObject({ to: '/late' });
    expect(await formsOf().once(post, rejectingWork)).toMatchObject({ to: '/done' });
  });

  it('is not taken over by another person', async () => {
    const { post } = await died();
    later(20_000);
    const other = { ...post, sessie: sessie('daan') };
    expect(await formsOf().once(other, async () => redirectResponse('/theirs'))).toMatchObject({
      to: '/theirs',
    });
    expect(await formsOf().once(post, async () => redirectResponse('/own'))).toMatchObject({
      to: '/own',
    });
  });
});

describe('an outcome that cannot be stored', () => {
  it('is retried, and logged', async () => {
    const [forms, post] = [formsOf(0, failing(1)), newPost()];
    await forms.once(post, async () => redirectResponse('/done', 'words'));
    expect(await forms.once(post, rejectingWork)).toMatchObject({ to: '/done' });
    expect(await forms.findCarried(post.sessie, post.mark)).toBe('words');
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('loses a flash that is too large, which is not logged', async () => {
    const [forms, post] = [formsOf(0), newPost()];
    await forms.once(post, async () => redirectResponse('/done', 'words'.repeat(2_000)));
    expect(await forms.once(post, rejectingWork)).toMatchObject({ to: '/done' });
    expect(await forms.findCarried(post.sessie, post.mark)).toBeUndefined();
    expect(log.error).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('words');
  });

  it('is returned anyway, and the form is carried out again later if the database stays away', async () => {
    const [forms, post] = [formsOf(0, failing(3)), newPost()];
    expect(await forms.once(post, async () => redirectResponse('/done'))).toMatchObject({
      to: '/done',
    });
    later(20_000);
    expect(await forms.once(post, async () => redirectResponse('/again'))).toMatchObject({
      to: '/again',
    });
  });
});
