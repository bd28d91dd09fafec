import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownPath } from '@mijn/domain/safeAddress';
import { barePage } from './barePage.ts';

interface Link {
  href: string;
  tap: () => void;
}

let retry: Link;
let back: Link;
let login: Link;
let forgotten: string[];
const went = vi.fn<(to: unknown, address: string) => void>();
const wentBack = vi.fn<() => void>();

function link(): Link & {
  addEventListener: (kind: string, listener: (e: object) => void) => void;
} {
  const made = {
    href: '/overzicht',
    tap: () => undefined,
    addEventListener: (_kind: string, listener: (event: object) => void) => {
      Object.assign(made, { tap: () => listener({ preventDefault: () => undefined }) });
    },
  };
  return made;
}

/** Runs the script on a page with this island and history state. */
function open(island: object | undefined, state: unknown = null, length = 2): void {
  const found: Readonly<Record<string, unknown>> = {
    '#island': island && { textContent: JSON.stringify(island) },
    'a[data-retry]': retry,
    'a[data-back]': back,
    'a[href^="/digid?"]': login,
  };
  vi.stubGlobal('document', { querySelector: (what: string) => found[what] ?? null });
  const history = { state, length, back: wentBack, replaceState: went };
  went.mockImplementation((kept) => {
    history.state = kept;
  });
  vi.stubGlobal('history', history);
  barePage('hasAuthHeader', 'island', ownPath, 'anker');
}

beforeEach(() => {
  [retry, back, login, forgotten] = [link(), link(), link(), []];
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => forgotten.push(key) });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('forgets that somebody was logged in', () => {
  open(undefined);
  expect(forgotten).toEqual(['hasAuthHeader']);
});

test('works in a browser without storage', () => {
  vi.stubGlobal('sessionStorage', {
    removeItem: () => {
      throw new Error('refused');
    },
  });
  open({ path: '/500', asked: '/facturen' });
  expect(went).toHaveBeenCalledOnce();
});

test('gives a status page its own address, and its button the requested one', () => {
  open({ path: '/500', asked: '/facturen?persoon=1' });
  expect(went).toHaveBeenCalledWith({ kept: { asked: '/facturen?persoon=1' } }, '', '/500');
  expect(retry.href).toBe('/facturen?persoon=1');
});

test.each([
  ['#digitale-voorkeuren', '/digid?terug=mijnGegevens&anker=digitale-voorkeuren'],
  ['', '/digid?terug=mijnGegevens'],
  ['#', '/digid?terug=mijnGegevens'],
  ['#a&opnieuw=1', '/digid?terug=mijnGegevens'],
])('passes the fragment %j to the login', (hash, address) => {
  login.href = '/digid?terug=mijnGegevens';
  vi.stubGlobal('location', { hash });
  open(undefined);
  expect(login.href).toBe(address);
});

test('keeps the requested address after a reload', () => {
  open(undefined, { kept: { asked: '/zorgpas' } });
  expect(went).not.toHaveBeenCalled();
  expect(retry.href).toBe('/zorgpas');
});

test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', 7, null])(
  'never leads the button to %s',
  (asked) => {
    open({ path: '/500', asked });
    expect(retry.href).toBe('/overzicht');
  },
);

test.each([null, 'text', { kept: null }, {}])('ignores a history state of %s', (state) => {
  open(undefined, state);
  expect(retry.href).toBe('/overzicht');
});

test('goes back for "Terug" when there is a history', () => {
  open(undefined);
  back.tap();
  expect(wentBack).toHaveBeenCalledOnce();
});

test('follows the link of "Terug" in a fresh tab', () => {
  open(undefined, null, 1);
  back.tap();
  expect(wentBack).not.toHaveBeenCalled();
});
