import { expect, test } from 'vitest';
import { Redirect } from '../router/outcomes.ts';
import { urlOf } from '../router/addresses.ts';
import { createLoader } from './createLoader.ts';
import { contextOf } from './environment.ts';
import { environment } from './loading.testing.ts';
import { ApiError } from './response.ts';

/** What a loader throws whose call fails, asked for by a person or by nobody. */
function thrownBy(error: ApiError, isBackground: boolean): Promise<unknown> {
  const loader = createLoader(() => Promise.reject(error));
  const { signal } = new AbortController();
  const context = contextOf(environment);
  const asked = { url: urlOf('/declaraties/1'), params: {}, signal, context, isBackground };
  return loader(asked).catch((thrown: unknown) => thrown);
}

test.each([
  ['a person asked', false, '/503'],
  ['nobody asked', true, undefined],
])('a call that fails leads to the page of its status where %s', async (_who, background, to) => {
  const error = new ApiError('field', 503);
  const thrown = await thrownBy(error, background);
  if (to === undefined) expect(thrown).toBe(error);
  else expect(thrown).toEqual(new Redirect(to));
});

test('a session that is gone leads to the login page, whoever asked', async () => {
  const thrown = await thrownBy(new ApiError('field', 401), true);
  expect(thrown).toBeInstanceOf(Redirect);
  expect(thrown).toMatchObject({ to: expect.stringContaining('/inloggen?unauthorized=true') });
});
