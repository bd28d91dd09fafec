import { paymentScreens } from './paymentScreens.ts';
import { type ListedDeclaratie, findNumber } from './declaraties.ts';
import { fixedScreen, reachScreen, type ReachedScreen, type Screen, variant } from './screen.ts';

const household = { ZZ: 'Sanne de Vries', AZVZ: 'Piet Visser' };
const sanne = { ZZ: 'Sanne de Vries' };
const empty = { ZZ: 'Mila Jansen' };

// Claims that were seen before: opening a new one would change the lists.
function declaratie(
  name: string,
  persona: Screen['persona'],
  applies: (one: ListedDeclaratie) => boolean,
): ReachedScreen {
  return reachScreen(`declaratie-${name}`, persona, {
    path: async ({ context, address }) =>
      `/declaraties/${await findNumber(context, address, applies)}`,
  });
}

export const screensWithoutLogin: readonly ReachedScreen[] = [
  fixedScreen('login', '/inloggen', {}),
  fixedScreen('login-expired', '/inloggen?unauthorized=true&terug=declaraties', {}),
  variant(fixedScreen('login-unreadable', '/inloggen?reden=onleesbaar', {})),
  fixedScreen('login-failed', '/inloggen-mislukt?reden=anders', {}),
  variant(fixedScreen('login-failed-cancelled', '/inloggen-mislukt?reden=geannuleerd', {})),
  variant(fixedScreen('login-failed-level', '/inloggen-mislukt?reden=niveau', {})),
  fixedScreen('logged-out', '/uitloggen', {}),
  fixedScreen('cookies', '/cookie-instellingen', {}),
  fixedScreen('email-confirm', '/e-mail-bevestigen?code=voorbeeld', {}),
  fixedScreen('introduction', '/introductie', {}),
  fixedScreen('status-404', '/404', {}, 404),
  ...[401, 403, 500, 503].map((status) =>
    variant(fixedScreen(`status-${status}`, `/${status}`, {}, status)),
  ),
];

/** Screens with login, except the form for a claim. */
export const screensWithLogin: readonly ReachedScreen[] = [
  fixedScreen('overzicht', '/overzicht', household),
  fixedScreen('overzicht-empty', '/overzicht', empty),
  fixedScreen('zorgkosten', '/zorgkosten/?include-eigen-risico=true', household),
  fixedScreen('vooruit', '/zorgkosten/vooruit', household),
  fixedScreen('vergoedingen', '/vergoedingen', household),
  fixedScreen('zorgkosten-empty', '/zorgkosten', empty),
  variant(fixedScreen('zorgkosten-long', '/zorgkosten', { ZZ: 'Henk de Boer' })),
  variant(
    fixedScreen(
      'zorgkosten-side-by-side',
      `/zorgkosten?jaar=${Temporal.Now.plainDateISO('Europe/Amsterdam').year}&vergelijk=true`,
      household,
    ),
  ),
  variant(fixedScreen('zorgkosten-jaaroverzicht', '/zorgkosten?jaaroverzicht=true', household)),
  fixedScreen('toegankelijkheid', '/toegankelijkheid', household),
  fixedScreen('berichten', '/berichten', sanne),
  fixedScreen('berichten-empty', '/berichten', empty),
  fixedScreen('vragen', '/vragen', household),
  fixedScreen('vraag-stellen', '/vragen/stellen', household),
  variant(
    fixedScreen('vraag-stellen-budget', '/vragen/stellen?over=budget&kenmerk=Fysiotherapie', sanne),
  ),
  fixedScreen('zorggebruik', '/zorggebruik', household),
  variant(fixedScreen('zorggebruik-nearly-used', '/zorggebruik', { ZZ: 'Jan Bakker' })),
  fixedScreen('zorggebruik-empty', '/zorggebruik', empty),
  fixedScreen('zorgpas', '/zorgpas', household),
  fixedScreen('zorgpas-back', '/zorgpas?kant=achter', household),
  variant(fixedScreen('zorgpas-expired', '/zorgpas', { ZZ: 'Henk de Boer' })),
  fixedScreen('mijn-gegevens', '/mijn-gegevens', household),
  fixedScreen('betaalinstellingen', '/mijn-gegevens/betaalinstellingen', household),
  variant(
    fixedScreen('betaalinstellingen-none', '/mijn-gegevens/betaalinstellingen', {
      ZZ: 'Noor Smit',
    }),
  ),
  variant(
    fixedScreen('betaalinstellingen-incasso', '/mijn-gegevens/betaalinstellingen', {
      ZZ: 'Emma Meijer',
    }),
  ),
  fixedScreen('documenten', '/mijn-gegevens/documenten', household),
  variant(fixedScreen('documenten-paper', '/mijn-gegevens/documenten', { ZZ: 'Jan Bakker' })),
  variant(
    fixedScreen('documenten-long', '/mijn-gegevens/documenten?soort=besluit', {
      ZZ: 'Henk de Boer',
    }),
  ),
  fixedScreen('documenten-few', '/mijn-gegevens/documenten', empty),
  fixedScreen('apparaten', '/mijn-gegevens/apparaten', household),
  fixedScreen('inzage', '/mijn-gegevens/inzage', household),
  fixedScreen('wijzigingen', '/mijn-gegevens/wijzigingen', household),
  fixedScreen('machtigingen', '/mijn-gegevens/machtigingen', household),
  fixedScreen('bewaard', '/mijn-gegevens/bewaard', household),
  fixedScreen('mijn-gegevens-contact', '/mijn-gegevens?wijzig=contact', household),
  fixedScreen('mijn-gegevens-preferences', '/mijn-gegevens?wijzig=preferences', household),
  variant(
    fixedScreen('mijn-gegevens-toestemming', '/mijn-gegevens?wijzig=toestemming', {
      ZZ: 'Daan de Vries',
    }),
  ),
  fixedScreen('declaraties', '/declaraties/overzicht', household),
  fixedScreen('declaraties-empty', '/declaraties/overzicht', empty),
  reachScreen('declaraties-none-found', household, {
    path: '/declaraties/overzicht?jaar=2001',
    sees: { role: 'heading', name: 'We vinden geen declaraties' },
  }),
  variant(fixedScreen('declaraties-long', '/declaraties/overzicht', { ZZ: 'Henk de Boer' })),
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
  variant(fixedScreen('not-found', '/bestaat-niet', household, 404)),
  reachScreen('menu', household, {
    path: '/overzicht',
    taps: [{ role: 'button', name: 'Meer', starts: true, whereInSight: true }],
  }),
];
