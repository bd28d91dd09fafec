import type { Language } from '@mijn/domain/language';
import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { Details, Treatments } from './Content.tsx';
import { declaratie, line } from './declaratie.testing.ts';
import type { DeclaratieDetail } from './declaratieDetail.ts';

const remark = { code: 'deelsVergoed', omschrijving: 'Wij vergoeden een deel.' };
const remarks = (...each: readonly (readonly (typeof remark)[] | null)[]) => (
  <Treatments
    regels={each.map((meldingen, i) => ({
      ...line,
      volgnummer: i + 1,
      meldingen: meldingen && [...meldingen],
    }))}
  />
);
const count = (text: string, part: string) => text.split(part).length - 1;

describe('Treatments', () => {
  it('shows a remark at its line, also when several have the same', () => {
    const days = ['2026-11-02', '2026-11-09', '2026-11-16'];
    const regels = days.map((behandelDatum, i) => ({
      ...line,
      behandelDatum,
      volgnummer: i + 1,
      prestatie: 'Zitting',
      meldingen: i === 1 ? null : [remark],
    }));
    const [, text = ''] = words(<Treatments regels={regels} />).split('Uitleg');
    expect(text.trim()).toBe(
      'Zitting , 2 november 2026 Wij vergoeden een deel. Zitting , 16 november 2026 Wij vergoeden een deel.',
    );
  });

  it('shows a remark once per line, and does not name the only line', () => {
    const text = words(remarks([remark, remark]));
    expect(count(text, remark.omschrijving)).toBe(1);
    expect(count(text, '2 november 2026')).toBe(1);
  });

  it('keeps remarks separate, with the insurer’s language when it differs from the reader’s', () => {
    const other = { code: 'ietsNieuws', omschrijving: 'Dit is iets nieuws.' };
    const html = show(remarks([remark, other]), 'en');
    expect(html).toContain('<p lang="nl">Dit is iets nieuws.</p>');
    expect(html).not.toContain(remark.omschrijving);
  });

  it('renders no remark without any, and nothing without lines', () => {
    expect(words(remarks(null))).not.toContain('Wij vergoeden');
    expect(show(remarks(null))).not.toContain('<p lang');
    expect(show(remarks())).toBe('');
  });
});

const details = (otherwise: Partial<DeclaratieDetail>, language?: Language) =>
  words(<Details declaratie={{ ...declaratie, ...otherwise }} />, language);

describe('Details', () => {
  it('adds the birth date to the patient’s name if two people share it', () => {
    expect(details({ geboorteDatum: '2010-10-21' })).toContain(
      `${declaratie.declarant} (21 oktober 2010)`,
    );
  });

  const untold = { behandelDatum: null, zorgverlener: null };

  it('shows date and care provider', () => {
    const text = details({
      regels: [{ ...line, behandelDatum: '2026-10-31', locatieNaam: 'Elders' }],
    });
    expect(text).toContain('2 november 2026');
    expect(text).toContain('Zorgverlener Ziekenhuis Oosterdijk');
    expect(text).not.toMatch(/Elders|31 oktober/);
  });

  it('takes both from the first line when only that has them', () => {
    const text = details({ ...untold, regels: [{ ...line, locatieNaam: 'Praktijk Zuid' }] });
    expect(text).toContain('2 november 2026');
    expect(text).toContain('Zorgverlener Praktijk Zuid');
  });

  it('lists the treatments of a nota with several, each with its date, and no single date', () => {
    const text = details({
      bedrag: 12_000,
      ingediendeRegels: [
        {
          behandelDatum: '2026-11-03',
          zorgsoort: 'Fysiotherapie',
          bedrag: 4_000,
          omschrijving: null,
        },
        { behandelDatum: '2026-11-10', zorgsoort: 'Tandarts', bedrag: 8_000, omschrijving: 'C003' },
      ],
    });
    expect(text).toMatch(/Fysiotherapie\s*3 november 2026.*€ 40,00/u);
    expect(text).toMatch(/Tandarts\s*10 november 2026, C003.*€ 80,00/u);
    expect(text).toContain('€ 120,00');
    expect(text).not.toMatch(/2 november 2026|Datum van de zorg/u);
  });

  it('leaves out unknown facts', () => {
    const text = details({ ...untold, regels: [] });
    expect(text).not.toMatch(/Zorgverlener|2026/);
    expect(text).toContain('€ 300,00');
  });
});
