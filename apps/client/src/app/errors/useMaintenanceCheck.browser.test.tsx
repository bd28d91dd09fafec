import { inventedLinks } from '@mijn/domain/inventedLinks';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EnvironmentContext } from '../../api/environment.ts';
import { mount } from '../../api/mount.testing.tsx';
import { mayRedirect } from '../../platform/redirectGuard.ts';
import { Link as RouterLink } from 'react-router';
import { useMaintenanceCheck } from './useMaintenanceCheck.ts';

const config = {
  merk: 'ZZ',
  brandUrls: { ZZ: 'http://localhost', AZVZ: 'http://ankerzee.localhost' },
  links: inventedLinks.ZZ,
  maintenanceUrl: '/maintenance.json',
} as const;

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function Screen() {
  return (
    <>
      <h1>{useMaintenanceCheck() ? 'Maintenance' : 'Page'}</h1>
      <RouterLink to="/">This page</RouterLink>
    </>
  );
}

it('shows maintenance in place until the same page is visited again', async () => {
  const answer = { inOnderhoud: true };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  expect(mayRedirect('/503', Date.now())).toBe(true);
  mount(
    <EnvironmentContext
      value={{ config, language: 'nl', now: '2026-11-21T12:00:00Z', loggedIn: true }}
    >
      <Screen />
    </EnvironmentContext>,
  );
  const heading = page.getByRole('heading');
  await expect.element(heading).toHaveTextContent('Maintenance');
  answer.inOnderhoud = false;
  await page.getByRole('link', { name: 'This page' }).click();
  await expect.element(heading).toHaveTextContent('Page');
});
