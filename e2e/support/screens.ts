import { paymentScreens } from './paymentScreens.ts';
import { type ListedDeclaratie, findNumber } from './declaraties.ts';
import { fixed, reached, type ReachedScreen, type Screen, variant } from './screen.ts';

const household = { ZZ: 'Sanne de Vries', AZVZ: 'Piet Visser' };
const sanne = { ZZ: 'Sanne de Vries' };
const empty = { ZZ: 'Mila Jansen' };

// Claims that were seen before: opening a new one would change the lists.
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

export const outside: readonly ReachedScreen[] = [
  fixed('login', '/inloggen', {}),
  fixed('login-expired', '/inloggen?unauthorized=true&terug=declaraties', {}),
  variant(fixed('login-unreadable', '/inloggen?reden=onleesbaar', {})),
  fixed('login-failed', '/inloggen-mislukt?reden=anders', {}),
  variant(fixed('login-failed-cancelled', '/inloggen-mislukt?reden=geannuleerd', {})),
  variant(fixed('login-failed-level', '/inloggen-mislukt?reden=niveau', {})),
  fixed('logged-out', '/uitloggen', {}),
  fixed('cookies', '/cookie-instellingen', {}),
  fixed('email-confirm', '/e-mail-bevestigen?code=voorbeeld', {}),
  fixed('introduction', '/introductie', {}),
  fixed('status-404', '/404', {}, 404),
  ...[401, 403, 500, 503].map((status) =>
    variant(fixed(`status-${status}`, `/${status}`, {}, status)),
  ),
];

/** Screens with login, except the form for a claim. */
export const inside: readonly ReachedScreen[] = [
  fixed('overzicht', '/overzicht', household),
  fixed('overzicht-empty', '/overzicht', empty),
  fixed('zorgkosten', '/zorgkosten/?include-eigen-risico=true', household),
  fixed('vooruit', '/zorgkosten/vooruit', household),
  fixed('zorgkosten-empty', '/zorgkosten', empty),
  variant(fixed('zorgkosten-long', '/zorgkosten', { ZZ: 'Henk de Boer' })),
  variant(
    fixed(
      'zorgkosten-side-by-side',
      `/zorgkosten?jaar=${Temporal.Now.plainDateISO('Europe/Amsterdam').year}&vergelijk=true`,
      household,
    ),
  ),
  variant(fixed('zorgkosten-jaaroverzicht', '/zorgkosten?jaaroverzicht=true', household)),
  fixed('toegankelijkheid', '/toegankelijkheid', household),
  fixed('berichten', '/berichten', sanne),
  fixed('berichten-empty', '/berichten', empty),
  fixed('zorggebruik', '/zorggebruik', household),
  variant(fixed('zorggebruik-nearly-used', '/zorggebruik', { ZZ: 'Jan Bakker' })),
  fixed('zorggebruik-empty', '/zorggebruik', empty),
  fixed('zorgpas', '/zorgpas', household),
  fixed('zorgpas-back', '/zorgpas?kant=achter', household),
  variant(fixed('zorgpas-expired', '/zorgpas', { ZZ: 'Henk de Boer' })),
  fixed('mijn-gegevens', '/mijn-gegevens', household),
  fixed('apparaten', '/mijn-gegevens/apparaten', household),
  fixed('inzage', '/mijn-gegevens/inzage', household),
  fixed('wijzigingen', '/mijn-gegevens/wijzigingen', household),
  fixed('mijn-gegevens-contact', '/mijn-gegevens?wijzig=contact', household),
  fixed('mijn-gegevens-preferences', '/mijn-gegevens?wijzig=preferences', household),
  variant(
    fixed('mijn-gegevens-toestemming', '/mijn-gegevens?wijzig=toestemming', {
      ZZ: 'Daan de Vries',
    }),
  ),
  fixed('declaraties', '/declaraties/overzicht', household),
  fixed('declaraties-empty', '/declaraties/overzicht', empty),
  reached('declaraties-none-found', household, {
    path: '/declaraties/overzicht?jaar=2001',
    sees: { role: 'heading', name: 'We vinden geen declaraties' },
  }),
  variant(fixed('declaraties-long', '/declaraties/overzicht', { ZZ: 'Henk de Boer' })),
  declaratie('submitted', sanne, ({ status }) => status === 'INGEDIEND'),
  variant(declaratie('being-judged', sanne, ({ status }) => status === 'IN_BEHANDELING')),
  declaratie('paid-out', household, (one) => !one.nieuw && (one.uitgekeerdBedrag ?? 0) > 0),
  declaratie(
    'nothing-paid',
    { ZZ: 'Jan Bakker' },
    (one) => !one.nieuw && one.uitgekeerdBedrag === 0,
  ),
  declaratie('shielded', sanne, ({ nieuw, zorgSoorten }) => !nieuw && zorgSoorten === null),
  ...paymentScreens,
  variant(fixed('not-found', '/bestaat-niet', household, 404)),
  reached('menu', household, {
    path: '/overzicht',
    taps: [{ role: 'button', name: 'Meer', starts: true, whereInSight: true }],
  }),
];
