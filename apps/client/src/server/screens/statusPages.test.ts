import type { RenderRequest } from '@mijn/contract/serverEntry';
import { describe, expect, test, vi } from 'vitest';
import {
  answered,
  error,
  failing,
  page,
  relatie,
  render,
  request,
  show,
  statusPageOf,
} from '../render/render.testing.ts';

describe('status pages', () => {
  test('keep the frame of a logged-in person at an unknown address, and no other', async () => {
    const inside = await show({ url: '/nergens', status: 404 });
    expect([inside.status, inside.titel]).toEqual([404, 'Mijn Zilverzand | Pagina niet gevonden']);
    expect(inside.html).toContain('Hoofdnavigatie');
    const outside = await show({ url: '/nergens', status: 404, loggedIn: false });
    expect(outside.html).not.toContain('Hoofdnavigatie');
    const piece = await show({ url: '/nergens', status: 404, response: error(500) });
    expect(piece.status).toBe(404);
  });

  test.each([
    [401, 'Niet geautoriseerd'],
    [403, 'Geen toestemming'],
    [404, 'Pagina niet gevonden'],
    [500, 'Er is iets misgegaan'],
    [503, 'Onderhoud'],
  ] as const)('have their own status and title at /%i', async (status, title) => {
    const out = await show({ url: `/${status}` });
    expect([out.status, out.titel]).toEqual([status, `Mijn Zilverzand | ${title}`]);
  });

  test.each([401, 403, 404, 500, 503] as const)(
    'replace the page without calls to the insurer for a forced %i',
    async (status) => {
      const graphql = vi.fn<RenderRequest['graphql']>();
      const out = page(await render({ ...request({ status }), graphql }));
      expect(out.status).toBe(status);
      expect(out.html).toContain('<h1');
      expect(graphql).not.toHaveBeenCalled();
    },
  );

  test('come before the login when forced, because the person is unknown then', async () => {
    for (const status of [403, 500, 503] as const) {
      const out = await show({ url: '/overzicht', status, loggedIn: false });
      expect([out.status, out.html.includes('<h1')]).toEqual([status, true]);
    }
  });

  test.each([
    [403, 'Geen toestemming'],
    [404, 'Pagina niet gevonden'],
    [500, 'Er is iets misgegaan'],
    [503, 'Onderhoud'],
  ] as const)(
    'replace the page under its address when the relation fails with %i',
    async (status, title) => {
      const out = await show({ url: '/overzicht?x=1', response: error(status) });
      expect([out.status, out.titel]).toEqual([status, `Mijn Zilverzand | ${title}`]);
      expect(statusPageOf(out)).toEqual({ path: `/${status}`, asked: '/overzicht?x=1' });
      expect(out.html).toContain('Uitloggen');
    },
  );

  test('do not show maintenance for an insurer that is too slow', async () => {
    const out = await show({ response: error(503, 'unreachable') });
    expect([out.status, out.titel]).toEqual([500, 'Mijn Zilverzand | Er is iets misgegaan']);
    expect(out.html).not.toContain('onderhoud');
  });

  test('replace the page in its frame when a required call fails', async () => {
    const out = await show({ url: '/declaraties/D-1', graphql: failing('declaratie', 404) });
    expect([out.status, statusPageOf(out)]).toEqual([
      404,
      { path: '/404', asked: '/declaraties/D-1' },
    ]);
    expect(out.html).toContain('Hoofdnavigatie');
  });

  test('are not shown when a part fails, which shows its failure in place', async () => {
    const out = await show({ graphql: failing('betaalverzoeken', 500) });
    expect([out.status, statusPageOf(out)]).toEqual([200, undefined]);
    expect(out.html).toContain('Probeer opnieuw');
  });

  test('retry the requested address, and never one from outside', async () => {
    const out = await show({ url: '/declaraties/D-1', response: error(500) });
    expect(out.html).toContain('href="/declaraties/D-1"');
    const foreign = await show({ url: '//elders.nl/x', status: 500 });
    expect(foreign.html).not.toContain('href="//elders.nl');
    expect(foreign.html).toContain('href="/overzicht"');
  });

  test('are a 404 for an unknown address', async () => {
    for (const url of ['/nergens', '//elders.nl/x', '/overzicht/x', '/%E0%A4%A']) {
      expect((await show({ url })).status, url).toBe(404);
    }
  });

  test('are a 500 for an error while rendering, which is reported', async () => {
    const reportError = vi.fn<(error: unknown) => void>();
    const { status, titel } = await show({
      reportError,
      response: { data: { ...answered, relatie: { ...relatie, roepnaam: {} } } },
    });
    expect([status, titel]).toEqual([500, 'Mijn Zilverzand | Er is iets misgegaan']);
    expect(reportError).toHaveBeenCalledWith(expect.any(Error));
  });

  test('are a 500 for an error in a loader, which is reported; a refusal is not', async () => {
    const reportError = vi.fn<(error: unknown) => void>();
    const broken = new TypeError('broken');
    const out = await render({
      ...request({ reportError }),
      graphql: () => Promise.reject(broken),
    });
    expect(page(out).status).toBe(500);
    expect(reportError).toHaveBeenCalledWith(broken);
    reportError.mockClear();
    await show({ response: error(500), reportError });
    expect(reportError).not.toHaveBeenCalled();
  });
});
