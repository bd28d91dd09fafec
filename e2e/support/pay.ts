import { randomInt } from 'node:crypto';
import { testBank } from '@mijn/dev-env/journeys/testBank.testing';
import { addTestBetaalverzoek, type TestBetaalverzoek } from '@mijn/dev-env/journeys/testData';
import { expect, type Page } from '@playwright/test';
import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { databaseAddress, idealAddress } from './addresses.ts';
import { amountInWords } from './amount.ts';
import { type UserInput, mouse } from './userInput.ts';

/** A payment request for this journey only. */
export interface ToPay extends TestBetaalverzoek {
  readonly bedrag: string;
}

/** Creates a payment request for a policyholder by name, of a practically unique amount. */
export async function addBetaalverzoek(name: string): Promise<ToPay> {
  const cents = randomInt(10_000, 30_000);
  const betaalverzoek = await addTestBetaalverzoek(databaseAddress(), name, cents);
  return { ...betaalverzoek, bedrag: amountInWords(cents) };
}

export const createTestBank = () => testBank(idealAddress());

/** Returns the bank's only payment of a payment request; fails if there are several. */
export async function onlyBetaling({ betaalkenmerk }: ToPay) {
  const betalingen = await createTestBank().betalingen(betaalkenmerk);
  expect(betalingen, 'payments at the bank').toHaveLength(1);
  const [betaling] = betalingen;
  if (!betaling) throw new Error('no payment');
  return betaling;
}

/** Presses the pay button and goes on to the bank; before hydration by the link of the next page. */
async function pressPay(page: Page, user: UserInput = mouse(page)): Promise<void> {
  const screen = new BetaalverzoekPage(page);
  await user.press(screen.pay);
  await expect(new IdealPage(page).header.or(screen.toBank)).toBeVisible();
  if (await screen.toBank.isVisible()) await user.press(screen.toBank);
}

/** Opens a payment request and goes to the bank. */
export async function openBank(
  page: Page,
  { betaalkenmerk, bedrag }: ToPay,
  user: UserInput = mouse(page),
): Promise<IdealPage> {
  const screen = new BetaalverzoekPage(page);
  await screen.open(betaalkenmerk);
  await pressPay(page, user);
  const ideal = new IdealPage(page);
  await expect(ideal.header).toBeVisible();
  await expect(ideal.bedrag).toHaveText(bedrag);
  return ideal;
}
