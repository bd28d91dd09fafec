import { describe, expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { exampleDeclaratieInList } from '../declaraties/declaratieInList.testing.ts';
import type { DeclaratieInList } from '../declaraties/declaraties.fragments.ts';
import { News } from './News.tsx';

const fresh = (nummer: string, uitgekeerdBedrag: number): DeclaratieInList => ({
  ...exampleDeclaratieInList,
  nummer,
  nieuw: true,
  uitgekeerdBedrag,
  nietsWegens: uitgekeerdBedrag === 0 ? 'eigenRisico' : null,
});

const news = (nieuw: readonly DeclaratieInList[], more: object = {}) => (
  <News nieuw={nieuw} unseenCount={nieuw.length} more={false} waiting={[]} withNames {...more} />
);

describe('news', () => {
  it('is nothing once all was seen', () => {
    expect(words(news([]))).toBe('');
  });

  it('has the answer of each result first', () => {
    const text = words(news([fresh('1', 8_250), fresh('2', 0)]));
    expect(text).toContain('Nieuw voor je € 82,50 is uitbetaald Tandarts, Lotte');
    expect(text).toContain('Je krijgt niets Tandarts, Lotte: eigen risico. Lees waarom.');
  });

  it.each([
    ['is still to come', '2026-11-22'],
    ['has no day', null],
  ])('does not call paid what %s', (_what, uitbetaaldOp) => {
    expect(words(news([{ ...fresh('1', 8_250), uitbetaaldOp }]))).toContain(
      'Je krijgt € 82,50 Tandarts, Lotte',
    );
  });

  it('names nobody to a person who is alone on the policy', () => {
    expect(words(news([fresh('1', 0)], { withNames: false }))).toContain(
      'Je krijgt niets Tandarts: eigen risico. Lees waarom.',
    );
  });

  it('does not promise the person what goes to the care provider', () => {
    const ofProvider = [8_250, 0].map((paid, i) => ({
      ...fresh(String(i), paid),
      soortIndiener: 'Zorgverlener' as const,
    }));
    const text = words(news(ofProvider));
    expect(text).toContain('€ 82,50 naar je zorgverlener');
    expect(text).toContain('Nota van je zorgverlener beoordeeld Tandarts, Lotte: eigen risico.');
    expect(text).not.toMatch(/Je krijgt|terug/);
  });

  it('is green for money, and not while it waits for an account', () => {
    expect(show(news([fresh('1', 8_250)]))).toContain('positive');
    expect(show(news([fresh('1', 8_250)], { waiting: ['1'] }))).not.toContain('positive');
  });

  it('shows three, with a link to the rest', () => {
    const four = ['1', '2', '3', '4'].map((number) => fresh(number, 1));
    const html = show(news(four, { unseenCount: 5 }));
    expect(html).toContain('Bekijk alle 5 beoordeelde declaraties');
    expect(html).not.toContain('/declaraties/4');
    expect(show(news(four, { more: true }))).toContain('Bekijk alle beoordeelde declaraties');
  });
});
