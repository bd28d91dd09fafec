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
  vi.stubGlobal('Capacitor', { nativePromise, getPlatform: () => 'ios' });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

const keptVerifier = () => [...kept.values()][0] ?? '';

async function begin(search = 'terug=facturen'): Promise<URL> {
  await startLogin(gateway, new URLSearchParams(search));
  return new URL(nativePromise.mock.calls.at(-1)?.[2].url ?? '');
}

const comeBack = (query: string) => completeLogin(new URLSearchParams(query));
const sent = (): Promise<unknown> => new Response(network.mock.calls[0]?.[1]?.body).json();

const failed = '/inloggen-mislukt?reden=anders';

describe('startLogin', () => {
  it('passes the page to return to, and only the hash of its verifier', async () => {
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

  it('creates a new verifier each time', async () => {
    await begin();
    const first = keptVerifier();
    await begin();
    expect(keptVerifier()).not.toBe(first);
  });
});

describe('completeLogin', () => {
  it('exchanges the code with the stored verifier, and returns the path of the gateway', async () => {
    await begin();
    const verifier = keptVerifier();
    network.mockResolvedValue(Response.json({ path: '/facturen' }));
    vi.stubGlobal('document', { cookie: 'taal=nl; showTermsAndConditions=false' });
    expect(await comeBack('overdracht=c1')).toBe('/facturen');
    expect(await sent()).toEqual({
      code: 'c1',
      verifier,
      termsAccepted: true,
      platform: 'ios',
    });
  });

  it('removes the verifier, whatever the outcome', async () => {
    await begin();
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await comeBack('overdracht=c1')).toBe(failed);
    expect(kept.size).toBe(0);
    expect(await comeBack('overdracht=c1')).toBe(failed);
    expect(network).toHaveBeenCalledOnce();
  });

  it('says that the terms were not accepted here', async () => {
    await begin();
    network.mockResolvedValue(Response.json({ path: '/facturen' }));
    await comeBack('overdracht=c1');
    expect(await sent()).toMatchObject({ termsAccepted: false });
  });

  it.each([
    ['of a login that was begun elsewhere', 'overdracht=c1', false],
    ['without a code', '', true],
  ])('makes no call for a link %s', async (_what, query, isBegun) => {
    if (isBegun) await begin();
    expect(await comeBack(query)).toBe(failed);
    expect(network).not.toHaveBeenCalled();
  });

  it('returns the reason that there is no code, encoded for an address', async () => {
    await begin();
    expect(await comeBack('reden=geannuleerd')).toBe('/inloggen-mislukt?reden=geannuleerd');
    expect(await comeBack('reden=a%26b')).toBe('/inloggen-mislukt?reden=a%26b');
  });

  it.each(['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test', '', 7, null])(
    'returns only paths of ours: %j',
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
  ])('fails when it %s', async (_how, answer) => {
    await begin();
    network.mockResolvedValue(answer());
    expect(await comeBack('overdracht=c1')).toBe(failed);
  });
});
