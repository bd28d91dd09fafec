import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pages } from '@mijn/domain/paths';
import { type Refused, refusedEvent, watchOwnWays } from './ownWays.ts';

const close = vi.fn<() => void>();
const told: Refused[] = [];

beforeAll(() => {
  watchOwnWays(close);
  document.addEventListener(refusedEvent, (event) => {
    if (event instanceof CustomEvent) told.push(event.detail);
  });
});
afterEach(() => {
  document.body.replaceChildren();
  told.length = 0;
  vi.restoreAllMocks();
});

function write(html: string): void {
  document.body.innerHTML = html;
}

test.each<[number, Refused]>([
  [403, 'onlyThemselves'],
  [404, 'noFile'],
  [503, 'noFile'],
])('a file that is answered with %i is told as what it is', async (status, refused) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status }));
  write('<a href="/api/v1/bestanden/1">Nota</a>');
  document.querySelector('a')?.click();
  await expect.poll(() => told).toEqual([refused]);
});

test('a change is the person’s own, and signing out closes the file', () => {
  write('<form action="/mijn-gegevens" method="post"><button>Bewaren</button></form>');
  document.querySelector('button')?.click();
  expect([told, close.mock.calls]).toEqual([['onlyThemselves'], []]);
  write(`<form action="${pages.uitloggen.path}" method="post"><button>Uitloggen</button></form>`);
  document.querySelector('button')?.click();
  expect(close).toHaveBeenCalledOnce();
});
