import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { onPage } from '../../../api/onPage.testing.tsx';
import { useUnread } from '../../../platform/unread.ts';
import { Link as RouterLink } from 'react-router';
import type { Bericht } from './bericht.ts';
import { berichtOf } from './berichten.testing.ts';
import { Component } from './BerichtenPage.tsx';

const first = berichtOf();
const second = berichtOf({ berichtId: 'b2', soort: 'reactie', kenmerk: 'D2026-2' });
const other = berichtOf({ berichtId: 'b3', soort: 'correctie', kenmerk: 'D2026-3' });

/** Variables of the requests that marked messages as read. */
let told: unknown[] = [];
beforeEach(() => {
  told = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_path, options) => {
    told.push((await new Response(options?.body).json()).variables);
    return Response.json({ data: { leesBerichten: 0 } });
  });
});
afterEach(() => void vi.restoreAllMocks());

/** Renders the page within the app's frame, which shows the number of unread messages too. */
function Framed() {
  return (
    <>
      <nav>
        <RouterLink to="/berichten">Berichten in Meer</RouterLink>
        <span data-testid="count">{useUnread(9)}</span>
      </nav>
      <Component />
    </>
  );
}

async function open(...berichten: readonly Bericht[]) {
  const choices = { mail: false, pushSleutel: null, pushHashes: [], email: null };
  // Answer to a revalidation; tests change it.
  const later = { berichten: [...berichten], ...choices };
  const data = { berichten, ...choices };
  mount(onPage(Framed, { data, loader: () => ({ ...later }), address: '/berichten' }));
  await expect.element(page.getByRole('heading', { name: 'Berichten' })).toBeVisible();
  return later;
}

const marks = page.getByText('Nieuw', { exact: true });
const row = (name: string | RegExp) => page.getByRole('link', { name });
const count = page.getByTestId('count');

it('marks a followed message as read on the page, in the frame and at the insurer', async () => {
  await open(first, second);
  await expect.element(count).toHaveTextContent('2');
  await row(/^Je vraag is beantwoord/).click();
  await expect.element(page.getByText('Je hebt 1 nieuw bericht.')).toBeVisible();
  await expect.element(count).toHaveTextContent('1');
  expect(marks.elements()).toHaveLength(1);
  await expect.poll(() => told).toEqual([{ berichtId: 'b2' }]);
  await row(/^Je vraag is beantwoord/).click();
  expect(told).toHaveLength(1);
});

it('marks a message followed by keyboard as read, with others that lead to the same page', async () => {
  await open(first, { ...second, kenmerk: first.kenmerk }, other);
  await expect.element(row(/^Je vraag is beantwoord/)).toBeVisible();
  row(/^Je vraag is beantwoord/)
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Je hebt 1 nieuw bericht.')).toBeVisible();
  await expect.poll(() => told).toEqual([{ berichtId: 'b1' }, { berichtId: 'b2' }]);
});

/** Presses a mouse button other than the primary one. */
async function press(name: string | RegExp, button: number): Promise<void> {
  await expect.element(row(name)).toBeVisible();
  const event = new MouseEvent('auxclick', { button, bubbles: true, cancelable: true });
  row(name).element().dispatchEvent(event);
}

it('marks a message opened in a new tab as read, but not on opening its context menu', async () => {
  await open(first, other);
  await press(/^Nota teruggenomen/, 2);
  await press(/^Je krijgt €/, 1);
  await expect.element(page.getByText('Je hebt 1 nieuw bericht.')).toBeVisible();
  await expect.poll(() => told).toEqual([{ berichtId: 'b1' }]);
});

it('ignores clicks outside links, also on a message without a link', async () => {
  await open(first, { ...other, kenmerk: null });
  await page.getByRole('heading', { name: 'November 2026' }).click();
  await page.getByText('Een ouder bericht').click();
  await expect.element(page.getByText('Je hebt 2 nieuwe berichten.')).toBeVisible();
  expect(told).toEqual([]);
});

it('marks all as read, and shows later messages as new', async () => {
  const later = await open(first, second);
  await page.getByRole('button', { name: 'Markeer alles als gelezen' }).click();
  await expect.element(page.getByRole('banner').getByText('Je hebt alles gelezen.')).toBeVisible();
  await expect.element(count).toHaveTextContent('0');
  await expect.poll(() => told).toEqual([{ berichtId: 'b1', eerdere: true }]);
  later.berichten = [other, first, second];
  await row('Berichten in Meer').click();
  await expect.element(page.getByText('Je hebt 1 nieuw bericht.')).toBeVisible();
  await expect.element(count).toHaveTextContent('1');
  expect(marks.elements()).toHaveLength(1);
});
