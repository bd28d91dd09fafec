import { expect } from '@playwright/test';
import { BetaalverzoekPage } from '../../pages/BetaalverzoekPage.ts';
import { mouse } from '../hand.ts';
import { addBetaalverzoek } from '../pay.ts';
import { untilUsable } from '../usable.ts';
import { type EarlyTap, patience } from './earlyTap.ts';

const noor = 'Noor Smit';
const henk = 'Henk de Boer';

async function betaalverzoekOf(name: string): Promise<string> {
  const { betaalkenmerk } = await addBetaalverzoek(name);
  return `/facturen/betaalverzoek/${betaalkenmerk}`;
}

export const payTaps: readonly EarlyTap[] = [
  {
    what: 'an appointment for the last day to pay',
    taps: 'button Zet in je agenda',
    persona: noor,
    path: () => betaalverzoekOf(noor),
    tap: async (page) => {
      const file = page.waitForEvent('download', patience);
      await page.getByRole('button', { name: 'Zet in je agenda' }).click();
      return async () => expect((await file).suggestedFilename()).toMatch(/\.ics$/);
    },
  },
  {
    what: 'paying in terms, with none chosen',
    taps: 'form regeling',
    persona: henk,
    extension: true,
    status: 422,
    path: () => betaalverzoekOf(henk),
    tap: async (page) => {
      const { content } = new BetaalverzoekPage(page);
      await content.getByText('Bekijk hoe dat gaat').click();
      await content.getByRole('button', { name: 'Spreek deze regeling af' }).click();
      const choices = content.getByRole('group', { name: 'In hoeveel maanden wil je betalen?' });
      return () => expect(choices).toContainText('Kies eerst in hoeveel maanden', patience);
    },
  },
  {
    what: 'the terms in which one pays',
    taps: 'form regeling',
    persona: henk,
    extension: true,
    path: () => betaalverzoekOf(henk),
    tap: async (page) => {
      const { content } = new BetaalverzoekPage(page);
      await content.getByText('Bekijk hoe dat gaat').click();
      const first = content.getByRole('radio').first();
      await mouse(page).choose(first);
      return async () => {
        await untilUsable(page);
        await expect(first).toBeChecked();
        // The request is blocked, because a person has one arrangement.
        const maanden = /^\d+/.exec(await first.inputValue())?.[0];
        const asked = page.waitForRequest((request) =>
          Boolean(request.postData()?.includes('StartRegeling')),
        );
        await page.route('**/graphql', (route) =>
          route.request().postData()?.includes('StartRegeling')
            ? route.fulfill({ json: { data: { startRegeling: null } } })
            : route.fallback(),
        );
        await content.getByRole('button', { name: 'Spreek deze regeling af' }).click();
        expect((await asked).postData()).toContain(`:${maanden}`);
      };
    },
  },
  {
    what: 'a payment request that one leaves out',
    taps: 'form pay',
    persona: noor,
    extension: true,
    path: async () => {
      await addBetaalverzoek(noor);
      await addBetaalverzoek(noor);
      return '/facturen';
    },
    tap: async (page) => {
      const content = page.getByRole('main');
      const boxes = content.getByRole('checkbox');
      const all = await boxes.count();
      await content.locator(`label[for="${await boxes.first().getAttribute('id')}"]`).click();
      return async () => {
        await untilUsable(page);
        await expect(content.getByText(`${all - 1} van ${all} gekozen`)).toBeVisible(patience);
        await expect(boxes.first()).not.toBeChecked();
        await expect(content.getByRole('button', { name: /^Betaal €/ })).toBeVisible();
      };
    },
  },
];
