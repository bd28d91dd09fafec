import { expect, it } from 'vitest';
import { onPage } from '../../api/onPage.testing.tsx';
import { show, words } from '../../api/show.testing.tsx';
import { Component } from './SignOutPage.tsx';

const screen = onPage(Component, { data: null, address: '/uitloggen' });

it('who is still logged in is asked whether to sign out, and may go on instead', () => {
  expect(words(screen)).toMatch(/^Wil je uitloggen\? Uitloggen Naar overzicht$/);
  expect(words(screen, 'en')).toMatch(/^Do you want to log out\? Log out To overview$/);
  expect(show(screen)).toContain('href="/overzicht"');
});
