import { inventedLinks } from '@mijn/domain/inventedLinks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppRouter } from './AppRouter.tsx';
import { EnvironmentContext } from './environment.ts';
import { createMemoryRouter, routeOf } from './memoryRouter.testing.tsx';
import { words } from './show.testing.tsx';
import { daysAheadOf, nowIn, useToday } from './today.ts';

function Today() {
  return useToday();
}

// The document is of 22 November, half past midnight in the Netherlands, still the 21st in UTC.
const now = '2026-11-21T23:30:00Z';

function shownWith(daysAhead: number | undefined): string {
  const root = { ...routeOf(<Today />), id: 'root' };
  const data = { loaderData: { root: { daysAhead } } };
  const config = { merk: 'ZZ', brandUrls: { ZZ: '', AZVZ: '' }, links: inventedLinks.ZZ } as const;
  return renderToStaticMarkup(
    <EnvironmentContext value={{ config, language: 'nl', now, loggedIn: true }}>
      <AppRouter router={createMemoryRouter([root], data)} />
    </EnvironmentContext>,
  );
}

it('returns the insurer’s day, however far it has been moved', () => {
  const ahead = daysAheadOf('2027-04-01', new Date(now));
  expect(ahead).toBe(130);
  expect(shownWith(ahead)).toBe('2027-04-01');
});

it('falls back to the day in the Netherlands without an insurer’s day', () => {
  expect(daysAheadOf(undefined, new Date(now))).toBe(0);
  expect(shownWith(0)).toBe('2026-11-22');
  expect(shownWith(undefined)).toBe('2026-11-22');
  expect(words(<Today />)).toBe('2026-11-21');
});

it('uses the instant of the document on the server, plus the time passed since in the browser', () => {
  expect(nowIn({ now, onServer: true }).toISOString()).toBe('2026-11-21T23:30:00.000Z');
  const since = nowIn({ now, onServer: false }).getTime() - Date.parse(now);
  expect(since).toBeGreaterThanOrEqual(0);
  expect(since).toBeLessThan(600_000);
});
