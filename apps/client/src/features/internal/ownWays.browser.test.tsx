import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pages } from '@mijn/domain/paths';
import { type Refused, refusedEvent, watchOwnWays } from './ownWays.ts';

const close = vi.fn<() => void>();
const refusals: Refused[] = [];

beforeAll(() => {
  watchOwnWays(close);
  document.addEventListener(refusedEvent, (event) => {
    if (event instanceof CustomEvent) refusals.push(event.detail);
  });
});
afterEach(() => {
  document.body.replaceChildren();
  refusals.length = 0;
  vi.restoreAllMocks();
});

function write(html: string): void {
  document.body.innerHTML = html;
}

test.each<[number, Refused]>([
  [403, 'onlyThemselves'],
  [404, 'noFile'],
  [503, 'noFile'],
])('reports a file answered with %i by its reason', async (status, refused) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status }));
  write('<a href="/api/v1/bestanden/1">Nota</a>');
  document.querySelector('a')?.click();
  await expect.poll(() => refusals).toEqual([refused]);
});

test('refuses a change, and closes the file at sign-out', () => {
  write('<form action="/mijn-gegevens" method="post"><button>Bewaren</button></form>');
  document.querySelector('button')?.click();
  expect([refusals, close.mock.calls]).toEqual([['onlyThemselves'], []]);
  write(`<form action="${pages.uitloggen.path}" method="post"><button>Uitloggen</button></form>`);
  document.querySelector('button')?.click();
  expect(close).toHaveBeenCalledOnce();
});
