import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownPath } from '@mijn/domain/safeAddress';
import { barePage } from './barePage.ts';

interface Link {
  href: string;
  tap: () => void;
}

let retry: Link;
let back: Link;
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

/** The page as the server wrote it: what its island says, and what the history keeps of this place. */
function open(island: object | undefined, state: unknown = null, length = 2): void {
  const found: Readonly<Record<string, unknown>> = {
    '#island': island && { textContent: JSON.stringify(island) },
    'a[data-retry]': retry,
    'a[data-back]': back,
  };
  vi.stubGlobal('document', { querySelector: (what: string) => found[what] ?? null });
  const history = { state, length, back: wentBack, replaceState: went };
  went.mockImplementation((kept) => {
    history.state = kept;
  });
  vi.stubGlobal('history', history);
  barePage('hasAuthHeader', 'island', ownPath);
}

beforeEach(() => {
  [retry, back, forgotten] = [link(), link(), []];
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => forgotten.push(key) });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('nobody is logged in any more, as far as this tab knows', () => {
  open(undefined);
  expect(forgotten).toEqual(['hasAuthHeader']);
});

test('a browser that keeps nothing shows the page all the same', () => {
  vi.stubGlobal('sessionStorage', {
    removeItem: () => {
      throw new Error('refused');
    },
  });
  open({ path: '/500', asked: '/facturen' });
  expect(went).toHaveBeenCalledOnce();
});

test('a status page gets its own address, and its button asks what was asked', () => {
  open({ path: '/500', asked: '/facturen?persoon=1' });
  expect(went).toHaveBeenCalledWith({ kept: { asked: '/facturen?persoon=1' } }, '', '/500');
  expect(retry.href).toBe('/facturen?persoon=1');
});

test('loaded again it still knows what was asked', () => {
  open(undefined, { kept: { asked: '/zorgpas' } });
  expect(went).not.toHaveBeenCalled();
  expect(retry.href).toBe('/zorgpas');
});

test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', 7, null])(
  'the button never leads to %s',
  (asked) => {
    open({ path: '/500', asked });
    expect(retry.href).toBe('/overzicht');
  },
);

test.each([null, 'text', { kept: null }, {}])(
  'a history that keeps %s changes nothing',
  (state) => {
    open(undefined, state);
    expect(retry.href).toBe('/overzicht');
  },
);

test('"Terug" goes back where there is something to go back to', () => {
  open(undefined);
  back.tap();
  expect(wentBack).toHaveBeenCalledOnce();
});

test('"Terug" follows its link in a tab that began here', () => {
  open(undefined, null, 1);
  back.tap();
  expect(wentBack).not.toHaveBeenCalled();
});
