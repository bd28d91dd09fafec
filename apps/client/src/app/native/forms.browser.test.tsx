import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { Component as SignOutPage } from '../../features/sessie/SignOutPage.tsx';
import { watchForms } from './forms.ts';

const network = vi.spyOn(globalThis, 'fetch');
const posted = vi.fn<(event: Event) => void>();

const goTo = vi.fn<(path: string) => void>();
const leaveFor = vi.fn<(path: string) => void>();

watchForms(goTo, leaveFor);
addEventListener('submit', (event) => {
  if (!event.defaultPrevented) posted(event);
  event.preventDefault();
});

beforeEach(() => {
  vi.clearAllMocks();
  network.mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  for (const name of ['showCookies', 'cookieKeuze', 'taal']) {
    document.cookie = `${name}=; path=/; max-age=0`;
  }
});

const cookies = () => document.cookie.split('; ').filter((one) => one !== '');

test('stores the answer about cookies on the device, and removes the question', async () => {
  document.body.innerHTML = `<h1 tabindex="-1">Overview</h1><div id="cookies"><form method="post">
    <input type="hidden" name="form" value="cookies">
    <button name="choice" value="necessary">No</button>
    <button name="choice" value="all">Yes</button></form></div>`;
  const before = cookies().length;
  await page.getByRole('button', { name: 'No' }).click();
  await expect.element(page.getByRole('button', { name: 'No' })).not.toBeInTheDocument();
  expect(cookies().length).toBeGreaterThan(before);
  expect(document.cookie).toMatch(/=necessary/);
  expect(document.activeElement?.textContent).toBe('Overview');
  expect(posted).not.toHaveBeenCalled();
  expect(network).not.toHaveBeenCalled();
});

test('stores nothing for an unknown choice, and keeps the question', async () => {
  document.body.innerHTML = `<div id="cookies"><form method="post">
    <input type="hidden" name="form" value="cookies">
    <button name="choice" value="some">Some</button></form></div>`;
  const before = document.cookie;
  await page.getByRole('button', { name: 'Some' }).click();
  await expect.element(page.getByRole('button', { name: 'Some' })).toBeInTheDocument();
  expect(document.cookie).toBe(before);
});

test('ignores an unknown form', async () => {
  document.body.innerHTML = `<form method="post" action="/overzicht">
    <input type="hidden" name="form" value="pay"><button>Pay</button></form>`;
  await page.getByRole('button', { name: 'Pay' }).click();
  expect(posted).not.toHaveBeenCalled();
  expect(network).not.toHaveBeenCalled();
});

test('leaves a GET form to the browser', async () => {
  document.body.innerHTML = '<form method="get"><button>Search</button></form>';
  await page.getByRole('button', { name: 'Search' }).click();
  expect(posted).toHaveBeenCalledOnce();
});

test.each([
  ['signOut', 'Uitloggen', 'Je bent nog niet uitgelogd'],
  ['signOutEverywhere', 'Overal uitloggen', 'Je bent nog niet overal uitgelogd'],
])('leads to the page that asks again after a failed %s', async (form, button, title) => {
  const hint = 'hasAuthHeader';
  sessionStorage.setItem(hint, 'true');
  document.body.innerHTML = `<form method="post" action="/uitloggen">
    <input type="hidden" name="form" value="${form}"><button>Out</button></form>`;
  await page.getByRole('button', { name: 'Out' }).click();
  await expect.poll(() => goTo.mock.calls).toHaveLength(1);
  const [[address] = ['']] = goTo.mock.calls;
  expect(address).toMatch(/^\/uitloggen\?/);
  expect(sessionStorage.getItem(hint), 'nobody is signed out').toBe('true');
  document.body.replaceChildren();
  mount(<SignOutPage />, 'nl', undefined, address);
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('button', { name: button, exact: true })).toBeVisible();
});

test.each([
  ['signOut', 200, '/uitloggen'],
  ['signOutEverywhere', 200, '/uitloggen'],
  // Nobody was logged in any more, so it is unknown whose sessions should have ended.
  ['signOutEverywhere', 401, '/inloggen?unauthorized=true&terug=mijnGegevens'],
])('leads to the right page after %s answered with %i: %s', async (form, status, address) => {
  network.mockImplementation(async () => new Response('{}', { status }));
  sessionStorage.setItem('hasAuthHeader', 'true');
  document.body.innerHTML = `<form method="post" action="/uitloggen">
    <input type="hidden" name="form" value="${form}"><button>Out</button></form>`;
  await page.getByRole('button', { name: 'Out' }).click();
  await expect.poll(() => leaveFor.mock.calls).toEqual([[address]]);
  expect(sessionStorage.getItem('hasAuthHeader')).toBeNull();
  expect(goTo).not.toHaveBeenCalled();
});
