import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { useAnchor } from './MijnGegevensPage.tsx';

const taken = vi.fn<() => void>();

beforeEach(() => {
  taken.mockReset();
  const { href } = location;
  history.replaceState(null, '', '#contact');
  onTestFinished(() => history.replaceState(null, '', href));
});
afterEach(() => document.body.replaceChildren());

function Gegevens() {
  useAnchor();
  useEffect(taken, []);
  return (
    <>
      <input aria-label="elsewhere" />
      <div style={{ height: '200vh' }} />
      <section id="contact" aria-label="contact" tabIndex={-1} />
      <section id="naam" aria-label="naam" tabIndex={-1} />
    </>
  );
}

function Later() {
  const [isThere, go] = useState(false);
  return isThere ? <Gegevens /> : <button onClick={() => go(true)}>go</button>;
}

const part = (name: string) => page.getByRole('region', { name });
const elsewhere = page.getByRole('textbox');

/** Renders the page on the server, runs the callback, then hydrates. */
async function drawn(early: (root: HTMLElement) => void) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Gegevens />);
  startTransition(() => void hydrateRoot(root, <Gegevens />));
  early(root);
  await expect.poll(() => taken.mock.calls).toHaveLength(1);
}

it('does not move somebody who focused a field before hydration', async () => {
  await drawn((root) => root.querySelector('input')?.focus());
  await expect.element(elsewhere).toHaveFocus();
  expect(scrollY).toBe(0);
});

it('focuses the section without scrolling when the person scrolled before hydration', async () => {
  await drawn(() => scrollTo(0, 1));
  await expect.element(part('contact')).toHaveFocus();
  expect(scrollY).toBe(1);
});

it('scrolls to and focuses the section after a navigation, and after a link to the next one', async () => {
  mount(<Later />);
  await page.getByRole('button', { name: 'go' }).click();
  await expect.element(part('contact')).toHaveFocus();
  expect(scrollY).toBeGreaterThan(0);
  location.hash = 'naam';
  await expect.element(part('naam')).toHaveFocus();
});
