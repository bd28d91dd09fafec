import type { RenderResponse } from '@mijn/contract/serverEntry';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  newPost,
  redirectResponse,
  page,
  sessie,
  slowWork,
  startPostedForms,
} from './postedForms.testing.ts';

const testSetup = await startPostedForms();
const { formsOf, setClock } = testSetup;
afterAll(() => testSetup.stop());
beforeEach(() => setClock('2026-11-21T09:00:00Z'));

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
    const work = vi.fn<() => Promise<RenderResponse>>(async () => redirectResponse('/done'));
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
