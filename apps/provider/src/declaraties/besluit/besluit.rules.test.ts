import type { DeclaratieDetail, DeclaratieLine } from '@mijn/contract/declaraties';
import type { Language } from '@mijn/domain/language';
import { centsToEuros } from '@mijn/domain/money';
import { describe, expect, it } from 'vitest';
import { exampleAccess } from '../../access/exampleAccess.testing.ts';
import { toBesluit } from './besluit.rules.ts';
import { exampleDeclaratie, exampleLine as line } from './exampleDeclaratie.testing.ts';

const access = exampleAccess('R1', '2026-11-21T10:00:00Z');

const paidInFull = line({
  prestatie: 'Controle',
  behandelDatum: '2026-11-03',
  uitgekeerdBedrag: centsToEuros(15_000),
  eigenRisicoBedrag: centsToEuros(0),
});

/** Returns the letter as plain text; tables row by row, cell by cell. */
function letter(own: Partial<DeclaratieDetail>, language: Language = 'nl'): string[] {
  const facts = { declaratie: exampleDeclaratie(own), reader: 'Sanne de Vries', noAccount: false };
  const { blocks } = toBesluit(facts, access, language);
  const texts = blocks.flatMap((block): string[] => {
    if (block.kind === 'names') return [...block.names];
    if (block.kind === 'facts') return block.facts.map(({ name, value }) => `${name}: ${value}`);
    if (block.kind !== 'table') return [block.text];
    const rows = block.rows.map(({ cells }) => cells.map(({ text }) => text).join(' | '));
    return [block.columns.map(({ header }) => header).join(' | '), ...rows];
  });
  return texts.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '));
}

/** Returns the small print under the care of each line. */
function notes(regels: readonly DeclaratieLine[]): (string | undefined)[] {
  const declaratie = exampleDeclaratie({ regels: [...regels] });
  const { blocks } = toBesluit({ declaratie, reader: '', noAccount: false }, access, 'nl');
  const table = blocks.findLast((block) => block.kind === 'table');
  return table?.rows.map(({ cells }) => cells[0]?.note) ?? [];
}

const cellOf = (own: Partial<DeclaratieLine>) => {
  const declaratie = exampleDeclaratie({ regels: [line(own)] });
  const { blocks } = toBesluit({ declaratie, reader: '', noAccount: false }, access, 'en');
  return blocks.findLast((block) => block.kind === 'table')?.rows[0]?.cells[0];
};

describe('toBesluit', () => {
  it('begins with the payout, and states the sender, the patient and the day of the decision', () => {
    const verloop = [
      { status: 'INGEDIEND', tijdstip: '2026-11-10T09:00:00Z' },
      { status: 'AFGEHANDELD', tijdstip: '2026-11-16T23:30:00Z' },
    ] as const;
    const content = letter({ verloop: [...verloop] });
    expect(content[0]).toBe('We vergoeden € 50,00.');
    expect(content).toEqual(
      expect.arrayContaining([
        'Declaratienummer: D2026-000123',
        'Voor: Lotte de Vries',
        'Ingediend door: Sanne de Vries, op 10 november 2026',
        // After midnight in the Netherlands.
        'Besloten op: 17 november 2026',
      ]),
    );
  });

  it('omits an unknown day of decision', () => {
    expect(letter({}).join(' ')).not.toContain('Besloten op');
  });

  it('states that the care provider sent it in, without its name', () => {
    expect(letter({ soortIndiener: 'Zorgverlener', indiener: 'Praktijk Bos' })).toContain(
      'Ingediend door: de zorgverlener, op 10 november 2026',
    );
  });

  it('shows what holds since a correction beside what was decided', () => {
    const none = centsToEuros(0);
    const correctie = {
      volgnummer: 2,
      corrigeert: 1,
      soort: 'verminderd',
      datum: '2026-11-19',
      behandelDatum: '2026-11-02',
      zorgSoort: 'Tandarts',
      aantal: 0,
      gedeclareerdBedrag: none,
      nietVergoedBedrag: none,
      wettelijkeBijdrageBedrag: none,
      eigenRisicoBedrag: centsToEuros(-4_000),
      eigenRisicoInTermijnen: none,
      vergoedBedrag: centsToEuros(4_000),
      uitleg: null,
    } as const;
    const text = letter({ correcties: [correctie] });
    const at = text.indexOf('Wat nu geldt');
    expect(text.slice(at + 1, at + 5)).toEqual([
      'Onderdeel | Besloten | Nu',
      'Gedeclareerd | € 150,00 | € 150,00',
      'Eigen risico | − € 100,00 | − € 60,00',
      'Vergoed | € 50,00 | € 90,00',
    ]);
    expect(letter({}).join(' ')).not.toContain('Wat nu geldt');
    expect(letter({ correcties: [correctie] }, 'en')).toContain('Reimbursed | €50.00 | €90.00');
  });

  it('adds up a single line once, from declared to reimbursed', () => {
    const content = letter({});
    const at = content.indexOf('Zo komen we aan dit bedrag');
    expect(content.slice(at + 1, at + 3)).toEqual([
      'Behandeling | Gedeclareerd | Eigen risico | Vergoed',
      'Vulling | € 150,00 | − € 100,00 | € 50,00',
    ]);
    expect(content).not.toContain('Behandelingen');
  });

  it('adds up several lines together first, then one by one', () => {
    const content = letter({ regels: [line(), paidInFull] });
    const sum = content.indexOf('Zo komen we aan dit bedrag');
    expect(content.slice(sum + 1, sum + 5)).toEqual([
      'Onderdeel | Bedrag',
      'Gedeclareerd | € 300,00',
      'Eigen risico | − € 100,00',
      'Vergoed | € 200,00',
    ]);
    const each = content.indexOf('Behandelingen');
    expect(content.slice(each + 2, each + 4)).toEqual([
      'Vulling | € 150,00 | − € 100,00 | € 50,00',
      'Controle | € 150,00 | € 0,00 | € 150,00',
    ]);
  });

  it('lists only deductions other than zero', () => {
    const contribution = line({
      eigenRisicoBedrag: centsToEuros(0),
      uitgekeerdBedrag: centsToEuros(13_999),
      stappen: [{ stap: 'wettelijkeBijdrage', bedrag: centsToEuros(1_000), uitleg: null }],
    });
    expect(letter({ regels: [contribution] })).toEqual(
      expect.arrayContaining([
        'Behandeling | Gedeclareerd | Niet vergoed | Eigen bijdrage | Vergoed',
        'Vulling | € 150,00 | − € 0,01 | − € 10,00 | € 139,99',
      ]),
    );
    expect(letter({ regels: [paidInFull] })).toContain('Behandeling | Gedeclareerd | Vergoed');
  });

  it('omits no cent, and shows a refund on a line that was taken back', () => {
    const lessACent = line({ uitgekeerdBedrag: centsToEuros(4_999) });
    expect(letter({ regels: [lessACent, paidInFull] })).toContain('Niet vergoed | − € 0,01');
    const takenBack = line({
      gedeclareerdBedrag: centsToEuros(-15_000),
      eigenRisicoBedrag: centsToEuros(-10_000),
      uitgekeerdBedrag: centsToEuros(-5_000),
    });
    expect(letter({ regels: [takenBack, paidInFull] })).toEqual(
      expect.arrayContaining([
        'Eigen risico | € 100,00',
        'Vulling | − € 150,00 | € 100,00 | − € 50,00',
      ]),
    );
  });

  it('states the day, number, care provider and bill number below the care', () => {
    const full = { aantal: 2, locatieNaam: 'Praktijk Bos', notaNummer: '2026-17' };
    expect(notes([line(), line(full)])).toEqual([
      '2 november 2026',
      '2 november 2026, 2 keer, Praktijk Bos, nota 2026-17',
    ]);
  });

  it('omits hidden care, and says so', () => {
    const hidden = line({ zorgSoort: null, prestatie: null, meldingen: null });
    const content = letter({ afgeschermd: true, regels: [hidden] });
    expect(content).toContain('Zorg | € 150,00 | − € 100,00 | € 50,00');
    expect(content.join(' ')).toContain('Welke zorg het was, staat er niet bij.');
    expect(content.join(' ')).not.toMatch(/Tandarts|Vulling/);
    expect(letter({}).join(' ')).not.toContain('Welke zorg het was');
  });

  it('uses the kind of care where there is no description', () => {
    const unnamed = { regels: [line({ prestatie: null })] };
    expect(letter(unnamed).join(' ')).toContain('Tandarts | ');
    expect(letter(unnamed, 'en').join(' ')).toContain('Dentist | ');
  });

  it('tags only Dutch text as Dutch', () => {
    expect(cellOf({})).toMatchObject({ text: 'Vulling', inDutch: true });
    expect(cellOf({ prestatie: null })).toMatchObject({ text: 'Dentist', inDutch: false });
    const hidden = { prestatie: null, zorgSoort: null };
    expect(cellOf(hidden)).toMatchObject({ text: 'Care', inDutch: false });
  });

  it('repeats the remarks, and omits the heading when there are none', () => {
    const omschrijving = 'Je betaalt € 100,00 zelf.';
    const remarked = letter({
      regels: [line({ meldingen: [{ code: 'eigenRisico', omschrijving }] })],
    });
    const at = remarked.indexOf('Wat wij hierover zeggen');
    expect(remarked[at + 1]).toBe(omschrijving);
    expect(letter({})).not.toContain('Wat wij hierover zeggen');
  });

  it('ends with what to do about a mistake, in the words of the person’s brand', () => {
    expect(letter({}).at(-2)).toContain('in Mijn Zilverzand');
    expect(letter({}).at(-1)).toContain('SKGZ');
    const facts = { declaratie: exampleDeclaratie(), reader: '', noAccount: false };
    const ankerzee = toBesluit(facts, { ...access, merk: 'AZVZ' }, 'en');
    expect(JSON.stringify(ankerzee.blocks.at(-2))).toContain('in Mijn Ankerzee');
  });
});
