import type { RenderResponse } from '@mijn/contract/serverEntry';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  newPost,
  onward,
  page,
  sessie,
  slowWork,
  startPostedForms,
} from './postedForms.testing.ts';

const testSetup = await startPostedForms();
const { formsOf, setClock } = testSetup;
afterAll(() => testSetup.stop());
beforeEach(() => setClock('2026-11-21T09:00:00Z'));

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

  it('is told so where nobody knows yet what becomes of it', async () => {
    const [forms, post] = [formsOf(0), newPost()];
    const { work, end } = slowWork(onward('/done'));
    const first = forms.once(post, work);
    await expect.poll(() => work.mock.calls.length).toBe(1);
    expect(await forms.once(post, work, async () => page)).toBe(page);
    end();
    await first;
    expect(work).toHaveBeenCalledOnce();
    // That answer is no end of the first.
    expect(await forms.once(post, work)).toMatchObject({ to: '/done' });
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
  setClock('2026-11-21T10:59:59Z');
  await forms.cleanUp();
  expect(await forms.findCarried(post.sessie, post.mark)).toBe('words');
  setClock('2026-11-21T11:00:00Z');
  await forms.cleanUp();
  expect(await forms.findCarried(post.sessie, post.mark)).toBeUndefined();
});
