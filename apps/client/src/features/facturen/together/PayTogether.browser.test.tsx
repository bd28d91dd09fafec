import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { hasUnsent } from '../../../api/sessieGone.ts';
import { betaalverzoek } from '../phase/betaalverzoek.testing.ts';
import { createMemoryRouter, routeOf } from '../../../api/memoryRouter.testing.tsx';
import { onRouter } from '../../../api/onPage.testing.tsx';
import { keepLeftOut, PayTogether } from './PayTogether.tsx';

const betaalverzoeken = ['Aanmaning', 'Herinnering', 'Factuur'].map((titel, i) => ({
  ...betaalverzoek,
  titel,
  betalingsKenmerk: `500005678901234${i}`,
  bedragTeBetalen: 10_000 + i,
}));

const button = page.getByRole('button');
const choice = (name: RegExp) => page.getByRole('checkbox', { name });

/** Stubs the insurer, which does not answer; returns the calls. */
function asked() {
  const calls = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise(() => undefined));
  const bodies = () => calls.mock.calls.map(([, init]) => init?.body);
  return () =>
    bodies().flatMap((body) => (typeof body === 'string' ? [JSON.parse(body).variables] : []));
}

beforeEach(() => keepLeftOut(undefined));

afterEach(() => {
  vi.restoreAllMocks();
});

it('pays everything in one payment, the most urgent first', async () => {
  const variables = asked();
  mount(<PayTogether betaalverzoeken={betaalverzoeken} today="2026-11-21" />);
  await expect.element(button).toHaveTextContent('Betalen met iDEAL | Wero');
  await button.dblClick();
  expect(variables()).toEqual([
    { kenmerk: '5000056789012340', kenmerken: ['5000056789012341', '5000056789012342'] },
  ]);
});

it('names a request without known invoices by its title', async () => {
  const [first, ...more] = betaalverzoeken;
  const untold = { ...betaalverzoek, ...first, facturen: [] };
  mount(<PayTogether betaalverzoeken={[untold, ...more]} today="2026-11-21" />);
  await expect.element(choice(/^Aanmaning/)).toBeChecked();
});

it('names the request in each link', async () => {
  const [first, ...more] = betaalverzoeken;
  const untold = { ...betaalverzoek, ...first, facturen: [] };
  mount(<PayTogether betaalverzoeken={[untold, ...more]} today="2026-11-21" />);
  const links = page.getByRole('link');
  await expect.element(links.first()).toHaveAccessibleName('Bekijk betaalverzoek Aanmaning');
  await expect.element(links.nth(1)).toHaveAccessibleName(/^Bekijk betaalverzoek ./);
  expect(links.nth(1).element()).not.toHaveAccessibleName('Bekijk betaalverzoek Aanmaning');
});

it('pays only the chosen requests, and shows their sum', async () => {
  const variables = asked();
  mount(<PayTogether betaalverzoeken={betaalverzoeken} today="2026-11-21" />);
  await choice(/Herinnering/).click();
  await expect.element(button).toHaveTextContent('Betaal € 200,02 met iDEAL | Wero');
  await expect.element(page.getByText(/^2 van 3 gekozen/)).toBeVisible();
  await button.click();
  expect(variables()).toEqual([{ kenmerk: '5000056789012340', kenmerken: ['5000056789012342'] }]);
});

it('requires a choice, and starts nothing without one', async () => {
  const variables = asked();
  mount(<PayTogether betaalverzoeken={betaalverzoeken.slice(0, 2)} today="2026-11-21" />);
  await choice(/Aanmaning/).click();
  await expect.element(page.getByText(/gekozen/)).toHaveTextContent('1 van 2 gekozen.');
  await choice(/Herinnering/).click();
  await expect.element(page.getByText(/gekozen/)).toHaveTextContent('Nog niets gekozen.');
  await expect.element(button).toHaveTextContent('Betalen met iDEAL | Wero');
  await button.click();
  await expect.element(page.getByText('Kies eerst wat je wilt betalen.')).toBeVisible();
  expect(variables()).toEqual([]);
});

function Page() {
  const [isAway, setAway] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAway(!isAway)}>
        {isAway ? 'Back' : 'Away'}
      </button>
      {!isAway && <PayTogether betaalverzoeken={betaalverzoeken} today="2026-11-21" />}
    </>
  );
}

it('keeps the choice while the person looks at a request', async () => {
  mount(<Page />);
  await choice(/Herinnering/).click();
  await page.getByRole('button', { name: 'Away' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(choice(/Herinnering/)).not.toBeChecked();
  await expect.element(choice(/Aanmaning/)).toBeChecked();
});

it('restores the choice of a payment that was not completed at the bank', async () => {
  const variables = asked();
  const betaling = { betalingId: 'b-1', status: 'geannuleerd', sinds: '2026-11-21' } as const;
  const cancelled = betaalverzoeken.map((one) =>
    one.titel === 'Herinnering' ? one : { ...one, betaling },
  );
  mount(<PayTogether betaalverzoeken={cancelled} today="2026-11-21" />);
  await expect.element(choice(/Herinnering/)).not.toBeChecked();
  await expect.element(choice(/Aanmaning/)).toBeChecked();
  await expect.element(page.getByText(/^2 van 3 gekozen/)).toBeVisible();
  await button.click();
  expect(variables()).toEqual([{ kenmerk: '5000056789012340', kenmerken: ['5000056789012342'] }]);
});

describe('without a session', () => {
  const gone = page.getByRole('alert').getByText('Je bent niet meer ingelogd');

  it('keeps the choice, with a link to log in', async () => {
    const errors = [{ message: 'x', path: ['startBetaling'], extensions: { status: 401 } }];
    const data = { startBetaling: null };
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data, errors }));
    const router = createMemoryRouter([
      routeOf(<PayTogether betaalverzoeken={betaalverzoeken} today="2026-11-21" />),
    ]);
    const looks = vi.spyOn(router, 'revalidate');
    mount(onRouter(router));
    await choice(/Herinnering/).click();
    await button.click();
    await expect.element(gone).toBeVisible();
    await expect.element(choice(/Herinnering/)).not.toBeChecked();
    await expect.element(button).toMatchTextContent(/200,02/);
    // A revalidation would lead to the login page and lose the choice.
    expect(looks).not.toHaveBeenCalled();
  });

  it('protects a choice from background revalidations, but not the default one', async () => {
    mount(<PayTogether betaalverzoeken={betaalverzoeken} today="2026-11-21" />);
    await expect.element(choice(/Herinnering/)).toBeChecked();
    expect(hasUnsent()).toBe(false);
    await choice(/Herinnering/).click();
    await expect.poll(hasUnsent).toBe(true);
    await choice(/Herinnering/).click();
    await expect.poll(hasUnsent).toBe(false);
  });
});
