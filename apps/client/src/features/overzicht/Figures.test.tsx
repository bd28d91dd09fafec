import { describe, expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { exampleDeclaratieInList } from '../declaraties/declaratieInList.testing.ts';
import type { Onderweg } from '../facturen/tegoed/tegoed.fragments.ts';
import { type ExpectedDeclaratie, Figures } from './Figures.tsx';
import { eigenRisico } from './overzicht.testing.ts';

const claim = (nummer: string, more: Partial<ExpectedDeclaratie> = {}): ExpectedDeclaratie => ({
  ...exampleDeclaratieInList,
  nummer,
  datum: '2026-11-20',
  status: 'IN_BEHANDELING',
  bedrag: 8_750,
  uitgekeerdBedrag: null,
  verwachtOp: '2026-11-27',
  ...more,
});
const money = (soort: Onderweg['soort'], bedrag: number, verwachtOp: string): Onderweg => ({
  soort,
  kenmerk: `nr-${soort}`,
  bedrag,
  verwachtOp,
});

const figures = (
  declaraties: readonly ExpectedDeclaratie[],
  { onderweg = [], more = false }: { onderweg?: readonly Onderweg[]; more?: boolean } = {},
) => <Figures declaraties={declaraties} more={more} onderweg={onderweg} eigenRisico={undefined} />;

describe('claims under way', () => {
  it('are their sum and the day of the first decision', () => {
    expect(words(figures([claim('D1')]))).toBe(
      'Declaraties onderweg € 87,50 Uiterlijk 27 november weet je wat je krijgt.',
    );
    expect(show(figures([claim('D1')]))).toContain('href="/declaraties/D1"');
    const two = figures([
      claim('D1', { verwachtOp: '2026-12-04' }),
      claim('D2', { bedrag: 1_250 }),
    ]);
    expect(words(two)).toBe(
      'Declaraties onderweg € 100,00 2 declaraties, de eerste uitslag uiterlijk 27 november.',
    );
    expect(show(two)).toContain('href="/declaraties/overzicht"');
  });

  it('name no unknown day, but the reason to wait', () => {
    const late = claim('D1', { verwachtOp: null });
    expect(words(figures([late]))).toContain('1 declaratie. We kijken er nog naar.');
    const waiting = claim('D2', { verwachtOp: null, wachtOp: 'eigenRisico' });
    expect(words(figures([waiting]))).toContain('2026');
  });

  it('show no sum if older ones may exist', () => {
    expect(words(figures([claim('D1'), claim('D2')], { more: true }))).toBe(
      'Declaraties onderweg Minstens 2 2 declaraties. We kijken er nog naar.',
    );
  });

  it('leave out assessed claims and those of a care provider', () => {
    const assessed = claim('D1', { status: 'AFGEHANDELD', uitgekeerdBedrag: 100 });
    const ofProvider = claim('D2', { soortIndiener: 'Zorgverlener' });
    expect(words(figures([assessed, ofProvider]))).toBe('');
  });
});

describe('money on its way', () => {
  it('comes first, together with the claims', () => {
    const onderweg = [money('factuur', 11_460, '2026-11-27')];
    const both = figures([claim('D1')], { onderweg });
    expect(words(both)).toBe(
      'Je krijgt nog € 114,60 Uiterlijk 27 november op je rekening. 1 declaratie onderweg, € 87,50.',
    );
    expect(show(both)).toContain('href="/facturen/nr-factuur"');
    const tooMuch = figures([], { onderweg: [money('betaling', 500, '2026-12-01')] });
    expect(show(tooMuch)).toContain('href="/facturen/betaalverzoek/nr-betaling"');
  });

  it('is one sum with its first day', () => {
    const onderweg = [money('factuur', 11_460, '2026-11-27'), money('betaling', 500, '2026-12-01')];
    expect(words(figures([], { onderweg }))).toBe(
      'Je krijgt nog € 119,60 In 2 delen, het eerste uiterlijk 27 november op je rekening.',
    );
  });
});

const own = (more: object) => (
  <Figures declaraties={[]} more={false} onderweg={[]} eigenRisico={{ ...eigenRisico, ...more }} />
);

describe('own risk', () => {
  it('shows the remaining and the total amount, and links to care costs with own risk', () => {
    expect(words(own({}))).toBe('Eigen risico 2026 Nog € 285,00 van € 385,00');
    expect(show(own({}))).toContain('href="/zorgkosten/?include-eigen-risico=true"');
  });

  it('shows the used amount after the insurance has ended', () => {
    const perMerk = [{ merk: 'ZZ', van: '2026-01-01', totEnMet: '2026-06-15', bedrag: 38_500 }];
    expect(words(own({ merk: 'ZZ', perMerk }))).toMatch(
      /€ 100,00 gebruikt De verzekering liep tot en met 15 juni 2026\./,
    );
  });

  it('is left out in a year without', () => {
    expect(words(own({ verplichtBedrag: 0, totaalVerbruikt: 0, totaalResterend: 0 }))).toBe('');
  });
});
