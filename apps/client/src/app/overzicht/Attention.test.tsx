import { describe, expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { declaratieInRow } from '../../features/declaraties/declaratieInRow.testing.ts';
import { Attention } from './Attention.tsx';

const fresh = (nummer: string, uitgekeerdBedrag: number) => ({
  ...declaratieInRow,
  nummer,
  nieuw: true,
  uitgekeerdBedrag,
  nietsWegens: uitgekeerdBedrag === 0 ? ('eigenRisico' as const) : null,
});

const nothing = { nieuw: [], unseenCount: 0, toPay: [], today: '2026-11-21', withNames: true };
const betaalverzoek = (titel: string, more: object = {}) => ({
  titel,
  betalingsKenmerk: `kenmerk-${titel}`,
  bedragTeBetalen: 15_420,
  uitersteBetaalDatum: '2026-11-30',
  betaling: null,
  ...more,
});

describe('what asks for attention', () => {
  it('is nothing when all was seen', () => {
    expect(words(<Attention {...nothing} />)).toContain('Je bent helemaal bij.');
  });

  it('is each result that was not seen, the answer first', () => {
    const text = words(<Attention {...nothing} nieuw={[fresh('1', 8_250), fresh('2', 0)]} />);
    expect(text).toContain('Beoordeeld: € 82,50 is uitbetaald Tandarts, Lotte');
    expect(text).toContain(
      'Beoordeeld: je krijgt niets Tandarts, Lotte: eigen risico. Lees waarom.',
    );
  });

  it.each([
    ['is still to come', '2026-11-22'],
    ['is not told of', null],
  ])('does not call paid what %s', (_what, uitbetaaldOp) => {
    const row = { ...fresh('1', 8_250), uitbetaaldOp };
    expect(words(<Attention {...nothing} nieuw={[row]} />)).toContain(
      'Beoordeeld: we vergoeden € 82,50 Tandarts, Lotte',
    );
  });

  it('names nobody to who is alone on the policy', () => {
    const alone = <Attention {...nothing} nieuw={[fresh('1', 0)]} withNames={false} />;
    expect(words(alone)).toContain('je krijgt niets Tandarts: eigen risico. Lees waarom.');
  });

  it('never says that one gets what goes to the care provider', () => {
    const byZorgverlener = [8_250, 0].map((paid, i) => ({
      ...fresh(String(i), paid),
      soortIndiener: 'Zorgverlener' as const,
    }));
    const text = words(<Attention {...nothing} nieuw={byZorgverlener} />);
    expect(text).toContain('Beoordeeld: € 82,50 naar je zorgverlener');
    expect(text).toContain('Beoordeeld: nota van je zorgverlener Tandarts, Lotte: eigen risico.');
    expect(text).not.toMatch(/je krijgt|terug/);
  });

  it('shows three and leads to the rest', () => {
    const html = show(
      <Attention
        {...nothing}
        nieuw={['1', '2', '3', '4'].map((number) => fresh(number, 1))}
        unseenCount={5}
      />,
    );
    expect(html).toContain('Bekijk alle 5 beoordeelde declaraties');
    expect(html).not.toContain('/declaraties/4');
  });

  it('is what must be paid before all else, by when, each with its button', () => {
    const toPay = [betaalverzoek('Herinnering'), betaalverzoek('Factuur')];
    const html = show(<Attention {...nothing} nieuw={[fresh('1', 8_250)]} toPay={toPay} />);
    expect(words(<Attention {...nothing} toPay={toPay} />)).toContain(
      'Betaal € 154,20 Herinnering, uiterlijk 30 november Betalen € 154,20',
    );
    expect(html).toContain('href="/facturen/betaalverzoek/kenmerk-Herinnering"');
    expect(html.indexOf('kenmerk-Factuur')).toBeLessThan(html.indexOf('Beoordeeld'));
  });

  it('is the claim that was begun and not sent in', () => {
    const html = show(<Attention {...nothing} conceptSavedAt="2026-11-20T23:30:00Z" />);
    expect(html).toContain('href="/declaraties/indienen"');
    expect(words(<Attention {...nothing} conceptSavedAt="2026-11-20T23:30:00Z" />)).toContain(
      'Maak je declaratie af Nog niet ingediend. Bewaard op 21 november.',
    );
  });

  it('never leaves out what may not be paid again, and each way to the rest stands with its kind', () => {
    const four = ['1', '2', '3', '4'].map((title) => betaalverzoek(title));
    const checking = betaalverzoek('5', {
      bedragTeBetalen: 17_700,
      betaling: { status: 'inBehandeling' },
    });
    const text = words(
      <Attention
        {...nothing}
        toPay={[...four, checking]}
        nieuw={[fresh('1', 8_250)]}
        unseenCount={7}
      />,
    );
    expect(text.match(/Betaal € 154,20/g)).toHaveLength(3);
    expect(text).toMatch(
      /Betaling van € 177,00 wordt gecontroleerd.* Bekijk alle 5 betaalverzoeken Beoordeeld.* Bekijk alle 7 beoordeelde declaraties$/,
    );
  });

  it('leads to no bills that stand there already', () => {
    const three = ['1', '2', '3'].map((title) => betaalverzoek(title));
    const checking = betaalverzoek('4', { betaling: { status: 'inBehandeling' } });
    const text = words(<Attention {...nothing} toPay={[...three, checking]} />);
    expect(text).not.toContain('Bekijk alle');
  });

  it('leads to all bills when there are more than three', () => {
    const four = ['1', '2', '3', '4'].map((title) => betaalverzoek(title));
    expect(show(<Attention {...nothing} toPay={four} />)).toContain(
      'Bekijk alle 4 betaalverzoeken',
    );
  });
});
