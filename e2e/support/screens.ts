import type { Brand } from '@mijn/domain/brands';
import { expect, type Page } from '@playwright/test';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { paymentScreens } from './paymentScreens.ts';
import { type ListedDeclaratie, findNumber } from './declaraties.ts';
import { untilUsable } from './usable.ts';

/** What a screen needs to be shown. */
export interface Environment {
  readonly page: Page;
  /** The brand's address. */
  readonly address: string;
}

/** A screen of the app, and how one gets there. */
export interface Screen {
  readonly naam: string;
  /** Brands that have somebody who can see it, with who that is. */
  readonly persona: Readonly<Partial<Record<Brand, string>>>;
  /** HTTP status, where it is not 200. */
  readonly status?: number;
  /** Looks like another screen with other words in it. */
  readonly variant?: boolean;
  readonly show: (environment: Environment) => Promise<void>;
}

const household = { ZZ: 'Sanne de Vries', AZVZ: 'Piet Visser' };
const sanne = { ZZ: 'Sanne de Vries' };
const empty = { ZZ: 'Mila Jansen' };

async function goTo({ page, address }: Environment, path: string): Promise<void> {
  await page.goto(address + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

function fixed(naam: string, path: string, persona: Screen['persona'], status?: number): Screen {
  return {
    naam,
    persona,
    show: (environment) => goTo(environment, path),
    ...(status && { status }),
  };
}

// Claims that were looked at before: looking at a new one would change the lists.
function declaratie(
  name: string,
  persona: Screen['persona'],
  applies: (one: ListedDeclaratie) => boolean,
): Screen {
  return {
    naam: `declaratie-${name}`,
    persona,
    show: async (environment) => {
      const number = await findNumber(environment.page.context(), environment.address, applies);
      await goTo(environment, `/declaraties/${number}`);
      await expect(new DeclaratiePage(environment.page).verloop).toBeVisible();
    },
  };
}

function variant(screen: Screen): Screen {
  return { ...screen, variant: true };
}

/** Every screen that nobody has to log in for. */
export const outside: readonly Screen[] = [
  fixed('login', '/inloggen', {}),
  fixed('inloggen-verlopen', '/inloggen?unauthorized=true&terug=declaraties', {}),
  variant(fixed('inloggen-onleesbaar', '/inloggen?reden=onleesbaar', {})),
  fixed('inloggen-mislukt', '/inloggen-mislukt?reden=anders', {}),
  variant(fixed('inloggen-mislukt-geannuleerd', '/inloggen-mislukt?reden=geannuleerd', {})),
  variant(fixed('inloggen-mislukt-niveau', '/inloggen-mislukt?reden=niveau', {})),
  fixed('loggedOut', '/uitloggen', {}),
  fixed('status-404', '/404', {}, 404),
  ...[401, 403, 500, 503].map((status) =>
    variant(fixed(`status-${status}`, `/${status}`, {}, status)),
  ),
];

/** Every screen behind the login, but the form for a claim. */
export const inside: readonly Screen[] = [
  fixed('overzicht', '/overzicht', household),
  fixed('overzicht-leeg', '/overzicht', empty),
  fixed('zorgkosten', '/zorgkosten/?include-eigen-risico=true', household),
  fixed('zorgkosten-leeg', '/zorgkosten', empty),
  variant(fixed('zorgkosten-lang', '/zorgkosten', { ZZ: 'Henk de Boer' })),
  variant(
    fixed(
      'zorgkosten-naast-elkaar',
      `/zorgkosten?jaar=${new Date().getFullYear()}&vergelijk=true`,
      household,
    ),
  ),
  variant(fixed('zorgkosten-jaaroverzicht', '/zorgkosten?jaaroverzicht=true', household)),
  fixed('toegankelijkheid', '/toegankelijkheid', household),
  fixed('berichten', '/berichten', sanne),
  fixed('berichten-leeg', '/berichten', empty),
  fixed('zorggebruik', '/zorggebruik', household),
  variant(fixed('zorggebruik-bijna-op', '/zorggebruik', { ZZ: 'Jan Bakker' })),
  fixed('zorggebruik-leeg', '/zorggebruik', empty),
  fixed('zorgpas', '/zorgpas', household),
  fixed('zorgpas-achterkant', '/zorgpas?kant=achter', household),
  variant(fixed('zorgpas-verlopen', '/zorgpas', { ZZ: 'Henk de Boer' })),
  fixed('mijn-gegevens', '/mijn-gegevens', household),
  fixed('mijn-gegevens-contact', '/mijn-gegevens?wijzig=contact', household),
  fixed('mijn-gegevens-voorkeuren', '/mijn-gegevens?wijzig=preferences', household),
  variant(
    fixed('mijn-gegevens-toestemming', '/mijn-gegevens?wijzig=toestemming', {
      ZZ: 'Daan de Vries',
    }),
  ),
  fixed('declaraties', '/declaraties/overzicht', household),
  fixed('declaraties-leeg', '/declaraties/overzicht', empty),
  {
    naam: 'declaraties-niets-gevonden',
    persona: household,
    show: async (environment) => {
      await goTo(environment, '/declaraties/overzicht?jaar=2001');
      await untilUsable(environment.page);
      const nothing = { name: 'We vinden geen declaraties' };
      await expect(environment.page.getByRole('heading', nothing)).toBeVisible();
    },
  },
  variant(fixed('declaraties-lang', '/declaraties/overzicht', { ZZ: 'Henk de Boer' })),
  declaratie('submitted', sanne, ({ status }) => status === 'INGEDIEND'),
  variant(declaratie('in-behandeling', sanne, ({ status }) => status === 'IN_BEHANDELING')),
  declaratie('paidOut', household, (one) => !one.nieuw && (one.uitgekeerdBedrag ?? 0) > 0),
  declaratie('nothing', { ZZ: 'Jan Bakker' }, (one) => !one.nieuw && one.uitgekeerdBedrag === 0),
  declaratie('afgeschermd', sanne, ({ nieuw, zorgSoorten }) => !nieuw && zorgSoorten === null),
  ...paymentScreens,
  variant(fixed('niet-gevonden', '/bestaat-niet', household, 404)),
  {
    naam: 'menu',
    persona: household,
    show: async (environment) => {
      await goTo(environment, '/overzicht');
      await new FramePage(environment.page).openMenu();
    },
  },
];
