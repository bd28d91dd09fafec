import { expect, test } from 'vitest';
import { revalidateInBackground } from './revalidation.ts';
import { createLoader } from './createLoader.ts';
import { createMemoryRouter } from './memoryRouter.testing.tsx';
import { argsFor, environment, placeOf } from './loading.testing.ts';
import { ApiError } from './response.ts';

/** Returns the value that a loader throws when its call fails, in the foreground or in the background. */
async function thrownBy(error: ApiError, isBackground: boolean): Promise<unknown> {
  const loader = createLoader(() => Promise.reject(error));
  const thrown = Promise.withResolvers<unknown>();
  if (!isBackground) return loader(argsFor('/declaraties/1')).catch((one: unknown) => one);
  const route = {
    id: 'page',
    path: '*',
    loader: (args: Parameters<typeof loader>[0]) =>
      loader(args).catch((one: unknown) => thrown.resolve(one)),
  };
  const data = { loaderData: { page: null } };
  void revalidateInBackground(createMemoryRouter([route], data, '/declaraties/1', environment));
  return thrown.promise;
}

test.each([
  ['foreground', false, '/503'],
  ['background', true, undefined],
])('reacts to a failed call in the %s', async (_place, background, to) => {
  const error = new ApiError('field', 503);
  const thrown = await thrownBy(error, background);
  if (to === undefined) expect(thrown).toBe(error);
  else expect(placeOf(thrown)).toBe(to);
});

test('redirects to the login page when the session is gone, also in the background', async () => {
  const thrown = await thrownBy(new ApiError('field', 401), true);
  expect(placeOf(thrown)).toContain('/inloggen?unauthorized=true');
});
