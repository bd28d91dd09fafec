import { paymentScreens } from './paymentScreens.ts';
import { type ListedDeclaratie, findNumber } from './declaraties.ts';
import { fixed, reached, type ReachedScreen, type Screen, variant } from './screen.ts';

const household = { ZZ: 'Sanne de Vries', AZVZ: 'Piet Visser' };
const sanne = { ZZ: 'Sanne de Vries' };
const empty = { ZZ: 'Mila Jansen' };

// Claims that were looked at before: looking at a new one would change the lists.
function declaratie(
  name: string,
  persona: Screen['persona'],
  applies: (one: ListedDeclaratie) => boolean,
): ReachedScreen {
  return reached(`declaratie-${name}`, persona, {
    path: async ({ context, address }) =>
      `/declaraties/${await findNumber(context, address, applies)}`,
  });
}

/** Every screen that nobody has to log in for. */
export const outside: readonly ReachedScreen[] = [
  fixed('login', '/inloggen', {}),
  fixed('inloggen-verlopen', '/inloggen?unauthorized=true&terug=declaraties', {}),
  variant(fixed('inloggen-onleesbaar', '/inloggen?reden=onleesbaar', {})),
  fixed('inloggen-mislukt', '/inloggen-mislukt?reden=anders', {}),
  variant(fixed('inloggen-mislukt-geannuleerd', '/inloggen-mislukt?reden=geannuleerd', {})),
  variant(fixed('inloggen-mislukt-niveau', '/inloggen-mislukt?reden=niveau', {})),
  fixed('loggedOut', '/uitloggen', {}),
  fixed('cookie-instellingen', '/cookie-instellingen', {}),
  fixed('introductie', '/introductie', {}),
  fixed('status-404', '/404', {}, 404),
  ...[401, 403, 500, 503].map((status) =>
    variant(fixed(`status-${status}`, `/${status}`, {}, status)),
  ),
];

/** Every screen behind the login, but the form for a claim. */
export const inside: readonly ReachedScreen[] = [
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
  reached('declaraties-niets-gevonden', household, {
    path: '/declaraties/overzicht?jaar=2001',
    sees: { role: 'heading', name: 'We vinden geen declaraties' },
  }),
  variant(fixed('declaraties-lang', '/declaraties/overzicht', { ZZ: 'Henk de Boer' })),
  declaratie('submitted', sanne, ({ status }) => status === 'INGEDIEND'),
  variant(declaratie('in-behandeling', sanne, ({ status }) => status === 'IN_BEHANDELING')),
  declaratie('paidOut', household, (one) => !one.nieuw && (one.uitgekeerdBedrag ?? 0) > 0),
  declaratie('nothing', { ZZ: 'Jan Bakker' }, (one) => !one.nieuw && one.uitgekeerdBedrag === 0),
  declaratie('afgeschermd', sanne, ({ nieuw, zorgSoorten }) => !nieuw && zorgSoorten === null),
  ...paymentScreens,
  variant(fixed('niet-gevonden', '/bestaat-niet', household, 404)),
  reached('menu', household, {
    path: '/overzicht',
    taps: [{ role: 'button', name: 'Meer', starts: true, whereInSight: true }],
  }),
];
