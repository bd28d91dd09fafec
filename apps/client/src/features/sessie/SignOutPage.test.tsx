import type { Language } from '@mijn/domain/language';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { EnvironmentContext, useAppEnvironment } from '../../api/environment.ts';
import { onPage } from '../../api/onPage.testing.tsx';
import { show, words } from '../../api/show.testing.tsx';
import { Component } from './SignOutPage.tsx';

const screen = onPage(Component, { data: null, address: '/uitloggen' });

function SignedOut({ children }: { readonly children: ReactNode }) {
  const environment = { ...useAppEnvironment(), loggedIn: false };
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}

const readAfter = (language?: Language) => words(<SignedOut>{screen}</SignedOut>, language);

it('asks a person who is still logged in whether to sign out, with a way back', () => {
  expect(words(screen)).toMatch(/^Wil je uitloggen\? Uitloggen Naar overzicht$/);
  expect(words(screen, 'en')).toMatch(/^Do you want to log out\? Log out To overview$/);
  expect(show(screen)).toContain('href="/overzicht"');
});

it('promises only that the browser holds nothing, and advises to remove saved files', () => {
  expect(readAfter()).toMatch(
    /^Je bent uitgelogd Tot ziens .* In deze browser staat niets meer van jou\. Opnieuw inloggen .*Heb je daar iets opgeslagen\? Haal dat ook weg\.$/,
  );
  expect(readAfter('en')).toMatch(
    /left in this browser\. .*Did you save anything there\? Delete that/,
  );
  expect(readAfter() + readAfter('en')).not.toMatch(/apparaat|device/);
});
