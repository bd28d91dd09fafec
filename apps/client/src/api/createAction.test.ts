import { describe, expect, it, vi } from 'vitest';
import { createAction, type PostAnswer } from './createAction.ts';
import { getFlash } from './flash.ts';
import type { LoaderEnvironment } from './environment.ts';
import { argsFor, environment, placeOf, postedForm } from './loading.testing.ts';
import { ApiError } from './response.ts';

/** Posts the form `withdraw` to an action that gives this answer. */
async function post(
  answer: PostAnswer | Error,
  fields: Readonly<Record<string, string>> = { form: 'withdraw', tekst: 'Te laat' },
  more: Partial<LoaderEnvironment> = {},
) {
  const action = createAction({
    withdraw: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
  });
  const told = { ...environment, posted: postedForm(fields), ...more };
  const args = argsFor('/declaraties/1', told);
  const outcome = await action(args).catch((thrown: unknown) => ({ thrown }));
  const to = placeOf(outcome);
  return to === undefined ? outcome : { to, flash: getFlash(args.context) };
}

describe('a form that is done', () => {
  it('redirects to the next page', async () => {
    expect(await post({ to: '/done' })).toMatchObject({ to: '/done', flash: undefined });
  });

  it('hands over values that must not stand in an address by a mark', async () => {
    expect(await post({ to: '/done#there', flash: { saved: 'words' } })).toMatchObject({
      to: '/done?posted=mark#there',
      flash: '{"saved":"words"}',
    });
  });
});

describe('a form that is not done', () => {
  it.each<[PostAnswer, number]>([
    [{}, 200],
    [{ errors: { tekst: 'Vul in.' } }, 422],
    [{ problem: 'missing' }, 404],
    [{ problem: 'conflict' }, 409],
    [{ problem: 'unavailable' }, 503],
    [{ problem: 'failed' }, 500],
    [{ problem: 'failed', errors: { tekst: 'Vul in.' } }, 500],
    [{ errors: { tekst: 'Vul in.' }, status: 200 }, 200],
  ])('answers %j with status %i', async (answer, status) => {
    expect(await post(answer)).toMatchObject({ init: { status } });
  });

  it('returns the typed values, with those that the action filled in', async () => {
    const posted = new URLSearchParams('form=withdraw&tekst=a&soort=x&soort=y');
    const more = { posted: { ...postedForm({}), fields: posted } };
    const answer = { values: { bedrag: '5' }, lists: { marks: ['m'] } };
    expect(await post(answer, {}, more)).toMatchObject({
      data: {
        form: 'withdraw',
        values: { tekst: 'a', bedrag: '5' },
        lists: { soort: ['x', 'y'], marks: ['m'] },
        errors: {},
      },
    });
  });
});

describe('a posted form', () => {
  it.each([{ form: 'another' }, { form: 'constructor' }, {}])(
    'answers 404 when the page has no form for %j',
    async (fields: Readonly<Record<string, string>>) => {
      expect(await post({ to: '/done' }, fields)).toMatchObject({
        thrown: { init: { status: 404 } },
      });
    },
  );

  it('answers 404 without a form', async () => {
    const answer = await post({ to: '/done' }, {}, { posted: undefined });
    expect(answer).toMatchObject({ thrown: { init: { status: 404 } } });
  });

  it('leads to the login page when the session is gone', async () => {
    for (const answer of [{ problem: 'loggedOut' } as const, new ApiError('field', 401)]) {
      const thrown = Object.values((await post(answer)) ?? {});
      expect(thrown.map(placeOf)).toEqual([expect.stringMatching(/^\/inloggen\?/)]);
    }
  });

  it('rethrows and reports an unforeseen error', async () => {
    const broken = new Error('broken');
    const reportError = vi.fn();
    expect(await post(broken, undefined, { reportError })).toEqual({ thrown: broken });
    expect(reportError.mock.calls).toEqual([[broken]]);
  });

  it('does not report a foreseen error', async () => {
    const reportError = vi.fn();
    await post(new ApiError('field', 503), undefined, { reportError });
    await post(new DOMException('', 'AbortError'), undefined, { reportError });
    expect(reportError).not.toHaveBeenCalled();
  });
});

const leadsHome = async () => ({ to: '/' });

it('lists the forms that a page answers', () => {
  expect(createAction({ pay: leadsHome, question: leadsHome }).forms).toEqual(['pay', 'question']);
});
