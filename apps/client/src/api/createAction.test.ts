import { describe, expect, it, vi } from 'vitest';
import { createAction, type PostAnswer } from './createAction.ts';
import { carriedAlong } from './carried.ts';
import type { LoaderEnvironment } from './environment.ts';
import { argsFor, environment, placeOf, postedForm } from './loading.testing.ts';
import { ApiError } from './response.ts';

/** What becomes of a form `withdraw` that is answered so. */
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
  return to === undefined ? outcome : { to, carries: carriedAlong(args.context) };
}

describe('a form that is done', () => {
  it('leads on', async () => {
    expect(await post({ to: '/done' })).toMatchObject({ to: '/done', carries: undefined });
  });

  it('brings what must not stand in an address by its mark', async () => {
    expect(await post({ to: '/done#there', carries: { saved: 'words' } })).toMatchObject({
      to: '/done?posted=mark#there',
      carries: '{"saved":"words"}',
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
  ])('has of %j the status %i', async (answer, status) => {
    expect(await post(answer)).toMatchObject({ init: { status } });
  });

  it('comes again as it was typed, with what was filled in beside it', async () => {
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

describe('what is posted', () => {
  it.each([{ form: 'another' }, { form: 'constructor' }, {}])(
    'to no form of the page is not found: %j',
    async (fields: Readonly<Record<string, string>>) => {
      expect(await post({ to: '/done' }, fields)).toMatchObject({
        thrown: { init: { status: 404 } },
      });
    },
  );

  it('without a form is not found', async () => {
    const answer = await post({ to: '/done' }, {}, { posted: undefined });
    expect(answer).toMatchObject({ thrown: { init: { status: 404 } } });
  });

  it('by a session that is gone leads to the login', async () => {
    for (const answer of [{ problem: 'loggedOut' } as const, new ApiError('field', 401)]) {
      const thrown = Object.values((await post(answer)) ?? {});
      expect(thrown.map(placeOf)).toEqual([expect.stringMatching(/^\/inloggen\?/)]);
    }
  });

  it('and fails in a way that nobody foresaw fails as it is, and the log hears of it', async () => {
    const broken = new Error('broken');
    const reportError = vi.fn();
    expect(await post(broken, undefined, { reportError })).toEqual({ thrown: broken });
    expect(reportError.mock.calls).toEqual([[broken]]);
  });

  it('and fails as was foreseen is nothing for the log', async () => {
    const reportError = vi.fn();
    await post(new ApiError('field', 503), undefined, { reportError });
    await post(new DOMException('', 'AbortError'), undefined, { reportError });
    expect(reportError).not.toHaveBeenCalled();
  });
});

const leadsHome = async () => ({ to: '/' });

it('a page tells which forms it answers', () => {
  expect(createAction({ pay: leadsHome, question: leadsHome }).forms).toEqual(['pay', 'question']);
});
