import { inventedLinks } from '@mijn/domain/inventedLinks';
import { afterEach, expect, test, vi } from 'vitest';
import { type Reaction, reactionTo, reactTo } from './errorReactions.ts';
import { placeOf } from './loading.testing.ts';
import { ApiError, type ErrorKind } from './response.ts';

const table: [name: string, kind: ErrorKind, status: number, reaction: Reaction][] = [
  ['no JSON came back', 'syntax', 502, { kind: 'login', reason: 'onleesbaar' }],
  ['no JSON came back with 200', 'syntax', 200, { kind: 'login', reason: 'onleesbaar' }],
  ['the session is gone', 'refusal', 401, { kind: 'login', reason: 'unauthorized' }],
  ['the relation answers 401', 'field', 401, { kind: 'login', reason: 'unauthorized' }],
  ['not allowed', 'field', 403, { kind: 'statusPage', status: 403 }],
  ['not there', 'field', 404, { kind: 'statusPage', status: 404 }],
  ['something behind is down', 'refusal', 503, { kind: 'statusPage', status: 503 }],
  ['no answer in time', 'unreachable', 503, { kind: 'maintenanceCheck' }],
  ['a status field of 500', 'field', 500, { kind: 'maintenanceCheck' }],
  ['the network fails', 'network', 0, { kind: 'offline' }],
  ['a build of another release', 'refusal', 426, { kind: 'inPlace', status: 426 }],
  ['asked too often', 'refusal', 429, { kind: 'inPlace', status: 500 }],
  ['a request nobody understands', 'refusal', 400, { kind: 'inPlace', status: 500 }],
];

test.each(table)('%s (%s %i)', (_name, kind, status, reaction) => {
  expect(reactionTo(new ApiError(kind, status))).toEqual(reaction);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const config = {
  merk: 'ZZ',
  brandUrls: { ZZ: 'http://localhost', AZVZ: 'http://ankerzee.localhost' },
  links: inventedLinks.ZZ,
  maintenanceUrl: '/onderhoud.json',
} as const;
const asked = new URL('http://localhost/facturen');

/** Stubs a browser without earlier redirects, and the maintenance document. */
function stubBrowser(inOnderhoud: boolean): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { href: asked.href });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ inOnderhoud })));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

const react = () => reactTo(new ApiError('field', 500), asked, { onServer: false, config });

test.each([
  [true, '/503'],
  [false, '/500'],
])('redirects a status of 500, with maintenance %s, to %s, once', async (inOnderhoud, to) => {
  stubBrowser(inOnderhoud);
  expect(placeOf(await react())).toBe(to);
  await expect(react()).resolves.toMatchObject({ init: { status: Number(to.slice(1)) } });
});
