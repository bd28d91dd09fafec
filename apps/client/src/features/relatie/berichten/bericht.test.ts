import { describe, expect, test } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { type Bericht, berichtPath, berichtTone, berichtWords } from './bericht.ts';
import { berichtOf } from './berichten.testing.ts';

setLanguageSource(() => 'nl');

const bericht = berichtOf();
const facturen = [{ factuur: 'Zorgpremie', datum: '2026-11-01', periode: '2026-11' }];
const betaalverzoek = { titel: 'Factuur', facturen, inBehandeling: false };
const checked = { ...betaalverzoek, inBehandeling: true };
const words = (changed: Partial<Bericht>) => {
  const { title, text } = berichtWords({ ...bericht, ...changed }, '2026-11-21', 'nl');
  return `${title}. ${text}`.replaceAll('\u00A0', ' ');
};

describe('a message says what, and why or by when', () => {
  test.each<[Partial<Bericht>, string]>([
    [
      {},
      'Je declaratie voor fysiotherapie is beoordeeld: € 82,50. Op 24 november maakten we € 82,50 over.',
    ],
    [{ bedrag: 0, dag: null }, 'Je krijgt hiervoor niets terug. Kijk waarom.'],
    [{ bedrag: null }, 'Kijk wat we betalen.'],
    [
      { zorgsoorten: ['Tandarts', 'Laboratorium'] },
      'Je declaratie voor zorg van de tandarts en onderzoek in het laboratorium is beoordeeld',
    ],
    [{ roepnaam: 'Bram' }, 'De declaratie van Bram voor fysiotherapie is beoordeeld: € 82,50.'],
    [
      { roepnaam: 'Bram', geboorteDatum: '2013-04-21' },
      'De declaratie van Bram (21 april 2013) voor fysiotherapie is beoordeeld',
    ],
    [
      { soort: 'uitbetaling', roepnaam: 'Daan', zorgsoorten: null },
      'Je krijgt € 82,50 voor zorg van Daan. We maakten het op 24 november naar je rekening over.',
    ],
    [
      { soort: 'uitbetaling', roepnaam: 'Daan', zorgsoorten: null, dag: '2026-11-20' },
      'Je hebt € 82,50 gekregen voor zorg van Daan. We maakten het op 20 november naar je rekening over.',
    ],
    [{ soort: 'tegoed', dag: '2026-11-21' }, 'Je hebt € 82,50 gekregen. We maakten het op 21'],
    [
      { soort: 'uitbetaling', dag: null },
      'We vergoeden € 82,50. Kijk of het op je rekening komt, of dat we het verrekenen.',
    ],
    [{ soort: 'tegoed', dag: null }, 'Je krijgt € 82,50. Kijk hoe en wanneer je het krijgt.'],
    [
      { soort: 'betaalverzoek', betaalverzoek },
      'Betaal € 82,50, uiterlijk 24 november. Zorgpremie november 2026. Op die dag moet je betaling binnen zijn. Zo voorkom je een herinnering.',
    ],
    [
      {
        soort: 'betaalverzoek',
        betaalverzoek,
        dag: '2027-01-04',
      },
      'Betaal € 82,50, uiterlijk 4 januari 2027.',
    ],
    [
      { soort: 'betaalverzoek', betaalverzoek: { ...betaalverzoek, titel: 'Herinnering' } },
      'Herinnering: betaal € 82,50, uiterlijk 24 november. Zorgpremie november 2026. Op die dag moet je betaling binnen zijn. Zo voorkom je een aanmaning.',
    ],
    [
      { soort: 'betaalverzoek', betaalverzoek: { ...betaalverzoek, titel: 'Aanmaning' } },
      'Aanmaning: betaal € 82,50, uiterlijk 24 november. Zorgpremie november 2026. Op die dag moet je betaling binnen zijn. Zo voorkom je extra kosten.',
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
      'Betaal € 82,50, uiterlijk 24 november. Zorgpremie november 2026. Afschrijven is niet gelukt: je betaalt dit nu zelf.',
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
      'Je betaalverzoek is betaald. Zorgpremie november 2026. Je hoeft niets meer te doen.',
    ],
    [
      { soort: 'betaalverzoek', betaalverzoek, gedaan: true, gedaanOp: '2026-11-19', bedrag: 0 },
      'Zorgpremie november 2026. Betaald op 19 november. Je hoeft niets meer te doen.',
    ],
    [
      { soort: 'betalingTerug', betaalverzoek, gedaan: true, gedaanOp: '2026-11-19' },
      'Je hebt dit daarna betaald, op 19 november.',
    ],
    [
      { soort: 'premieachterstand', gedaan: true, gedaanOp: '2026-11-19' },
      'Dit is voorbij sinds 19 november.',
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
      { soort: 'termijn', gedaan: true },
      'Termijn van € 82,50 op 24 november. Deze termijn is voorbij.',
    ],
    [
      { soort: 'termijn', mislukt: true, herincassoOp: '2026-12-28', factuur: facturen[0] ?? null },
      'Het afschrijven van € 82,50 is niet gelukt. Zorgpremie november 2026. We proberen het opnieuw op 28 december.',
    ],
    [
      { soort: 'termijn', mislukt: true },
      'Het afschrijven van € 82,50 is niet gelukt. We schrijven dit niet opnieuw af: wat nog openstaat, betaal je zelf.',
    ],
    [
      { soort: 'termijn', gedaan: true, mislukt: true },
      'Het afschrijven van € 82,50 is eerder niet gelukt. Dit is daarna betaald, of zit nu in een regeling.',
    ],
    [
      { soort: 'termijn', mislukt: true, teruggeboekt: true, factuur: facturen[0] ?? null },
      'Je hebt € 82,50 laten terugboeken door je bank. Zorgpremie november 2026. We schrijven dit niet opnieuw af: wat nog openstaat, betaal je zelf.',
    ],
    [{ soort: 'termijn' }, 'Op 24 november schrijven we € 82,50 af. Dit is een termijn'],
    [{ soort: 'correctie' }, 'De nota voor fysiotherapie is teruggenomen. Kijk wat dat verandert'],
    [
      { soort: 'eigenRisico' },
      'Je eigen risico is lager geworden. Je verzekering geldt niet het hele jaar. Kijk wat dat verandert aan je declaratie voor fysiotherapie.',
    ],
    [{ soort: 'eigenRisico', zorgsoorten: null }, 'niet het hele jaar. Kijk wat dat verandert.'],
    [{ soort: 'reactie' }, 'Lees ons antwoord bij de declaratie voor fysiotherapie.'],
  ])('%j', (changed, said) => {
    expect(words(changed)).toContain(said);
  });

  test('of somebody else, whose care is hidden, without the care', () => {
    const said = words({ roepnaam: 'Daan', zorgsoorten: null });
    expect(said).toContain('Een declaratie van Daan is beoordeeld: € 82,50.');
    expect(said).not.toContain('fysio');
  });

  test('that is no longer the reader’s to see says that, and leads nowhere', () => {
    const gone = { ...bericht, kenmerk: null };
    expect(words(gone)).toContain('kun je niet meer bekijken');
    expect(berichtPath(gone)).toBeUndefined();
  });
});

test.each<[Bericht['soort'], string, string]>([
  ['declaratie', 'D2026-1', '/declaraties/D2026-1'],
  ['uitbetaling', 'D2026-1', '/declaraties/D2026-1'],
  ['reactie', 'D2026-1', '/declaraties/D2026-1'],
  ['correctie', 'D2026-1', '/declaraties/D2026-1'],
  ['eigenRisico', 'D2026-1', '/declaraties/D2026-1'],
  ['betaalverzoek', '5000056789012345', '/facturen/betaalverzoek/5000056789012345'],
  ['termijn', 'F2026-1', '/facturen/F2026-1'],
  ['tegoed', 'F2026-1', '/facturen/F2026-1'],
])('%s leads to its page', (kind, kenmerk, path) => {
  expect(berichtPath({ ...bericht, soort: kind, kenmerk })).toBe(path);
});

test('about a payment request that holds nothing any more leads to the bills', () => {
  const moved = { ...betaalverzoek, facturen: [] };
  expect(berichtPath({ ...bericht, soort: 'betaalverzoek', betaalverzoek: moved })).toBe(
    '/facturen',
  );
});

describe('a message has a colour', () => {
  test.each<[Bericht['soort'], string]>([
    ['declaratie', 'positive'],
    ['uitbetaling', 'positive'],
    ['tegoed', 'positive'],
    ['betaalverzoek', 'attention'],
    ['termijn', 'plain'],
  ])('while %s is new: %s', (kind, tone) => {
    expect(berichtTone(berichtOf({ soort: kind, betaalverzoek }))).toBe(tone);
  });

  test.each<[string, Partial<Bericht>]>([
    ['was read', { gelezen: true }],
    ['is paid', { gedaan: true }],
    ['is being checked by us', { betaalverzoek: checked }],
  ])('no longer once it %s', (_, changed) => {
    const asked = { soort: 'betaalverzoek', betaalverzoek, ...changed } as const;
    expect(berichtTone(berichtOf(asked))).toBe('plain');
  });

  test('of a debit that failed: amber, until it is settled', () => {
    const failed = { soort: 'termijn', mislukt: true } as const;
    expect(berichtTone(berichtOf(failed))).toBe('attention');
    expect(berichtTone(berichtOf({ ...failed, gedaan: true }))).toBe('plain');
  });

  test.each([0, null])('only where there is money: not of %j', (bedrag) => {
    expect(berichtTone(berichtOf({ bedrag }))).toBe('plain');
  });
});
