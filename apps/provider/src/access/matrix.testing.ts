import { ibanOf } from '@mijn/testdata/toRelatie';
import { toFormData, fieldsFor } from '../declaraties/submit/submit.testing.ts';
import { type MatrixRow, ownerOnly, read, write } from './matrixRow.testing.ts';
import type { Possessions } from './possessions.testing.ts';

const extension = ({ declaratie }: Possessions): string =>
  `/uitbreidingen/declaraties/${declaratie}`;
const berichten = '/uitbreidingen/berichten';
const concept = '/uitbreidingen/declaraties/concept';
const formFor = (field?: string): FormData =>
  toFormData(field ? {} : fieldsFor('Sanne'), undefined, field);

/** Every operation of the OpenAPI document, as `method path`; a missing one fails the test. */
export const matrix: Readonly<Record<string, MatrixRow>> = {
  'get /relatie': read(() => '/relatie'),
  // The owner is sealed in `_state`; tested in relatie/change/change.handlers.db.test.ts.
  'post /relatie': ownerOnly(
    write(
      'POST',
      () => '/relatie',
      () => ({ roepnaam: 'Vreemd', _state: 'x' }),
    ),
  ),
  'post /relatie/validate': write(
    'POST',
    () => '/relatie/validate',
    () => ({ roepnaam: 'Vreemd', _state: 'x' }),
  ),
  'post /relatie/controledatumcontactgegevens': ownerOnly({
    ...write(
      'POST',
      () => '/relatie/controledatumcontactgegevens',
      ({ person }) => ({ relatienummer: person }),
      'person',
    ),
    thrice: true,
  }),
  'get /uitbreidingen/relatie/wijzigingen': read(() => '/uitbreidingen/relatie/wijzigingen'),
  'get /uitbreidingen/relatie/inzagen': read(() => '/uitbreidingen/relatie/inzagen'),
  'get /uitbreidingen/relatie/bewaartermijnen': read(
    () => '/uitbreidingen/relatie/bewaartermijnen',
  ),
  'get /uitbreidingen/relatie/gegevens': ownerOnly(read(() => '/uitbreidingen/relatie/gegevens')),
  'put /uitbreidingen/relatie/voorwaarden': ownerOnly(
    write(
      'PUT',
      () => '/uitbreidingen/relatie/voorwaarden',
      () => ({ versie: '2026-11' }),
    ),
  ),
  'get /uitbreidingen/machtigingen': read(() => '/uitbreidingen/machtigingen'),
  // The receiver is tested in relatie/machtigingen/machtigingen.db.test.ts.
  'post /uitbreidingen/machtigingen': ownerOnly(
    write(
      'POST',
      () => '/uitbreidingen/machtigingen',
      () => ({ kandidaat: 'x', bereik: ['zorg'], totEnMet: '2026-12-01' }),
    ),
  ),
  // The function in the database compares both persons with the caller.
  'delete /uitbreidingen/machtigingen/{machtigingId}': ownerOnly({
    ...read(({ machtiging }) => `/uitbreidingen/machtigingen/${machtiging}`, 'machtiging'),
    request: ({ machtiging }) => ({
      path: `/uitbreidingen/machtigingen/${machtiging}`,
      method: 'DELETE',
    }),
    thrice: true,
  }),
  'get /uitbreidingen/betaalinstellingen': {
    ...read(() => '/uitbreidingen/betaalinstellingen'),
    holderOnly: 'ever',
  },
  'get /uitbreidingen/documenten': {
    ...read(() => '/uitbreidingen/documenten?limit=100'),
    holderOnly: 'now',
  },
  // The query filters by the caller as verzekeringsnemer.
  'get /uitbreidingen/polisbladen/{polisnummer}/{jaartal}': {
    ...read(({ polis }) => `/uitbreidingen/polisbladen/${polis}/2026`, 'polis'),
    thrice: true,
  },
  'put /uitbreidingen/betaalinstellingen/rekening': ownerOnly(
    write(
      'PUT',
      () => '/uitbreidingen/betaalinstellingen/rekening',
      () => ({ versie: 1, iban: ibanOf(5_000), naam: 'Vreemd', akkoord: true }),
    ),
  ),
  'get /uitbreidingen/incasso': { ...read(() => '/uitbreidingen/incasso'), holderOnly: 'ever' },
  'put /uitbreidingen/incasso': ownerOnly(
    write(
      'PUT',
      () => '/uitbreidingen/incasso',
      () => ({ versie: 1, dag: 10, akkoord: true }),
    ),
  ),
  'delete /uitbreidingen/incasso/{mandaatkenmerk}': ownerOnly({
    ...read(({ mandaat }) => `/uitbreidingen/incasso/${mandaat}`, 'mandaat'),
    request: ({ mandaat }) => ({ path: `/uitbreidingen/incasso/${mandaat}`, method: 'DELETE' }),
  }),
  'get /uitbreidingen/premieperiode': {
    ...read(() => '/uitbreidingen/premieperiode'),
    holderOnly: 'ever',
  },
  'put /uitbreidingen/premieperiode': ownerOnly(
    write(
      'PUT',
      () => '/uitbreidingen/premieperiode',
      () => ({ periode: 'kwartaal', huidig: 'maand' }),
    ),
  ),
  'get /uitbreidingen/eigenrisicointermijnen': {
    ...read(() => '/uitbreidingen/eigenrisicointermijnen'),
    holderOnly: 'ever',
  },
  // The query filters by the caller as verzekeringsnemer.
  'put /uitbreidingen/eigenrisicointermijnen': ownerOnly({
    ...write(
      'PUT',
      () => '/uitbreidingen/eigenrisicointermijnen',
      ({ person }) => ({ relatienummer: person, jaar: 2027, gekozen: true }),
      'person',
    ),
    thrice: true,
  }),
  'get /uitbreidingen/berichten': read(() => berichten),
  'post /uitbreidingen/berichten/gelezen': ownerOnly({
    ...write(
      'POST',
      () => `${berichten}/gelezen`,
      ({ bericht }) => ({ berichtId: bericht }),
      'bericht',
    ),
    thrice: true,
  }),
  'put /uitbreidingen/berichten/keuze': ownerOnly(
    write(
      'PUT',
      () => `${berichten}/keuze`,
      () => ({ mail: false }),
    ),
  ),
  // Ownership of push addresses is tested in relatie/berichten/berichten.db.test.ts.
  'post /uitbreidingen/berichten/push': ownerOnly(
    write(
      'POST',
      () => `${berichten}/push`,
      () => ({
        endpoint: 'https://fcm.googleapis.com/x',
        p256dh: 'B'.repeat(87),
        auth: 'a'.repeat(22),
      }),
    ),
  ),
  'post /uitbreidingen/berichten/push/intrekken': ownerOnly(
    write(
      'POST',
      () => `${berichten}/push/intrekken`,
      () => ({}),
    ),
  ),
  'get /zorgpassen': read(() => '/zorgpassen'),
  'get /uitbreidingen/relatie/verzekeringen': read(() => '/uitbreidingen/relatie/verzekeringen'),
  'get /uitbreidingen/declaraties/toestemming': read(
    () => '/uitbreidingen/declaraties/toestemming',
  ),
  'get /verzekerdenperjaartal': read(
    ({ person }) => `/verzekerdenperjaartal?jaartal=2026&relatienummer=${person}`,
    'person',
  ),
  'get /eigenRisicoPerJaar': read(
    ({ person }) => `/eigenRisicoPerJaar?jaar=2026&merk=ZZ&relatienummer=${person}`,
    'person',
  ),
  'get /zorggebruik': read(
    ({ person }) => `/zorggebruik?jaar=2026&relatienummer=${person}`,
    'person',
  ),
  'get /zorgkosten/{relatienummer}/{jaartal}': read(
    ({ person }) => `/zorgkosten/${person}/2026`,
    'person',
  ),
  'get /uitbreidingen/eigenRisico/verwachting': read(
    ({ person }) => `/uitbreidingen/eigenRisico/verwachting?relatienummer=${person}`,
    'person',
  ),
  'get /uitbreidingen/zorgkosten/vooraf': read(
    ({ person }) =>
      `/uitbreidingen/zorgkosten/vooraf?zorgsoort=Ziekenhuis&bedrag=100&relatienummer=${person}`,
    'person',
  ),
  'get /uitbreidingen/zorgkosten/vergoedingen': read(
    ({ person }) => `/uitbreidingen/zorgkosten/vergoedingen?relatienummer=${person}`,
    'person',
  ),
  'post /uitbreidingen/declaraties/verwachting': write(
    'POST',
    () => '/uitbreidingen/declaraties/verwachting',
    ({ person }) => ({
      relatienummer: person,
      regels: [{ behandelDatum: '2026-11-18', zorgsoort: 'Ziekenhuis', bedrag: '100' }],
    }),
    'person',
  ),
  'get /uitbreidingen/zorgkosten/{nummer}/{volgnummer}': read(
    ({ judged }) => `/uitbreidingen/zorgkosten/${judged}/1`,
    'judged',
  ),
  'get /declaraties': read(() => '/declaraties?limit=100'),
  'get /declaraties/{id}': read(({ declaratie }) => `/declaraties/${declaratie}`, 'declaratie'),
  'get /uitbreidingen/declaraties/{id}/bestanden/{bestandId}': read(
    (ids) => `${extension(ids)}/bestanden/${ids.bestand}`,
    'declaratie',
    'bestand',
  ),
  'get /uitbreidingen/declaraties/{id}/bevestiging': read(
    (ids) => `${extension(ids)}/bevestiging`,
    'declaratie',
  ),
  'get /uitbreidingen/declaraties/{id}/besluit': read(
    ({ judged }) => `/uitbreidingen/declaraties/${judged}/besluit`,
    'judged',
  ),
  'get /uitbreidingen/facturen/{factuurkenmerk}/document': read(
    ({ risico }) => `/uitbreidingen/facturen/${risico}/document`,
    'risico',
  ),
  'get /uitbreidingen/jaaroverzicht/{relatienummer}/{jaartal}': read(
    ({ person }) => `/uitbreidingen/jaaroverzicht/${person}/2026`,
    'person',
  ),
  'get /uitbreidingen/vragen': read(() => '/uitbreidingen/vragen'),
  // The other subjects are tested in vragen/vragen.db.test.ts.
  'post /uitbreidingen/vragen': ownerOnly(
    write(
      'POST',
      () => '/uitbreidingen/vragen',
      ({ declaratie }) => ({
        sleutel: crypto.randomUUID(),
        onderwerp: 'declaratie',
        kenmerk: declaratie,
        tekst: 'Klopt dit?',
      }),
      'declaratie',
    ),
  ),
  'get /uitbreidingen/openVragen': { ...read(() => '/uitbreidingen/openVragen'), gateway: true },
  'get /uitbreidingen/openVragen/{vraagId}': {
    ...read(() => '/uitbreidingen/openVragen/00000000-0000-4000-8000-000000000000'),
    gateway: true,
  },
  'post /uitbreidingen/openVragen/{vraagId}/antwoord': {
    ...write(
      'POST',
      () => '/uitbreidingen/openVragen/00000000-0000-4000-8000-000000000000/antwoord',
      () => ({ antwoord: 'Zo zit het.' }),
    ),
    gateway: true,
  },
  // Stays below the question, because a withdrawn claim is gone.
  'post /uitbreidingen/declaraties/{id}/intrekken': ownerOnly({
    including: ['declaratie'],
    request: (ids) => ({ path: `${extension(ids)}/intrekken`, method: 'POST' }),
    thrice: true,
  }),
  // The query filters by the sender of the file.
  'get /uitbreidingen/declaraties/gelezen': ownerOnly({
    ...read(({ waiting }) => `/uitbreidingen/declaraties/gelezen?bestandId=${waiting}`, 'waiting'),
    thrice: true,
  }),
  'get /uitbreidingen/declaraties/gelezen/{bestandId}/bladzijden/{bladzijde}': ownerOnly({
    ...read(
      ({ waiting }) => `/uitbreidingen/declaraties/gelezen/${waiting}/bladzijden/1`,
      'waiting',
    ),
    thrice: true,
  }),
  'get /uitbreidingen/declaraties/concept': ownerOnly(read(() => concept)),
  'put /uitbreidingen/declaraties/concept': ownerOnly(
    write(
      'PUT',
      () => concept,
      () => ({ versie: null, velden: { naamZorgverlener: secret } }),
    ),
  ),
  'delete /uitbreidingen/declaraties/concept': ownerOnly({
    including: [],
    request: () => ({ path: concept, method: 'DELETE' }),
  }),
  // Claiming for a stranger is tested in declaraties/indienen.*.test.ts.
  'post /declaraties/indienen': ownerOnly({
    including: [],
    request: () => ({ path: '/declaraties/indienen', method: 'POST', body: formFor() }),
  }),
  'post /declaraties/valideren/bestand': ownerOnly({
    including: [],
    request: () => ({
      path: '/declaraties/valideren/bestand',
      method: 'POST',
      body: formFor('bestand'),
    }),
  }),
  'get /uitbreidingen/premieachterstanden': read(() => '/uitbreidingen/premieachterstanden'),
  // It names nobody: the caller's own arrears. facturen/jobs/achterstand.db.test.ts disputes some.
  'post /uitbreidingen/premieachterstanden/betwisting': ownerOnly(
    write(
      'POST',
      () => '/uitbreidingen/premieachterstanden/betwisting',
      () => ({ tekst: 'Klopt dit?' }),
    ),
  ),
  'get /uitbreidingen/brieven/{briefId}': read(
    ({ brief }) => `/uitbreidingen/brieven/${brief}`,
    'brief',
  ),
  'get /uitbreidingen/regelingen/{regelingId}/document': read(
    ({ regeling }) => `/uitbreidingen/regelingen/${regeling}/document`,
    'regeling',
  ),
  'get /facturen': read(() => '/facturen'),
  'get /factuurdetails/premie/{factuurkenmerk}': read(
    ({ premie }) => `/factuurdetails/premie/${premie}`,
    'premie',
  ),
  'get /factuurdetails/risico/{factuurkenmerk}': read(
    ({ risico }) => `/factuurdetails/risico/${risico}`,
    'risico',
  ),
  'get /factuurdetails/risicoPeriode/{factuurkenmerk}': read(
    ({ termijn }) => `/factuurdetails/risicoPeriode/${termijn}`,
    'termijn',
  ),
  'get /factuurdetails/eindAfrekening/{factuurkenmerk}': read(
    ({ settlement }) => `/factuurdetails/eindAfrekening/${settlement}`,
    'settlement',
  ),
  'get /factuurdetails/eindAfrekening/{factuurkenmerk}/specificatie/{relatienummer}': {
    ...read(
      ({ settlement, person }) =>
        `/factuurdetails/eindAfrekening/${settlement}/specificatie/${person}`,
      'settlement',
      'person',
    ),
    thrice: true,
  },
  'get /betaalverzoeken': read(() => '/betaalverzoeken'),
  'get /uitbreidingen/tegoeden': read(() => '/uitbreidingen/tegoeden'),
  'get /betaalverzoeken/{betaalkenmerk}': read(
    ({ betaalverzoek }) => `/betaalverzoeken/${betaalverzoek}`,
    'betaalverzoek',
  ),
  'post /uitbreidingen/betaalverzoeken/{betaalkenmerk}/regeling': ownerOnly(
    write(
      'POST',
      ({ betaalverzoek }) => `/uitbreidingen/betaalverzoeken/${betaalverzoek}/regeling`,
      () => ({ maanden: 6, termijnBedrag: 1 }),
      'betaalverzoek',
    ),
  ),
  'post /betalingen': ownerOnly(
    write(
      'POST',
      () => '/betalingen',
      ({ betaalverzoek }) => ({ betaalkenmerk: betaalverzoek }),
      'betaalverzoek',
    ),
  ),
  'get /uitbreidingen/betalingen/{betalingId}': read(
    ({ betaling }) => `/uitbreidingen/betalingen/${betaling}`,
    'betaling',
  ),
  'post /uitbreidingen/betalingen/meldingen': {
    ...write(
      'POST',
      () => '/uitbreidingen/betalingen/meldingen',
      () => ({ id: 'tr_1' }),
    ),
    gateway: true,
  },
  // The owner of a link is tested in relatie/change/confirmEmail.db.test.ts.
  'post /uitbreidingen/relatie/email/bevestigen': {
    ...write(
      'POST',
      () => '/uitbreidingen/relatie/email/bevestigen',
      () => ({ code: 'x' }),
    ),
    gateway: true,
  },
};

/** Text of Sanne's own that nobody else may ever read. */
export const secret = 'Kliniek Zilverkruid';
