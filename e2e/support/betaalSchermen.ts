import { expect } from '@playwright/test';
import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { maakVerzoek } from './betalen.ts';
import { type FactuurInLijst, rekeningenVan } from './facturen.ts';
import type { Omgeving, Scherm } from './schermen.ts';

const betalers = { ZZ: 'Noor Smit', AZVZ: 'Piet Visser' };
const jan = { ZZ: 'Jan Bakker' };
const sanne = { ZZ: 'Sanne de Vries' };

async function ga({ page, adres }: Omgeving, pad: string): Promise<void> {
  await page.goto(adres + pad);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

function vast(naam: string, pad: string, persona: Scherm['persona']): Scherm {
  return { naam, persona, toon: (omgeving) => ga(omgeving, pad) };
}

function variant(scherm: Scherm): Scherm {
  return { ...scherm, variant: true };
}

async function vindFactuur(
  { page, adres }: Omgeving,
  geldt: (een: FactuurInLijst) => boolean,
): Promise<string> {
  const gevonden = (await rekeningenVan(page.context(), adres)).facturen.find(geldt);
  if (!gevonden) throw new Error(`No invoice of which this holds: ${geldt.toString()}`);
  return gevonden.kenmerk;
}

function factuur(
  naam: string,
  persona: Scherm['persona'],
  geldt: (een: FactuurInLijst) => boolean,
): Scherm {
  const toon = async (omgeving: Omgeving) =>
    ga(omgeving, `/facturen/${await vindFactuur(omgeving, geldt)}`);
  return { naam: `factuur-${naam}`, persona, toon };
}

function betaalverzoek(titel: string, persona: Scherm['persona']): Scherm {
  return {
    naam: `betaalverzoek-${titel.toLowerCase().replaceAll(' ', '-')}`,
    persona,
    toon: async (omgeving) => {
      const { betaalverzoeken } = await rekeningenVan(omgeving.page.context(), omgeving.adres);
      const verzoek = betaalverzoeken.find((een) => een.titel === titel);
      if (!verzoek) throw new Error(`No payment request is titled ${titel}`);
      await ga(omgeving, `/facturen/betaalverzoek/${verzoek.betalingsKenmerk}`);
    },
  };
}

const specificatie: Scherm = {
  naam: 'specificatie',
  persona: jan,
  toon: async (omgeving) => {
    const kenmerk = await vindFactuur(
      omgeving,
      ({ soortFactuur }) => soortFactuur === 'Eigenrisicoeindafrekening',
    );
    await ga(omgeving, `/facturen/${kenmerk}`);
    await omgeving.page.locator('main a[href*="/specificatie/"]').first().click();
    await omgeving.page.waitForURL('**/specificatie/**');
    await expect(omgeving.page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Pays, or not, at the bank; the screen is the one on which one comes back. */
function betaling(naam: string, knop: string, kop: 'gelukt' | 'mislukt' | 'wacht'): Scherm {
  return {
    naam: `betaling-${naam}`,
    persona: betalers,
    toon: async ({ page, adres }) => {
      const wie = adres.includes('ankerzee') ? betalers.AZVZ : betalers.ZZ;
      const { betaalkenmerk } = await maakVerzoek(wie);
      await page.goto(`${adres}/facturen/betaalverzoek/${betaalkenmerk}`);
      await new BetaalverzoekPage(page).betalen.click();
      await new IdealPage(page).knop(knop).click();
      await expect(new BetalingPage(page)[kop]).toBeVisible();
    },
  };
}

/** Every screen about bills and paying them. */
export const betaalSchermen: readonly Scherm[] = [
  vast('facturen', '/facturen', { ZZ: 'Sanne de Vries', AZVZ: 'Piet Visser' }),
  vast('facturen-betaald', '/facturen', { ZZ: 'Fatima El Amrani' }),
  vast('facturen-leeg', '/facturen', { ZZ: 'Mila Jansen' }),
  variant(vast('facturen-aanmaning', '/facturen', jan)),
  variant(vast('facturen-regelingen', '/facturen', { ZZ: 'Tom Mulder' })),
  variant(vast('facturen-meeverzekerd', '/facturen', { ZZ: 'Daan de Vries' })),
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
  betaling('afhandeling', 'Laat in behandeling', 'wacht'),
  betaling('mislukt', 'Laat mislukken', 'mislukt'),
  betaling('gelukt', 'Betalen', 'gelukt'),
  vast('betaling-geen', '/betaling/afhandeling', { ZZ: 'Emma Meijer' }),
];
