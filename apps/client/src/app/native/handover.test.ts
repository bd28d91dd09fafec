import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLogin, completeLogin } from './handover.ts';

const gateway = 'https://mijn.test';
const kept = new Map<string, string>();
const nativePromise =
  vi.fn<(plugin: string, method: string, options: { url: string }) => Promise<unknown>>();
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  kept.clear();
  nativePromise.mockReset().mockResolvedValue(undefined);
  network.mockReset();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('Capacitor', { nativePromise });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

const keptVerifier = () => [...kept.values()][0] ?? '';

/** Starts a login; the address that the system's browser is opened at. */
async function begin(search = 'terug=facturen'): Promise<URL> {
  await startLogin(gateway, new URLSearchParams(search));
  return new URL(nativePromise.mock.calls.at(-1)?.[2].url ?? '');
}

const comeBack = (query: string) => completeLogin(new URLSearchParams(query));
/** What the gateway was sent. */
const sent = (): Promise<unknown> => new Response(network.mock.calls[0]?.[1]?.body).json();

const failed = '/inloggen-mislukt?reden=anders';

describe('a login in the system’s browser', () => {
  it('takes the page to come back to along, and of its verifier only the hash', async () => {
    const { origin, pathname, searchParams, href } = await begin();
    expect([origin, pathname, searchParams.get('terug')]).toEqual([
      gateway,
      '/app2app',
      'facturen',
    ]);
    expect(keptVerifier()).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('challenge')).toBe(
      createHash('sha256').update(keptVerifier()).digest('base64url'),
    );
    expect(href).not.toContain(keptVerifier());
  });

  it('has another verifier each time', async () => {
    await begin();
    const first = keptVerifier();
    await begin();
    expect(keptVerifier()).not.toBe(first);
  });
});

describe('a login that comes back', () => {
  it('is exchanged with the verifier that was kept, and leads on where the gateway says', async () => {
    await begin();
    const verifier = keptVerifier();
    network.mockResolvedValue(Response.json({ path: '/facturen' }));
    vi.stubGlobal('document', { cookie: 'taal=nl; showTermsAndConditions=false' });
    expect(await comeBack('overdracht=c1')).toBe('/facturen');
    expect(await sent()).toEqual({
      code: 'c1',
      verifier,
      termsAccepted: true,
    });
  });

  it('counts once: the verifier is gone, whatever came of it', async () => {
    await begin();
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await comeBack('overdracht=c1')).toBe(failed);
    expect(kept.size).toBe(0);
    expect(await comeBack('overdracht=c1')).toBe(failed);
    expect(network).toHaveBeenCalledOnce();
  });

  it('without terms that were accepted here says so', async () => {
    await begin();
    network.mockResolvedValue(Response.json({ path: '/facturen' }));
    await comeBack('overdracht=c1');
    expect(await sent()).toMatchObject({ termsAccepted: false });
  });

  it.each([
    ['of a login that was begun elsewhere', 'overdracht=c1', false],
    ['without a code', '', true],
  ])('%s asks nothing', async (_what, query, isBegun) => {
    if (isBegun) await begin();
    expect(await comeBack(query)).toBe(failed);
    expect(network).not.toHaveBeenCalled();
  });

  it('tells why there is no code, as a word in an address', async () => {
    await begin();
    expect(await comeBack('reden=geannuleerd')).toBe('/inloggen-mislukt?reden=geannuleerd');
    expect(await comeBack('reden=a%26b')).toBe('/inloggen-mislukt?reden=a%26b');
  });

  it.each(['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test', '', 7, null])(
    'leads nowhere but to a path of ours: %j',
    async (path) => {
      await begin();
      network.mockResolvedValue(Response.json({ path }));
      expect(await comeBack('overdracht=c1')).toBe(failed);
    },
  );

  it.each([
    ['is refused', () => Response.json({ path: '/facturen' }, { status: 401 })],
    ['is answered by no JSON', () => new Response('<p>')],
    ['is answered by nothing', () => Response.json(null)],
  ])('fails where it %s', async (_how, answer) => {
    await begin();
    network.mockResolvedValue(answer());
    expect(await comeBack('overdracht=c1')).toBe(failed);
  });
});
