import type { Language } from '@mijn/domain/language';
import { describe, expect, it } from 'vitest';
import { exampleAccess } from '../../access/exampleAccess.testing.ts';
import type { ConfirmationRow } from './confirmation.queries.ts';
import { toConfirmation } from './confirmation.rules.ts';

const access = exampleAccess('R1', '2026-11-21T10:00:00Z', {
  visible: new Map([['R2', { maySeeCare: false }]]),
});

const filling = {
  zorgsoort: 'Tandarts',
  behandelDatum: '2026-11-03',
  bedrag: 4_500,
  omschrijving: null,
};

/** A claim for Lotte of Wednesday 18 November, unless told otherwise. */
const row = (own: Partial<ConfirmationRow> = {}): ConfirmationRow => ({
  nummer: 'D2026-000123',
  relatienummer: 'R2',
  indiener: 'R1',
  forWhom: 'Lotte de Vries',
  byWhom: 'Sanne de Vries',
  status: 'INGEDIEND',
  ingediend_op: Temporal.Instant.from('2026-11-18T13:05:59Z'),
  afgehandeld_op: null,
  later_in_behandeling: false,
  wachtOp: null,
  zorgsoort: 'Tandarts',
  zorgverlener: 'Praktijk Bos',
  behandeldatum: Temporal.PlainDate.from('2026-11-03'),
  notanummer: '2026-17',
  bedrag: 4_500,
  regels: [filling],
  no_account: false,
  bestanden: ['nota.pdf'],
  ...own,
});

/** The confirmation in plain words. */
function said(own: Partial<ConfirmationRow>, viewer = 'R1', language: Language = 'nl'): string[] {
  const { blocks } = toConfirmation(row(own), { ...access, viewer }, 'Sanne de Vries', language);
  const texts = blocks.flatMap((block): string[] => {
    if (block.kind === 'facts') return block.facts.map(({ name, value }) => `${name}: ${value}`);
    if (block.kind === 'names') return [...block.names];
    return block.kind === 'table' ? [] : [block.text];
  });
  return texts.map((text) => text.replaceAll('\u00a0', ' '));
}

describe('what was sent in', () => {
  it('is told as it was: when, by whom, for whom, how much and for which care', () => {
    expect(said({}).slice(0, 12)).toEqual([
      'Wat je hebt ingediend',
      'Declaratienummer: D2026-000123',
      'Ontvangen op: 18 november 2026 om 14:05 uur',
      'Ingediend door: Sanne de Vries',
      'Voor: Lotte de Vries',
      'Bedrag van de nota: € 45,00',
      'Datum van de zorg: 3 november 2026',
      'Soort zorg: Tandarts',
      'Zorgverlener: Praktijk Bos',
      'Notanummer: 2026-17',
      'Bestanden',
      'nota.pdf',
    ]);
  });

  it('was received on the day that it was in the Netherlands', () => {
    const ingediend_op = Temporal.Instant.from('2026-11-18T23:10:00Z');
    expect(said({ ingediend_op })).toContain('Ontvangen op: 19 november 2026 om 00:10 uur');
  });

  it('leaves out a bill number that was not given, and says that there are no files', () => {
    const bare = said({ notanummer: '', bestanden: [] });
    expect(bare.join(' ')).not.toContain('Notanummer');
    expect(bare).toContain('Bij deze declaratie zijn geen bestanden.');
  });

  it('of several lines is told line by line, and each day of care once, in order', () => {
    const visit = { ...filling, zorgsoort: 'Huisarts', omschrijving: 'Consult', bedrag: 1_000 };
    const earlier = { ...filling, behandelDatum: '2026-11-02' };
    expect(said({ regels: [filling, visit, earlier] })).toEqual(
      expect.arrayContaining([
        'Datum van de zorg: 2 november 2026, 3 november 2026',
        '3 november 2026: Tandarts, € 45,00',
        '3 november 2026: Huisarts, Consult, € 10,00',
        '2 november 2026: Tandarts, € 45,00',
      ]),
    );
  });
});

describe('care and files', () => {
  const secret = /Tandarts|Praktijk Bos|2026-17|nota\.pdf/;
  const hidden = 'De zorg en de bestanden staan er niet bij.';

  it('are shown to who sent them in, also of somebody whose care is hidden', () => {
    expect(said({}).join(' ')).toMatch(secret);
  });

  it('are hidden from somebody else, who still sees the amount and the day', () => {
    const told = said({ indiener: 'R2' }).join(' ');
    expect(told).not.toMatch(secret);
    expect(told).toContain(hidden);
    expect(told).toContain('€ 45,00');
    expect(told).toContain('3 november 2026');
  });

  it('are shown to somebody else with consent', () => {
    const visible = new Map([['R2', { maySeeCare: true }]]);
    const document = toConfirmation(row({ indiener: 'R2' }), { ...access, visible }, '', 'nl');
    expect(JSON.stringify(document)).toMatch(secret);
  });
});

describe('what happens next', () => {
  it.each([
    ['five working days later', false, 'woensdag 25 november 2026'],
    ['fifteen, while it is busy', true, 'woensdag 9 december 2026'],
  ])('is an outcome at the latest %s', (_when, later_in_behandeling, day) => {
    const told = said({ later_in_behandeling }).join(' ');
    expect(told).toContain(`De uitkomst heb je uiterlijk op ${day}.`);
    expect(told.includes('Het is nu druk.')).toBe(later_in_behandeling);
  });

  it('is an outcome in fifteen working days where a person looks, without a word of why', () => {
    const told = said({ wachtOp: 'medewerker', indiener: 'R2' }).join(' ');
    expect(told).toContain('De uitkomst heb je uiterlijk op woensdag 9 december 2026.');
    expect(told).toContain('Een medewerker kijkt naar de declaratie. Dat duurt langer.');
    expect(told).not.toMatch(/eerder|dubbel/i);
  });

  it('is no day that nobody knows, nor one that has passed', () => {
    const unknown = said({ wachtOp: 'eigenRisico', status: 'IN_BEHANDELING' }).join(' ');
    const passed = said({ ingediend_op: Temporal.Instant.from('2026-10-01T10:00:00Z') }).join(' ');
    for (const told of [unknown, passed]) {
      expect(told).toContain('Wanneer je de uitkomst hebt, weten we nog niet.');
      expect(told).not.toContain('uiterlijk op');
    }
    expect(unknown).toContain('Het eigen risico van dat jaar is nog niet bekend.');
  });

  it('is withdrawing while nobody has begun, and no longer then', () => {
    const withdraw = 'kun je de declaratie intrekken';
    expect(said({}).join(' ')).toContain(withdraw);
    expect(said({ status: 'IN_BEHANDELING' }).join(' ')).not.toContain(withdraw);
  });

  it.each([
    [false, 'maken we over naar de rekening van de verzekeringsnemer'],
    [true, 'Wij kennen geen rekening van de verzekeringsnemer.'],
  ])('is where the money goes; no account known: %s', (no_account, words) =>
    expect(said({ no_account }).join(' ')).toContain(words),
  );

  it('is nothing but the day of the outcome once it is handled', () => {
    const afgehandeld_op = Temporal.Instant.from('2026-11-20T23:30:00Z');
    const told = said({ status: 'AFGEHANDELD', afgehandeld_op });
    expect(told.slice(-2)).toEqual([
      'Wat gebeurt er nu?',
      'We hebben deze declaratie op 21 november 2026 afgehandeld. De uitkomst staat in Mijn Zilverzand.',
    ]);
  });
});

it('in English everything is said in English, the kind of care too', () => {
  const told = said({}, 'R1', 'en');
  expect(told).toContain('Received on: 18 November 2026 at 14:05');
  expect(told).toContain('Type of care: Dentist');
  const two = [filling, { ...filling, omschrijving: 'Vulling, twee vlakken' }];
  expect(said({ regels: two }, 'R1', 'en')).toContain(
    '3 November 2026: Dentist, Vulling, twee vlakken, €45.00',
  );
});

it('bears the name and the words of one’s own brand, and the day on which it was made', () => {
  const ankerzee = toConfirmation(row(), { ...access, merk: 'AZVZ' }, 'Sanne de Vries', 'nl');
  expect(ankerzee.lastLine).toBe('Ankerzee heeft deze bevestiging gemaakt op 21 november 2026.');
  expect(ankerzee.letterhead).toBe('Sanne de Vries, 21 november 2026');
  expect(JSON.stringify(ankerzee.blocks)).toContain('in Mijn Ankerzee.');
});
