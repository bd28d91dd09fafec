import { expect } from '@playwright/test';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { addTestBetaalverzoek, pressPay } from './pay.ts';
import { type FactuurInList, fetchBills } from './facturen.ts';
import type { Environment, Screen } from './screens.ts';

const payers = { ZZ: 'Noor Smit', AZVZ: 'Piet Visser' };
const jan = { ZZ: 'Jan Bakker' };
const sanne = { ZZ: 'Sanne de Vries' };

async function goTo({ page, address }: Environment, path: string): Promise<void> {
  await page.goto(address + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

function fixed(naam: string, path: string, persona: Screen['persona']): Screen {
  return { naam, persona, show: (environment) => goTo(environment, path) };
}

function variant(screen: Screen): Screen {
  return { ...screen, variant: true };
}

async function findFactuur(
  { page, address }: Environment,
  applies: (one: FactuurInList) => boolean,
): Promise<string> {
  const found = (await fetchBills(page.context(), address)).facturen.find(applies);
  if (!found) throw new Error(`No invoice of which this holds: ${applies.toString()}`);
  return found.kenmerk;
}

function factuur(
  name: string,
  persona: Screen['persona'],
  applies: (one: FactuurInList) => boolean,
): Screen {
  const show = async (environment: Environment) =>
    goTo(environment, `/facturen/${await findFactuur(environment, applies)}`);
  return { naam: `factuur-${name}`, persona, show };
}

function betaalverzoek(title: string, persona: Screen['persona']): Screen {
  return {
    naam: `betaalverzoek-${title.toLowerCase().replaceAll(' ', '-')}`,
    persona,
    show: async (environment) => {
      const { betaalverzoeken } = await fetchBills(environment.page.context(), environment.address);
      const request = betaalverzoeken.find((one) => one.titel === title);
      if (!request) throw new Error(`No payment request is titled ${title}`);
      await goTo(environment, `/facturen/betaalverzoek/${request.betalingsKenmerk}`);
    },
  };
}

const specificatie: Screen = {
  naam: 'specificatie',
  persona: jan,
  show: async (environment) => {
    const kenmerk = await findFactuur(
      environment,
      ({ soortFactuur }) => soortFactuur === 'Eigenrisicoeindafrekening',
    );
    await goTo(environment, `/facturen/${kenmerk}`);
    await environment.page.locator('main a[href*="/specificatie/"]').first().click();
    await environment.page.waitForURL('**/specificatie/**');
    await expect(environment.page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Pays, or not, at the bank; the screen is the one on which one comes back. */
function betaling(name: string, button: string, header: 'succeeded' | 'mislukt' | 'wait'): Screen {
  return {
    naam: `betaling-${name}`,
    persona: payers,
    show: async ({ page, address }) => {
      const who = address.includes('ankerzee') ? payers.AZVZ : payers.ZZ;
      const { betaalkenmerk } = await addTestBetaalverzoek(who);
      await page.goto(`${address}/facturen/betaalverzoek/${betaalkenmerk}`);
      await pressPay(page);
      await new IdealPage(page).button(button).click();
      await expect(new BetalingPage(page)[header]).toBeVisible();
    },
  };
}

/** Every screen about bills and paying them. */
export const paymentScreens: readonly Screen[] = [
  fixed('facturen', '/facturen', { ZZ: 'Sanne de Vries', AZVZ: 'Piet Visser' }),
  fixed('facturen-betaald', '/facturen', { ZZ: 'Fatima El Amrani' }),
  fixed('facturen-leeg', '/facturen', { ZZ: 'Mila Jansen' }),
  variant(fixed('facturen-aanmaning', '/facturen', jan)),
  variant(fixed('facturen-regelingen', '/facturen', { ZZ: 'Tom Mulder' })),
  variant(fixed('facturen-meeverzekerd', '/facturen', { ZZ: 'Daan de Vries' })),
  betaalverzoek('Herinnering', sanne),
  variant(betaalverzoek('Factuur', sanne)),
  variant(betaalverzoek('Aanmaning', jan)),
  variant(betaalverzoek('Incasso mislukt', { ZZ: 'Tom Mulder' })),
  factuur('premie', sanne, ({ soortFactuur }) => soortFactuur === 'Zorgpremie'),
  factuur('eigen-risico', sanne, ({ soortFactuur }) => soortFactuur === 'EigenrisicoEigenbijdrage'),
  variant(factuur('termijn', jan, ({ soortFactuur }) => soortFactuur === 'Eigenrisicotermijn')),
  factuur(
    'eindafrekening',
    jan,
    ({ soortFactuur }) => soortFactuur === 'Eigenrisicoeindafrekening',
  ),
  variant(factuur('te-ontvangen', { ZZ: 'Noor Smit' }, ({ bedrag }) => bedrag < 0)),
  specificatie,
  betaling('afhandeling', 'Laat in behandeling', 'wait'),
  betaling('mislukt', 'Laat mislukken', 'mislukt'),
  betaling('succeeded', 'Betalen', 'succeeded'),
  fixed('betaling-geen', '/betaling/afhandeling', { ZZ: 'Emma Meijer' }),
];
