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

/** Returns a claim, by default for Lotte, of Wednesday 18 November. */
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

/** Returns the confirmation as plain text. */
function contentOf(
  own: Partial<ConfirmationRow>,
  viewer = 'R1',
  language: Language = 'nl',
): string[] {
  const { blocks } = toConfirmation(row(own), { ...access, viewer }, 'Sanne de Vries', language);
  const texts = blocks.flatMap((block): string[] => {
    if (block.kind === 'facts') return block.facts.map(({ name, value }) => `${name}: ${value}`);
    if (block.kind === 'names') return [...block.names];
    return block.kind === 'table' ? [] : [block.text];
  });
  return texts.map((text) => text.replaceAll('\u00a0', ' '));
}

describe('the submitted data', () => {
  it('includes time, sender, patient, amount and care', () => {
    expect(contentOf({}).slice(0, 12)).toEqual([
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

  it('has the day of receipt in the Netherlands', () => {
    const ingediend_op = Temporal.Instant.from('2026-11-18T23:10:00Z');
    expect(contentOf({ ingediend_op })).toContain('Ontvangen op: 19 november 2026 om 00:10 uur');
  });

  it('omits a missing bill number, and states that there are no files', () => {
    const bare = contentOf({ notanummer: '', bestanden: [] });
    expect(bare.join(' ')).not.toContain('Notanummer');
    expect(bare).toContain('Bij deze declaratie zijn geen bestanden.');
  });

  it('has all lines, and each day of care once, in order', () => {
    const visit = { ...filling, zorgsoort: 'Huisarts', omschrijving: 'Consult', bedrag: 1_000 };
    const earlier = { ...filling, behandelDatum: '2026-11-02' };
    expect(contentOf({ regels: [filling, visit, earlier] })).toEqual(
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

  it('are visible to the sender, also for a person whose care is hidden', () => {
    expect(contentOf({}).join(' ')).toMatch(secret);
  });

  it('are hidden from others, who still see amount and day', () => {
    const content = contentOf({ indiener: 'R2' }).join(' ');
    expect(content).not.toMatch(secret);
    expect(content).toContain(hidden);
    expect(content).toContain('€ 45,00');
    expect(content).toContain('3 november 2026');
  });

  it('are visible to others with consent', () => {
    const visible = new Map([['R2', { maySeeCare: true }]]);
    const document = toConfirmation(row({ indiener: 'R2' }), { ...access, visible }, '', 'nl');
    expect(JSON.stringify(document)).toMatch(secret);
  });
});

describe('the next step', () => {
  it.each([
    ['five working days later', false, 'woensdag 25 november 2026'],
    ['fifteen working days later while it is busy', true, 'woensdag 9 december 2026'],
  ])('is a decision at the latest %s', (_when, later_in_behandeling, day) => {
    const content = contentOf({ later_in_behandeling }).join(' ');
    expect(content).toContain(`De uitkomst heb je uiterlijk op ${day}.`);
    expect(content.includes('Het is nu druk.')).toBe(later_in_behandeling);
  });

  it('is a decision in fifteen working days when staff look at it, without the reason', () => {
    const content = contentOf({ wachtOp: 'medewerker', indiener: 'R2' }).join(' ');
    expect(content).toContain('De uitkomst heb je uiterlijk op woensdag 9 december 2026.');
    expect(content).toContain('Een medewerker kijkt naar de declaratie. Dat duurt langer.');
    expect(content).not.toMatch(/eerder|dubbel/i);
  });

  it('omits a day that is unknown or has passed', () => {
    const unknown = contentOf({ wachtOp: 'eigenRisico', status: 'IN_BEHANDELING' }).join(' ');
    const passed = contentOf({ ingediend_op: Temporal.Instant.from('2026-10-01T10:00:00Z') }).join(
      ' ',
    );
    for (const content of [unknown, passed]) {
      expect(content).toContain('Wanneer je de uitkomst hebt, weten we nog niet.');
      expect(content).not.toContain('uiterlijk op');
    }
    expect(unknown).toContain('Het eigen risico van dat jaar is nog niet bekend.');
  });

  it('includes withdrawal only until the claim is taken up', () => {
    const withdraw = 'kun je de declaratie intrekken';
    expect(contentOf({}).join(' ')).toContain(withdraw);
    expect(contentOf({ status: 'IN_BEHANDELING' }).join(' ')).not.toContain(withdraw);
  });

  it.each([
    [false, 'maken we over naar de rekening van de verzekeringsnemer'],
    [true, 'Wij kennen geen rekening van de verzekeringsnemer.'],
  ])('includes the destination of the payout; no known account: %s', (no_account, words) =>
    expect(contentOf({ no_account }).join(' ')).toContain(words),
  );

  it('is only the day of the decision once it is handled', () => {
    const afgehandeld_op = Temporal.Instant.from('2026-11-20T23:30:00Z');
    const content = contentOf({ status: 'AFGEHANDELD', afgehandeld_op });
    expect(content.slice(-2)).toEqual([
      'Wat gebeurt er nu?',
      'We hebben deze declaratie op 21 november 2026 afgehandeld. De uitkomst staat in Mijn Zilverzand.',
    ]);
  });
});

it('has all texts in English, including the kind of care', () => {
  const content = contentOf({}, 'R1', 'en');
  expect(content).toContain('Received on: 18 November 2026 at 14:05');
  expect(content).toContain('Type of care: Dentist');
  const two = [filling, { ...filling, omschrijving: 'Vulling, twee vlakken' }];
  expect(contentOf({ regels: two }, 'R1', 'en')).toContain(
    '3 November 2026: Dentist, Vulling, twee vlakken, €45.00',
  );
});

it('has the name and texts of the brand, and the day of creation', () => {
  const ankerzee = toConfirmation(row(), { ...access, merk: 'AZVZ' }, 'Sanne de Vries', 'nl');
  expect(ankerzee.lastLine).toBe('Ankerzee heeft deze bevestiging gemaakt op 21 november 2026.');
  expect(ankerzee.letterhead).toBe('Sanne de Vries, 21 november 2026');
  expect(JSON.stringify(ankerzee.blocks)).toContain('in Mijn Ankerzee.');
});
