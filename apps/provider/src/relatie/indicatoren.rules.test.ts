import type { IndicatorNaam } from '@mijn/contract/relatie';
import { describe, expect, it } from 'vitest';
import { bepaalIndicatoren, type IndicatorFeiten } from './indicatoren.rules.ts';

const gewoon: IndicatorFeiten = {
  verzekeringsnemer: true,
  merk: 'ZZ',
  zorggemak: false,
  collectief: null,
  anderen: true,
  email: 'iemand@voorbeeld.nl',
  correspondentie: 'Digitaal',
  nieuwsbrief: true,
  gecontroleerdOp: Temporal.PlainDate.from('2026-03-01'),
  vandaag: Temporal.PlainDate.from('2026-06-15'),
};

function indicator(naam: IndicatorNaam, anders: Partial<IndicatorFeiten>) {
  const { indicatoren, indicatorenRedenen } = bepaalIndicatoren({ ...gewoon, ...anders });
  return {
    aan: indicatoren[naam],
    redenen: indicatorenRedenen.find((regel) => regel.indicator === naam)?.redenen ?? [],
  };
}

describe('indicators', () => {
  it('leaves an ordinary verzekeringsnemer with every capability and nothing to look at', () => {
    const { indicatoren, indicatorenRedenen } = bepaalIndicatoren(gewoon);
    expect(indicatorenRedenen).toEqual([]);
    for (const [naam, aan] of Object.entries(indicatoren)) {
      expect([naam, aan]).toEqual([naam, naam.startsWith('mag')]);
    }
  });

  it.each<[IndicatorNaam, Partial<IndicatorFeiten>, boolean]>([
    ['toonMeldingKiesDigitaalCorrespondentie', { correspondentie: 'GeenKeuze' }, true],
    [
      'toonMeldingKiesDigitaalCorrespondentie',
      { correspondentie: 'GeenKeuze', email: null },
      false,
    ],
    ['toonMeldingControleContactgegevens', { gecontroleerdOp: null }, true],
    ['toonMeldingControleContactgegevens', dag('gecontroleerdOp', '2025-06-15'), false],
    ['toonMeldingControleContactgegevens', dag('gecontroleerdOp', '2025-06-14'), true],
    ['toonOntvangstNieuwsbrief', { nieuwsbrief: false }, true],
    ['toonOntvangstNieuwsbrief', { nieuwsbrief: false, email: null }, false],
    ['toonBannerVerzekeringscheck', dag('vandaag', '2026-11-11'), false],
    ['toonBannerVerzekeringscheck', dag('vandaag', '2026-11-12'), true],
    ['toonBannerVerzekeringscheck', dag('vandaag', '2026-12-31'), true],
    [
      'toonBannerVerzekeringscheck',
      { ...dag('vandaag', '2026-12-01'), verzekeringsnemer: false },
      false,
    ],
    ['toonGemakBijschrijvenBanner', { zorggemak: true, anderen: false }, true],
    ['toonGemakBijschrijvenBanner', { zorggemak: true, anderen: true }, false],
    [
      'toonWerkgeverscollectiviteitBijschrijvenBanner',
      { collectief: 'werkgever', anderen: false },
      true,
    ],
    [
      'toonWerkgeverscollectiviteitBijschrijvenBanner',
      { collectief: 'doelgroep', anderen: false },
      false,
    ],
    [
      'toonDoelgroepcollectiviteitBijschrijvenBanner',
      { collectief: 'doelgroep', anderen: false },
      true,
    ],
    [
      'toonDoelgroepcollectiviteitBijschrijvenBanner',
      { collectief: 'doelgroep', anderen: false, verzekeringsnemer: false },
      false,
    ],
  ])('%s with %j is %j', (naam, anders, verwacht) => {
    expect(indicator(naam, anders).aan).toBe(verwacht);
  });

  it.each<[IndicatorNaam, Partial<IndicatorFeiten>, string[]]>([
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
  ])('%s with %j has the reasons %j', (naam, anders, redenen) => {
    expect(indicator(naam, anders)).toEqual({ aan: redenen.length === 0, redenen });
  });
});

function dag(veld: 'vandaag' | 'gecontroleerdOp', op: string): Partial<IndicatorFeiten> {
  return { [veld]: Temporal.PlainDate.from(op) };
}
