import { randomInt } from 'node:crypto';
import { testBank } from '@mijn/dev-env/testBank';
import { addPaymentRequest, type TestRequest } from '@mijn/dev-env/testRequest';
import { expect, type Page } from '@playwright/test';
import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { databaseAdres, idealAdres } from './adressen.ts';
import { bedragInWoorden } from './bedrag.ts';
import { type Hand, muis } from './hand.ts';

/** A payment request that this journey has to itself. */
export interface TeBetalen extends TestRequest {
  /** What it asks, as it stands on the screen: `€ 154,20`. */
  readonly bedrag: string;
}

/** Has a premium asked of the policyholder of that name, of an amount that hardly comes twice. */
export async function maakVerzoek(naam: string): Promise<TeBetalen> {
  const centen = randomInt(10_000, 30_000);
  const verzoek = await addPaymentRequest(databaseAdres(), naam, centen);
  return { ...verzoek, bedrag: bedragInWoorden(centen) };
}

/** The control of the bank. */
export const bank = () => testBank(idealAdres());

/** The one payment that the bank has of a payment request; fails when there are more. */
export async function enigeBetaling({ betaalkenmerk }: TeBetalen) {
  const betalingen = await bank().betalingen(betaalkenmerk);
  expect(betalingen, 'payments at the bank').toHaveLength(1);
  const [betaling] = betalingen;
  if (!betaling) throw new Error('no payment');
  return betaling;
}

/** Opens a payment request and goes to the bank with it. */
export async function naarBank(
  page: Page,
  { betaalkenmerk, bedrag }: TeBetalen,
  hand: Hand = muis(page),
): Promise<IdealPage> {
  const scherm = new BetaalverzoekPage(page);
  await scherm.open(betaalkenmerk);
  await hand.druk(scherm.betalen);
  const ideal = new IdealPage(page);
  await expect(ideal.kop).toBeVisible();
  await expect(ideal.bedrag).toHaveText(bedrag);
  return ideal;
}
