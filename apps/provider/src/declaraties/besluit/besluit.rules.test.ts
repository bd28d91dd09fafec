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

/** The letter in plain words: of a table its rows, a cell after the other. */
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

/** What stands in small letters under the care of each line. */
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

describe('the letter with a decision', () => {
  it('begins with what one gets, and says who asked for whom and when it was decided', () => {
    const verloop = [
      { status: 'INGEDIEND', tijdstip: '2026-11-10T09:00:00Z' },
      { status: 'AFGEHANDELD', tijdstip: '2026-11-16T23:30:00Z' },
    ] as const;
    const said = letter({ verloop: [...verloop] });
    expect(said[0]).toBe('We vergoeden € 50,00.');
    expect(said).toEqual(
      expect.arrayContaining([
        'Declaratienummer: D2026-000123',
        'Voor: Lotte de Vries',
        'Ingediend door: Sanne de Vries, op 10 november 2026',
        // By the clock in the Netherlands it was past midnight.
        'Besloten op: 17 november 2026',
      ]),
    );
  });

  it('leaves out a day on which it was decided that the insurer does not tell', () => {
    expect(letter({}).join(' ')).not.toContain('Besloten op');
  });

  it('says that the care provider sent it in, and not by which name', () => {
    expect(letter({ soortIndiener: 'Zorgverlener', indiener: 'Praktijk Bos' })).toContain(
      'Ingediend door: de zorgverlener, op 10 november 2026',
    );
  });

  it('adds up one line once: from declared to reimbursed', () => {
    const said = letter({});
    const at = said.indexOf('Zo komen wij aan dit bedrag');
    expect(said.slice(at + 1, at + 3)).toEqual([
      'Behandeling | Gedeclareerd | Eigen risico | Vergoed',
      'Vulling | € 150,00 | − € 100,00 | € 50,00',
    ]);
    expect(said).not.toContain('Behandelingen');
  });

  it('adds up several lines together first, then each by itself', () => {
    const said = letter({ regels: [line(), paidInFull] });
    const sum = said.indexOf('Zo komen wij aan dit bedrag');
    expect(said.slice(sum + 1, sum + 5)).toEqual([
      'Onderdeel | Bedrag',
      'Gedeclareerd | € 300,00',
      'Eigen risico | − € 100,00',
      'Vergoed | € 200,00',
    ]);
    const each = said.indexOf('Behandelingen');
    expect(said.slice(each + 2, each + 4)).toEqual([
      'Vulling | € 150,00 | − € 100,00 | € 50,00',
      'Controle | € 150,00 | € 0,00 | € 150,00',
    ]);
  });

  it('names only what takes something off', () => {
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

  it('leaves out no cent, and tells of a line that was taken back what comes back', () => {
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

  it('says under the care when it was, how often, by whom and by which bill', () => {
    const full = { aantal: 2, locatieNaam: 'Praktijk Bos', notaNummer: '2026-17' };
    expect(notes([line(), line(full)])).toEqual([
      '2 november 2026',
      '2 november 2026, 2 keer, Praktijk Bos, nota 2026-17',
    ]);
  });

  it('keeps hidden care to itself, and says that it does', () => {
    const hidden = line({ zorgSoort: null, prestatie: null, meldingen: null });
    const said = letter({ afgeschermd: true, regels: [hidden] });
    expect(said).toContain('Zorg | € 150,00 | − € 100,00 | € 50,00');
    expect(said.join(' ')).toContain('Welke zorg het was, staat er niet bij.');
    expect(said.join(' ')).not.toMatch(/Tandarts|Vulling/);
    expect(letter({}).join(' ')).not.toContain('Welke zorg het was');
  });

  it('calls care by its kind where the insurer has no other name for it', () => {
    const unnamed = { regels: [line({ prestatie: null })] };
    expect(letter(unnamed).join(' ')).toContain('Tandarts | ');
    expect(letter(unnamed, 'en').join(' ')).toContain('Dentist | ');
  });

  it('reads aloud in Dutch only what is written in Dutch', () => {
    expect(cellOf({})).toMatchObject({ text: 'Vulling', inDutch: true });
    expect(cellOf({ prestatie: null })).toMatchObject({ text: 'Dentist', inDutch: false });
    const hidden = { prestatie: null, zorgSoort: null };
    expect(cellOf(hidden)).toMatchObject({ text: 'Care', inDutch: false });
  });

  it('repeats the remarks, and has no heading for none', () => {
    const omschrijving = 'Je betaalt € 100,00 zelf.';
    const remarked = letter({
      regels: [line({ meldingen: [{ code: 'eigenRisico', omschrijving }] })],
    });
    const at = remarked.indexOf('Wat wij hierover zeggen');
    expect(remarked[at + 1]).toBe(omschrijving);
    expect(letter({})).not.toContain('Wat wij hierover zeggen');
  });

  it('ends with what to do when it is not right, in the words of one’s own brand', () => {
    expect(letter({}).at(-2)).toContain('in Mijn Zilverzand');
    expect(letter({}).at(-1)).toContain('SKGZ');
    const facts = { declaratie: exampleDeclaratie(), reader: '', noAccount: false };
    const ankerzee = toBesluit(facts, { ...access, merk: 'AZVZ' }, 'en');
    expect(JSON.stringify(ankerzee.blocks.at(-2))).toContain('in Mijn Ankerzee');
  });
});
