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

describe('what the insurer says about the lines of a claim', () => {
  it('stands under the line that it is about, also where it is the same at several', () => {
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

  it('is said once of a line, and without naming it where there is but one', () => {
    const text = words(remarks([remark, remark]));
    expect(count(text, remark.omschrijving)).toBe(1);
    expect(count(text, '2 november 2026')).toBe(1);
  });

  it('is each remark of its own, in the insurer’s language where it is not the reader’s', () => {
    const other = { code: 'ietsNieuws', omschrijving: 'Dit is iets nieuws.' };
    const html = show(remarks([remark, other]), 'en');
    expect(html).toContain('<p lang="nl">Dit is iets nieuws.</p>');
    expect(html).not.toContain(remark.omschrijving);
  });

  it('is nothing where it says nothing, and no lines are no treatments', () => {
    expect(words(remarks(null))).not.toContain('Wij vergoeden');
    expect(show(remarks(null))).not.toContain('<p lang');
    expect(show(remarks())).toBe('');
  });
});

const details = (otherwise: Partial<DeclaratieDetail>, language?: Language) =>
  words(<Details declaratie={{ ...declaratie, ...otherwise }} />, language);

describe('what was sent in and is not judged yet', () => {
  it('names whose it is with the birth date where two have that name', () => {
    expect(details({ geboorteDatum: '2010-10-21' })).toContain(
      `${declaratie.declarant} (21 oktober 2010)`,
    );
  });

  const untold = { behandelDatum: null, zorgverlener: null };

  it('is told with its day and care provider', () => {
    const text = details({
      regels: [{ ...line, behandelDatum: '2026-10-31', locatieNaam: 'Elders' }],
    });
    expect(text).toContain('2 november 2026');
    expect(text).toContain('Zorgverlener Ziekenhuis Oosterdijk');
    expect(text).not.toMatch(/Elders|31 oktober/);
  });

  it('has them from its first line where only that tells them', () => {
    const text = details({ ...untold, regels: [{ ...line, locatieNaam: 'Praktijk Zuid' }] });
    expect(text).toContain('2 november 2026');
    expect(text).toContain('Zorgverlener Praktijk Zuid');
  });

  it('is each treatment of a nota with several, with its own day, and no single day', () => {
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

  it('says nothing of what nobody tells', () => {
    const text = details({ ...untold, regels: [] });
    expect(text).not.toMatch(/Zorgverlener|2026/);
    expect(text).toContain('€ 300,00');
  });
});
