import { indicatorNames } from '@mijn/contract/relatie';
import { describe, expect, it } from 'vitest';
import { useTestProvider } from '../testing/trialProvider.testing.ts';
import { readRelatie } from './change/change.testing.ts';

/*
 * Every row of the table in docs/domain.md, by persona: indicators that are on, and reasons for those
 * that are off. On 21 November the insurance check is on for every verzekeringsnemer.
 */

const provider = await useTestProvider();

const check = 'toonBannerVerzekeringscheck';
const capabilities = indicatorNames.filter((name) => name.startsWith('mag'));
const [correspondence, polisblad, newsletter, documents, payments] = capabilities;

async function indicatorsOf(as: string) {
  const { relatie } = await readRelatie(provider, as);
  const shown = indicatorNames.filter(
    (name) => name.startsWith('toon') && relatie.indicatoren[name],
  );
  const off = relatie.indicatorenRedenen.map(({ indicator, redenen }) => [indicator, ...redenen]);
  return { shown, off };
}

describe('the indicators of a persona', () => {
  it.each([
    ['sanne', [check, 'toonOntvangstNieuwsbrief']],
    ['daan', []],
    ['jan', [check, 'toonMeldingControleContactgegevens']],
    [
      'fatima',
      [
        check,
        'toonMeldingKiesDigitaalCorrespondentie',
        'toonMeldingControleContactgegevens',
        'toonOntvangstNieuwsbrief',
        'toonWerkgeverscollectiviteitBijschrijvenBanner',
      ],
    ],
    ['tom', [check, 'toonGemakBijschrijvenBanner']],
    ['aisha', [check, 'toonOntvangstNieuwsbrief', 'toonDoelgroepcollectiviteitBijschrijvenBanner']],
  ])('are on for %s: %j', async (who, shown) => {
    expect((await indicatorsOf(who)).shown.toSorted()).toEqual(shown.toSorted());
  });

  it('cover every notice', async () => {
    const all = await Promise.all(['fatima', 'tom', 'aisha', 'jan'].map(indicatorsOf));
    const shown = new Set(all.flatMap((one) => one.shown));
    expect(indicatorNames.filter((name) => name.startsWith('toon') && !shown.has(name))).toEqual(
      [],
    );
  });
});

describe('the capabilities of a persona', () => {
  it.each([
    ['sanne', []],
    [
      'daan',
      [
        [correspondence, 'GeenVerzekeringsnemer'],
        [polisblad, 'GeenVerzekeringsnemer'],
        [documents, 'GeenVerzekeringsnemer'],
        [payments, 'GeenVerzekeringsnemer'],
      ],
    ],
    [
      'piet',
      [
        [polisblad, 'GeenZenZ'],
        [documents, 'GeenZenZ'],
        [payments, 'GeenZenZ'],
      ],
    ],
    [
      'noor',
      [
        [correspondence, 'GeenEmailBekend'],
        [polisblad, 'GeenEmailBekend'],
        [newsletter, 'GeenEmailBekend'],
      ],
    ],
    [
      'tom',
      [
        [correspondence, 'ZorgGemakPolisActief'],
        [polisblad, 'ZorgGemakPolisActief'],
      ],
    ],
  ])('are off for %s: %j', async (who, off) => {
    expect((await indicatorsOf(who)).off).toEqual(off);
  });
});
