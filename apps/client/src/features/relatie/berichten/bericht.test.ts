import { describe, expect, it, test } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { type Bericht, berichtPath, berichtTone, berichtWords } from './bericht.ts';
import { berichtOf } from './berichten.testing.ts';

setLanguageSource(() => 'nl');

const bericht = berichtOf();
const facturen = [{ factuur: 'Zorgpremie', datum: '2026-11-01', periode: '2026-11' }];
const betaalverzoek = { titel: 'Factuur', facturen, inBehandeling: false, verrekend: false };
const checked = { ...betaalverzoek, inBehandeling: true };
// Its invoices are in an arrangement.
const moved = { ...betaalverzoek, facturen: [] };
const words = (changed: Partial<Bericht>) => {
  const { title, text } = berichtWords({ ...bericht, ...changed }, '2026-11-21', 'nl');
  return `${title}. ${text ?? ''}`.replaceAll('\u00A0', ' ');
};

describe('berichtWords', () => {
  test.each<[Partial<Bericht>, string]>([
    [{}, 'Je krijgt € 82,50: fysiotherapie. Overgemaakt op 24 november.'],
    [{ bedrag: 0, dag: null }, 'Je krijgt niets: fysiotherapie. Kijk waarom.'],
    [{ bedrag: null }, 'Beoordeeld: fysiotherapie'],
    [{ dag: null }, 'We vergoeden € 82,50: fysiotherapie'],
    [{ zorgsoorten: ['Tandarts', 'Laboratorium'] }, 'Je krijgt € 82,50: tandarts en laboratorium'],
    [{ roepnaam: 'Bram' }, 'Je krijgt € 82,50: fysiotherapie, Bram.'],
    [
      { roepnaam: 'Bram', geboorteDatum: '2013-04-21' },
      'Je krijgt € 82,50: fysiotherapie, Bram (21 april 2013).',
    ],
    [
      { soort: 'uitbetaling', roepnaam: 'Daan', zorgsoorten: null },
      'Je krijgt € 82,50: zorg van Daan. Overgemaakt op 24 november.',
    ],
    [
      { soort: 'uitbetaling', roepnaam: 'Daan', zorgsoorten: null, dag: '2026-11-20' },
      'Je kreeg € 82,50: zorg van Daan. Overgemaakt op 20 november.',
    ],
    [
      { soort: 'tegoed', zorgsoorten: null, dag: '2026-11-21', factuur: facturen[0] ?? null },
      'Je kreeg € 82,50: Zorgpremie november 2026. ',
    ],
    [
      { soort: 'tegoed', zorgsoorten: null, dag: '2026-11-21', betaalverzoek },
      'Je kreeg € 82,50: Te veel betaald voor Zorgpremie november 2026. ',
    ],
    [
      { soort: 'uitbetaling', dag: null },
      'We vergoeden € 82,50: fysiotherapie. Kijk of je het krijgt, of dat we het verrekenen.',
    ],
    [
      { soort: 'tegoed', zorgsoorten: null, dag: null },
      'Je krijgt € 82,50. Kijk hoe en wanneer je het krijgt.',
    ],
    [
      { soort: 'betaalverzoek', betaalverzoek },
      'Betaal € 82,50. Zorgpremie november 2026, uiterlijk 24 november.',
    ],
    [
      {
        soort: 'betaalverzoek',
        betaalverzoek,
        dag: '2027-01-04',
      },
      'Zorgpremie november 2026, uiterlijk 4 januari 2027.',
    ],
    [
      { soort: 'betaalverzoek', betaalverzoek: { ...betaalverzoek, titel: 'Herinnering' } },
      'Herinnering: betaal € 82,50. Zorgpremie november 2026, uiterlijk 24 november.',
    ],
    [
      { soort: 'betaalverzoek', betaalverzoek: { ...betaalverzoek, titel: 'Aanmaning' } },
      'Aanmaning: betaal € 82,50. Zorgpremie november 2026, uiterlijk 24 november. Daarna komen er kosten bij.',
    ],
    [
      {
        soort: 'betaalverzoek',
        betaalverzoek,
        dag: '2026-11-20',
      },
      'Betaal € 82,50 zo snel mogelijk. Zorgpremie november 2026. De betaaldatum 20 november is voorbij.',
    ],
    [
      { soort: 'betaalverzoek', betaalverzoek: { ...betaalverzoek, titel: 'Incasso mislukt' } },
      'Betaal € 82,50. Zorgpremie november 2026, uiterlijk 24 november. Afschrijven lukte niet.',
    ],
    [
      { soort: 'betaalverzoek', betaalverzoek: checked },
      'We controleren je betaling. Zorgpremie november 2026. Betaal niet opnieuw.',
    ],
    [
      { soort: 'betaalverzoek', dag: '2026-11-20', betaalverzoek: checked },
      'We controleren je betaling. Zorgpremie november 2026. Betaal niet opnieuw.',
    ],
    [
      { soort: 'betaalverzoek', betaalverzoek, gedaan: true, bedrag: 0 },
      'Je betaalverzoek is betaald. Zorgpremie november 2026.',
    ],
    [
      { soort: 'betaalverzoek', betaalverzoek, gedaan: true, gedaanOp: '2026-11-19', bedrag: 0 },
      'Je betaalverzoek is betaald. Zorgpremie november 2026, op 19 november.',
    ],
    [
      {
        soort: 'betaalverzoek',
        gedaan: true,
        gedaanOp: '2026-11-19',
        betaalverzoek: { ...betaalverzoek, verrekend: true },
      },
      'Van je betaalverzoek staat niets meer open. Zorgpremie november 2026, sinds 19 november.',
    ],
    [
      { soort: 'betalingTerug', betaalverzoek, gedaan: true, gedaanOp: '2026-11-19' },
      'Daarna heb je dit betaald, op 19 november.',
    ],
    [
      {
        soort: 'betalingTerug',
        gedaan: true,
        gedaanOp: '2026-11-19',
        betaalverzoek: { ...betaalverzoek, verrekend: true },
      },
      'Zorgpremie november 2026. Hiervan staat niets meer open sinds 19 november.',
    ],
    [
      {
        soort: 'betalingTeruggehaald',
        gedaan: true,
        betaalverzoek: { ...betaalverzoek, verrekend: true },
      },
      'Zorgpremie november 2026. Hiervan staat niets meer open.',
    ],
    [
      { soort: 'betalingTerug', betaalverzoek: checked },
      'Zorgpremie november 2026. We controleren je nieuwe betaling. Betaal niet opnieuw.',
    ],
    [
      { soort: 'betalingTeruggehaald', betaalverzoek, dag: '2026-11-20' },
      'Zorgpremie november 2026. De betaaldatum 20 november is voorbij.',
    ],
    [
      {
        soort: 'betalingTeruggehaald',
        betaalverzoek: moved,
        kenmerk: '5000056789012345',
        gedaan: true,
      },
      'Betalingskenmerk 5000 0567 8901 2345. Kijk bij je facturen hoe je nu betaalt.',
    ],
    [
      {
        soort: 'betalingHersteld',
        betaalverzoek: moved,
        kenmerk: '5000056789012345',
        gedaan: true,
      },
      'Betalingskenmerk 5000 0567 8901 2345. Kijk bij je facturen hoe je nu betaalt.',
    ],
    [
      {
        soort: 'premieachterstand',
        achterstand: 'aanbod',
        gedaan: true,
        gedaanOp: '2026-11-19',
      },
      'Dit is voorbij sinds 19 november.',
    ],
    [
      { soort: 'premieachterstand', achterstand: 'waarschuwing', vervallen: true },
      'Er stond toen € 82,50 open. Daarna kreeg je een nieuwer bericht.',
    ],
    [
      {
        soort: 'premieachterstand',
        achterstand: 'afmelding',
        gedaan: true,
        gedaanOp: '2026-11-19',
      },
      'De volgende premie van je basisverzekering betaal je weer aan ons.',
    ],
    [
      {
        soort: 'betaalverzoek',
        kenmerk: '3603091102835633',
        gedaan: true,
        bedrag: 0,
        betaalverzoek: { ...betaalverzoek, facturen: [] },
      },
      'Je betaalverzoek geldt niet meer. Betalingskenmerk 3603 0911 0283 5633. Kijk bij je facturen hoe je nu betaalt.',
    ],
    [
      {
        soort: 'betaalverzoek',
        kenmerk: '3603091102835633',
        gedaan: true,
        gedaanOp: '2026-11-19',
        bedrag: 0,
        betaalverzoek: { ...betaalverzoek, titel: 'Aanmaning', facturen: [] },
      },
      'Je betaalverzoek is betaald. Betalingskenmerk 3603 0911 0283 5633, op 19 november.',
    ],
    [
      { soort: 'termijn', gedaan: true },
      'Termijn van € 82,50. Je regeling. Deze termijn is voorbij.',
    ],
    [
      { soort: 'termijn', regeling: facturen, gedaan: true, gedaanOp: '2026-11-20' },
      'Termijn van € 82,50. Zorgpremie november 2026. Afgeschreven op 20 november.',
    ],
    [
      { soort: 'termijn', gedaan: true, gedaanOp: '2026-11-19', vervallen: true },
      'Niet afgeschreven: vervallen op 19 november.',
    ],
    [
      { soort: 'termijn', mislukt: true, herincassoOp: '2026-12-28', factuur: facturen[0] ?? null },
      '€ 82,50 niet afgeschreven op 24 november. Zorgpremie november 2026. Nieuwe poging op 28 december: zorg voor genoeg saldo.',
    ],
    [
      { soort: 'termijn', mislukt: true, regeling: facturen },
      '€ 82,50 niet afgeschreven op 24 november. Je regeling voor Zorgpremie november 2026. Betaal de rest zelf.',
    ],
    [
      { soort: 'termijn', gedaan: true, mislukt: true },
      '€ 82,50 niet afgeschreven op 24 november. Dit is inmiddels geregeld.',
    ],
    [
      { soort: 'termijn', gedaan: true, gedaanOp: '2026-11-26', mislukt: true },
      'Geregeld op 26 november.',
    ],
    [
      { soort: 'termijn', mislukt: true, teruggeboekt: true, factuur: facturen[0] ?? null },
      'Je liet € 82,50 terugboeken op 24 november. Zorgpremie november 2026. Betaal dit zelf.',
    ],
    [
      { soort: 'termijn', mislukt: true, dag: bericht.datum },
      '€ 82,50 niet afgeschreven. Betaal de rest zelf.',
    ],
    [
      { soort: 'termijn', factuur: facturen[0] ?? null },
      'We schrijven € 82,50 af. Zorgpremie november 2026. Op 24 november.',
    ],
    [
      { soort: 'termijn', factuur: facturen[0] ?? null, gedaan: true, gedaanOp: '2026-11-19' },
      '€ 82,50 afgeschreven. Zorgpremie november 2026, op 19 november.',
    ],
    [
      { soort: 'termijn', factuur: facturen[0] ?? null, gedaan: true, vervallen: true },
      '€ 82,50 schrijven we niet af. Zorgpremie november 2026. Kijk bij de factuur',
    ],
    [{ soort: 'termijn' }, 'We schrijven € 82,50 af. Je regeling. Op 24 november. Zorg dat'],
    [{ soort: 'correctie' }, 'Nota teruggenomen: fysiotherapie'],
    [
      { soort: 'eigenRisico' },
      'Je eigen risico is lager geworden. Je verzekering geldt niet het hele jaar. Kijk wat dat verandert aan je declaratie voor fysiotherapie.',
    ],
    [{ soort: 'eigenRisico', zorgsoorten: null }, 'niet het hele jaar. Kijk wat dat verandert.'],
    [
      { soort: 'eigenRisico', jaar: 2025 },
      'Je eigen risico van 2025 is lager geworden. Je verzekering geldt niet heel 2025. Kijk',
    ],
    [
      { soort: 'betalingKloptNiet', betaalverzoek, dag: null },
      'Je krijgt € 82,50 terug. Zorgpremie november 2026. Je betaling klopte niet.',
    ],
    [
      { soort: 'betalingKloptNiet', betaalverzoek, dag: '2026-11-20' },
      'Je kreeg € 82,50 terug. Zorgpremie november 2026. Je betaling klopte niet. Op 20 november',
    ],
    [
      { soort: 'betalingHersteld', betaalverzoek },
      'Toch ontvangen: € 82,50. Zorgpremie november 2026. Bij je betaalverzoek',
    ],
    [
      { soort: 'betalingHersteld', betaalverzoek, gedaan: true },
      'Zorgpremie november 2026. Je hoeft hiervoor niets meer te betalen.',
    ],
    [{ soort: 'reactie', roepnaam: 'Bram' }, 'Je vraag is beantwoord: fysiotherapie, Bram.'],
    [{ soort: 'reactie' }, 'Je vraag is beantwoord: fysiotherapie.'],
    [
      { soort: 'machtigingGegeven', machtiging: { naam: null, gegeven: true } },
      'Iemand mag zaken voor je regelen. Was jij dit niet?',
    ],
    [
      { soort: 'machtigingGegeven', machtiging: { naam: 'Sanne', gegeven: false } },
      'Je mag zaken regelen voor Sanne',
    ],
    [
      { soort: 'machtigingIngetrokken', machtiging: { naam: null, gegeven: true } },
      'Iemand mag geen zaken meer voor je regelen',
    ],
  ])('%j', (changed, said) => {
    expect(words(changed)).toContain(said);
  });

  test('leaves out the care of another person when it is hidden', () => {
    const said = words({ roepnaam: 'Daan', zorgsoorten: null });
    expect(said).toContain('Je krijgt € 82,50: zorg van Daan.');
    expect(said).not.toContain('fysio');
  });

  test('says that the reader may no longer see it, without a link', () => {
    const gone = { ...bericht, kenmerk: null };
    expect(words(gone)).toContain('kun je niet meer bekijken');
    expect(berichtPath(gone)).toBeUndefined();
  });
});

interface KindOfBericht {
  /** Fields as the insurer fills them for this kind. */
  readonly bericht: Partial<Bericht> & Pick<Bericht, 'soort'>;
  /** Matches the subject. */
  readonly about: RegExp;
  /** Matches the day of the state, where the message has one besides its own. */
  readonly day?: RegExp;
  /** Matches the day on which it was done. */
  readonly done?: RegExp;
  readonly path: string;
}

const care = { zorgsoorten: ['Tandarts', 'Laboratorium'], kenmerk: 'D2026-1' };
const bothKinds = /tandarts en laboratorium/;
const twoFacturen = [
  ...facturen,
  { factuur: 'EigenrisicoEigenbijdrage', datum: '2026-11-02', periode: '2026' },
];
const request = {
  zorgsoorten: null,
  kenmerk: '5000056789012345',
  betaalverzoek: {
    titel: 'Factuur',
    facturen: twoFacturen,
    inBehandeling: false,
    verrekend: false,
  },
};
const both = /Zorgpremie november 2026 en nog één factuur/;
const requestPath = '/facturen/betaalverzoek/5000056789012345';

/** Examples of every kind: a new kind must add its subject, the day of its state and its page. */
const kinds: { readonly [kind in Exclude<Bericht['soort'], 'overig'>]: KindOfBericht } = {
  declaratie: {
    bericht: { soort: 'declaratie', ...care },
    about: bothKinds,
    day: /24 nov/,
    path: '/declaraties/D2026-1',
  },
  uitbetaling: {
    bericht: { soort: 'uitbetaling', ...care },
    about: bothKinds,
    day: /24 nov/,
    path: '/declaraties/D2026-1',
  },
  reactie: {
    bericht: { soort: 'reactie', ...care },
    about: bothKinds,
    path: '/declaraties/D2026-1',
  },
  vraag: {
    bericht: { soort: 'vraag', kenmerk: 'v1', zorgsoorten: null },
    about: /Je vraag is beantwoord/,
    path: '/vragen#v1',
  },
  correctie: {
    bericht: { soort: 'correctie', ...care },
    about: bothKinds,
    path: '/declaraties/D2026-1',
  },
  eigenRisico: {
    bericht: { soort: 'eigenRisico', ...care, jaar: 2025 },
    about: /van 2025 .*zorg van de tandarts en onderzoek/,
    path: '/declaraties/D2026-1',
  },
  tegoed: {
    bericht: {
      soort: 'tegoed',
      zorgsoorten: null,
      kenmerk: 'F2026-1',
      factuur: facturen[0] ?? null,
    },
    about: /Zorgpremie november 2026/,
    day: /24 nov/,
    path: '/facturen/F2026-1',
  },
  betaalverzoek: {
    bericht: { soort: 'betaalverzoek', ...request },
    about: both,
    day: /24 nov/,
    done: /19 nov/,
    path: requestPath,
  },
  termijn: {
    bericht: { soort: 'termijn', zorgsoorten: null, kenmerk: 'F2026-1', regeling: twoFacturen },
    about: both,
    day: /24 nov/,
    done: /19 nov/,
    path: '/facturen/F2026-1',
  },
  premieachterstand: {
    bericht: {
      soort: 'premieachterstand',
      zorgsoorten: null,
      kenmerk: null,
      dag: null,
      achterstand: 'waarschuwing',
    },
    about: /premie .*€ 82,50/,
    done: /19 nov/,
    path: '/facturen',
  },
  betalingTerug: {
    bericht: { soort: 'betalingTerug', ...request },
    about: both,
    day: /24 nov/,
    done: /19 nov/,
    path: requestPath,
  },
  betalingTeruggehaald: {
    bericht: { soort: 'betalingTeruggehaald', ...request },
    about: both,
    day: /24 nov/,
    done: /19 nov/,
    path: requestPath,
  },
  betalingHersteld: {
    bericht: { soort: 'betalingHersteld', ...request },
    about: both,
    path: requestPath,
  },
  betalingKloptNiet: {
    bericht: { soort: 'betalingKloptNiet', ...request },
    about: both,
    day: /24 nov/,
    path: requestPath,
  },
  rekening: {
    bericht: { soort: 'rekening', zorgsoorten: null, kenmerk: null, dag: null },
    about: /Je rekening is gewijzigd/,
    path: '/mijn-gegevens/betaalinstellingen',
  },
  incassoGestart: {
    bericht: { soort: 'incassoGestart', zorgsoorten: null, kenmerk: null, dag: null },
    about: /Je automatische incasso is gestart/,
    path: '/mijn-gegevens/betaalinstellingen',
  },
  incassoGestopt: {
    bericht: { soort: 'incassoGestopt', zorgsoorten: null, kenmerk: null, dag: null },
    about: /Je automatische incasso is gestopt/,
    path: '/mijn-gegevens/betaalinstellingen',
  },
  machtigingGegeven: {
    bericht: {
      soort: 'machtigingGegeven',
      kenmerk: null,
      machtiging: { naam: 'Daan de Vries', gegeven: true },
    },
    about: /Daan de Vries mag zaken voor je regelen/,
    path: '/mijn-gegevens/machtigingen',
  },
  machtigingIngetrokken: {
    bericht: {
      soort: 'machtigingIngetrokken',
      kenmerk: null,
      machtiging: { naam: 'Sanne de Vries', gegeven: false },
    },
    about: /Je mag geen zaken meer regelen voor Sanne de Vries/,
    path: '/mijn-gegevens/machtigingen',
  },
  polisblad: {
    bericht: { soort: 'polisblad', zorgsoorten: null, kenmerk: null, dag: null, jaar: 2027 },
    about: /Je polisblad van 2027 staat klaar/,
    path: '/mijn-gegevens/documenten?jaar=2027',
  },
};

describe.each(Object.entries(kinds))('a message of the kind %s', (_, kind) => {
  const { about, day, done, path } = kind;
  const { soort, ...own } = kind.bericht;
  const text = (changed: Partial<Bericht> = {}) => words({ soort, ...own, ...changed });

  it('names every subject, and the day of the state', () => {
    expect(text()).toMatch(about);
    if (day) expect(text()).toMatch(day);
  });

  it('names the day on which it was done', () => {
    if (done) expect(text({ gedaan: true, gedaanOp: '2026-11-19' })).toMatch(done);
  });

  it('links to the page of the subject', () => {
    expect(berichtPath({ ...bericht, soort, ...own })).toBe(path);
  });

  it('is a full sentence without days and names', () => {
    const bare = { dag: null, zorgsoorten: null, factuur: null, regeling: [], jaar: null };
    if (soort === 'termijn') return;
    expect(text(bare)).not.toMatch(/ {2}|op \.|^[.,]|\. \.|undefined|\{/);
  });
});

describe('a change that this release does not know', () => {
  // The page of an earlier release gets the values of a newer gateway as they are.
  const unknown: Bericht = JSON.parse('{ "soort": "verhuizing", "achterstand": "kwijtschelding" }');
  test.each<[Partial<Bericht>, string | undefined]>([
    [{ soort: 'overig', kenmerk: null }, undefined],
    [{ soort: unknown.soort, kenmerk: 'D2026-1' }, undefined],
    [{ soort: 'premieachterstand', kenmerk: null, achterstand: null }, '/facturen'],
    [{ soort: 'premieachterstand', kenmerk: null, achterstand: unknown.achterstand }, '/facturen'],
  ])('is told in general words: %j', (changed, path) => {
    expect(words(changed)).toBe(
      'Er is iets veranderd. Herlaad de pagina om te lezen wat, of kijk later nog eens.',
    );
    expect(berichtPath({ ...bericht, ...changed })).toBe(path);
  });
});

test('links an overpayment to its payment request', () => {
  expect(berichtPath({ ...bericht, ...request, soort: 'tegoed' })).toBe(requestPath);
});

test.each(['betaalverzoek', 'betalingTeruggehaald'] as const)(
  'links %s without invoices to the list of invoices',
  (soort) => {
    expect(berichtPath({ ...bericht, soort, betaalverzoek: moved })).toBe('/facturen');
  },
);

describe('berichtTone', () => {
  test.each<[Bericht['soort'], string]>([
    ['declaratie', 'positive'],
    ['uitbetaling', 'positive'],
    ['tegoed', 'positive'],
    ['betaalverzoek', 'attention'],
    ['termijn', 'plain'],
  ])('gives a new message about %s the tone %s', (kind, tone) => {
    expect(berichtTone(berichtOf({ soort: kind, betaalverzoek }))).toBe(tone);
  });

  test.each<[string, Partial<Bericht>]>([
    ['was read', { gelezen: true }],
    ['is paid', { gedaan: true }],
    ['is being checked by us', { betaalverzoek: checked }],
  ])('is plain once it %s', (_, changed) => {
    const asked = { soort: 'betaalverzoek', betaalverzoek, ...changed } as const;
    expect(berichtTone(berichtOf(asked))).toBe('plain');
  });

  test('is amber for a failed debit until it is settled', () => {
    const failed = { soort: 'termijn', mislukt: true } as const;
    expect(berichtTone(berichtOf(failed))).toBe('attention');
    expect(berichtTone(berichtOf({ ...failed, gedaan: true }))).toBe('plain');
  });

  test.each([0, null])('is plain without money: %j', (bedrag) => {
    expect(berichtTone(berichtOf({ bedrag }))).toBe('plain');
  });
});
