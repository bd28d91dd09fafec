import type { IndicatorName } from '@mijn/contract/relatie';
import { describe, expect, it } from 'vitest';
import { determineIndicators, type IndicatorFacts } from './indicators.rules.ts';

const plain: IndicatorFacts = {
  verzekeringsnemer: true,
  hasHeldPolis: true,
  merk: 'ZZ',
  zorggemak: false,
  collectief: null,
  others: true,
  email: 'iemand@voorbeeld.nl',
  correspondentie: 'Digitaal',
  nieuwsbrief: true,
  age: 40,
  checkedOn: Temporal.PlainDate.from('2026-03-01'),
  today: Temporal.PlainDate.from('2026-06-15'),
};

function indicator(name: IndicatorName, otherwise: Partial<IndicatorFacts>) {
  const { indicatoren, indicatorenRedenen } = determineIndicators({ ...plain, ...otherwise });
  return {
    on: indicatoren[name],
    redenen: indicatorenRedenen.find((line) => line.indicator === name)?.redenen ?? [],
  };
}

describe('determineIndicators', () => {
  it('gives an ordinary verzekeringsnemer every capability and no notice', () => {
    const { indicatoren, indicatorenRedenen } = determineIndicators(plain);
    expect(indicatorenRedenen).toEqual([]);
    for (const [name, on] of Object.entries(indicatoren)) {
      expect([name, on]).toEqual([name, name.startsWith('mag')]);
    }
  });

  it.each<[IndicatorName, Partial<IndicatorFacts>, boolean]>([
    ['toonMeldingKiesDigitaalCorrespondentie', { correspondentie: 'GeenKeuze' }, true],
    [
      'toonMeldingKiesDigitaalCorrespondentie',
      { correspondentie: 'GeenKeuze', email: null },
      false,
    ],
    ['toonMeldingControleContactgegevens', { checkedOn: null }, true],
    ['toonMeldingControleContactgegevens', day('checkedOn', '2025-06-15'), false],
    ['toonMeldingControleContactgegevens', day('checkedOn', '2025-06-14'), true],
    ['toonOntvangstNieuwsbrief', { nieuwsbrief: false }, true],
    ['toonOntvangstNieuwsbrief', { nieuwsbrief: false, email: null }, false],
    ['toonOntvangstNieuwsbrief', { nieuwsbrief: false, age: 15 }, false],
    ['toonOntvangstNieuwsbrief', { nieuwsbrief: false, age: 16 }, true],
    ['toonBannerVerzekeringscheck', day('today', '2026-11-11'), false],
    ['toonBannerVerzekeringscheck', day('today', '2026-11-12'), true],
    ['toonBannerVerzekeringscheck', day('today', '2026-12-31'), true],
    [
      'toonBannerVerzekeringscheck',
      { ...day('today', '2026-12-01'), verzekeringsnemer: false },
      false,
    ],
    ['toonGemakBijschrijvenBanner', { zorggemak: true, others: false }, true],
    ['toonGemakBijschrijvenBanner', { zorggemak: true, others: true }, false],
    [
      'toonWerkgeverscollectiviteitBijschrijvenBanner',
      { collectief: 'werkgever', others: false },
      true,
    ],
    [
      'toonWerkgeverscollectiviteitBijschrijvenBanner',
      { collectief: 'doelgroep', others: false },
      false,
    ],
    [
      'toonDoelgroepcollectiviteitBijschrijvenBanner',
      { collectief: 'doelgroep', others: false },
      true,
    ],
    [
      'toonDoelgroepcollectiviteitBijschrijvenBanner',
      { collectief: 'doelgroep', others: false, verzekeringsnemer: false },
      false,
    ],
  ])('sets %s with %j to %j', (name, otherwise, expected) => {
    expect(indicator(name, otherwise).on).toBe(expected);
  });

  it.each<[IndicatorName, Partial<IndicatorFacts>, string[]]>([
    ['magAanleverwijzeCorrespondentieWijzigen', { merk: 'AZVZ' }, []],
    [
      'magAanleverwijzeCorrespondentieWijzigen',
      { verzekeringsnemer: false, email: null, zorggemak: true },
      ['GeenVerzekeringsnemer', 'GeenEmailBekend', 'ZorgGemakPolisActief'],
    ],
    ['magAanleverwijzePolisbladWijzigen', { merk: 'AZVZ' }, ['GeenZenZ']],
    [
      'magOntvangstNieuwsbriefWijzigen',
      { email: null, verzekeringsnemer: false },
      ['GeenEmailBekend'],
    ],
    ['magDocumentenZien', { verzekeringsnemer: false }, ['GeenVerzekeringsnemer']],
    ['magBetaalinstellingenZien', { merk: 'AZVZ' }, ['GeenZenZ']],
    ['magBetaalinstellingenZien', { hasHeldPolis: false }, ['GeenVerzekeringsnemer']],
    ['magBetaalinstellingenZien', { verzekeringsnemer: false }, []],
  ])('gives %s with %j the reasons %j', (name, otherwise, redenen) => {
    expect(indicator(name, otherwise)).toEqual({ on: redenen.length === 0, redenen });
  });
});

function day(field: 'today' | 'checkedOn', op: string): Partial<IndicatorFacts> {
  return { [field]: Temporal.PlainDate.from(op) };
}
