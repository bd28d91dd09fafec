import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from './fakeCaches.testing.ts';
import { isFromElsewhere, receiveShared } from './share.ts';
import { readShared, removeShared } from './sharedFiles.ts';

const origin = 'https://mijn.test';
vi.stubGlobal('self', { location: { origin } });
vi.stubGlobal('caches', fakeCaches().caches);
// A relative address is the browser's to resolve.
const redirect = vi.spyOn(Response, 'redirect');
beforeEach(async () => {
  redirect.mockReset().mockImplementation(() => new Response('onward'));
  await removeShared();
});
afterAll(() => {
  vi.unstubAllGlobals();
  redirect.mockRestore();
});

const names = async () => (await readShared(Date.now())).map(({ name }) => name);

function share(from?: string): Request {
  const body = new FormData();
  body.append('bestanden', new File(['x'], 'nota.pdf'));
  body.append('bestanden', 'words');
  const request = new Request(`${origin}/delen`, { method: 'POST', body });
  if (from !== undefined) request.headers.set('origin', from);
  return request;
}

it.each([undefined, 'null', origin])(
  'keeps a share for the form, and leads there: from %s',
  async (from) => {
    await receiveShared(share(from));
    expect(redirect).toHaveBeenCalledWith('/declaraties/indienen?gedeeld=1', 303);
    expect(await names()).toEqual(['nota.pdf']);
  },
);

it('does not keep what another site posts', async () => {
  await receiveShared(share('https://elsewhere.test'));
  expect(redirect).toHaveBeenLastCalledWith('/declaraties/indienen', 303);
  expect(await names()).toEqual([]);
});

it('leads from an unreadable share to the form, which says that nothing came', async () => {
  const broken = new Request(`${origin}/delen`, { method: 'POST', body: 'no form' });
  await receiveShared(broken);
  expect(redirect).toHaveBeenCalledWith('/declaraties/indienen?gedeeld=1', 303);
});

it.each([
  ['another site', 'https://elsewhere.test', true],
  ['this site', origin, false],
  ['a phone, or a site that hides itself', 'null', false],
  ['a browser that tells nothing', null, false],
])('knows what is shared by %s where it says so', (_who, from, isKnown) => {
  expect(isFromElsewhere(from, origin)).toBe(isKnown);
});
