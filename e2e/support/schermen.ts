import type { Merk } from '@mijn/domain/merken';
import { expect, type Page } from '@playwright/test';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { betaalSchermen } from './betaalSchermen.ts';
import { type InLijst, vindNummer } from './declaraties.ts';

/** What a screen needs to be shown. */
export interface Omgeving {
  readonly page: Page;
  /** The brand's address. */
  readonly adres: string;
}

/** A screen of the app, and how one gets there. */
export interface Scherm {
  readonly naam: string;
  /** Brands that have somebody who can see it, with who that is. */
  readonly persona: Readonly<Partial<Record<Merk, string>>>;
  /** HTTP status, where it is not 200. */
  readonly status?: number;
  /** Looks like another screen with other words in it. */
  readonly variant?: boolean;
  readonly toon: (omgeving: Omgeving) => Promise<void>;
}

const gezin = { ZZ: 'Sanne de Vries', AZVZ: 'Piet Visser' };
const sanne = { ZZ: 'Sanne de Vries' };
const leeg = { ZZ: 'Mila Jansen' };

async function ga({ page, adres }: Omgeving, pad: string): Promise<void> {
  await page.goto(adres + pad);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

function vast(naam: string, pad: string, persona: Scherm['persona'], status?: number): Scherm {
  return { naam, persona, toon: (omgeving) => ga(omgeving, pad), ...(status && { status }) };
}

// Claims that were looked at before: looking at a new one would change the lists.
function declaratie(
  naam: string,
  persona: Scherm['persona'],
  geldt: (een: InLijst) => boolean,
): Scherm {
  return {
    naam: `declaratie-${naam}`,
    persona,
    toon: async (omgeving) => {
      const nummer = await vindNummer(omgeving.page.context(), omgeving.adres, geldt);
      await ga(omgeving, `/declaraties/${nummer}`);
      await expect(new DeclaratiePage(omgeving.page).verloop).toBeVisible();
    },
  };
}

function variant(scherm: Scherm): Scherm {
  return { ...scherm, variant: true };
}

/** Every screen that nobody has to log in for. */
export const buiten: readonly Scherm[] = [
  vast('inloggen', '/inloggen', {}),
  vast('inloggen-verlopen', '/inloggen?unauthorized=true&terug=declaraties', {}),
  variant(vast('inloggen-onleesbaar', '/inloggen?reden=onleesbaar', {})),
  vast('inloggen-mislukt', '/inloggen-mislukt?reden=anders', {}),
  variant(vast('inloggen-mislukt-geannuleerd', '/inloggen-mislukt?reden=geannuleerd', {})),
  variant(vast('inloggen-mislukt-niveau', '/inloggen-mislukt?reden=niveau', {})),
  vast('uitgelogd', '/uitloggen', {}),
  vast('status-404', '/404', {}, 404),
  ...[401, 403, 500, 503].map((status) =>
    variant(vast(`status-${status}`, `/${status}`, {}, status)),
  ),
];

/** Every screen behind the login, but the form for a claim. */
export const binnen: readonly Scherm[] = [
  vast('overzicht', '/overzicht', gezin),
  vast('overzicht-leeg', '/overzicht', leeg),
  vast('declaraties', '/declaraties/overzicht', gezin),
  vast('declaraties-leeg', '/declaraties/overzicht', leeg),
  vast('declaraties-niets-gevonden', '/declaraties/overzicht?zoek=xyzzy', gezin),
  variant(vast('declaraties-lang', '/declaraties/overzicht', { ZZ: 'Henk de Boer' })),
  declaratie('ingediend', sanne, ({ status }) => status === 'INGEDIEND'),
  variant(declaratie('in-behandeling', sanne, ({ status }) => status === 'IN_BEHANDELING')),
  declaratie('uitbetaald', gezin, (een) => !een.nieuw && (een.uitgekeerdBedrag ?? 0) > 0),
  declaratie('niets', { ZZ: 'Jan Bakker' }, (een) => !een.nieuw && een.uitgekeerdBedrag === 0),
  declaratie('afgeschermd', sanne, ({ nieuw, zorgSoorten }) => !nieuw && zorgSoorten === null),
  ...betaalSchermen,
  variant(vast('niet-gevonden', '/bestaat-niet', gezin, 404)),
  {
    naam: 'menu',
    persona: gezin,
    toon: async (omgeving) => {
      await ga(omgeving, '/overzicht');
      await new FramePage(omgeving.page).openMenu();
    },
  },
];
