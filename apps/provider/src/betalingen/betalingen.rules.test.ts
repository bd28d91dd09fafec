import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afstemPauzes,
  afwijkingVan,
  type BetaalStaat,
  betaalStaten,
  type DienstBetaling,
  isLopend,
  isVeiligeRedirect,
  naNieuws,
  staatInContract,
  stappen,
  volgendePauze,
} from './betalingen.rules.ts';

const nieuws = fc.constantFrom(...betaalStaten.filter((staat) => staat !== 'aangemaakt'));
const verloop = (berichten: readonly BetaalStaat[]): BetaalStaat[] =>
  berichten.reduce<BetaalStaat[]>(
    (tot, bericht) => [...tot, naNieuws(tot.at(-1) ?? 'aangemaakt', bericht)],
    ['aangemaakt'],
  );

describe('the state of a payment, whatever news comes in whatever order', () => {
  it('ends as paid when one of them said so, and never without', () => {
    fc.assert(
      fc.property(fc.array(nieuws, { maxLength: 30 }), (berichten) => {
        expect(verloop(berichten).at(-1) === 'betaald').toBe(berichten.includes('betaald'));
      }),
    );
  });

  it('only takes steps of the graph, and never leaves paid', () => {
    fc.assert(
      fc.property(fc.array(nieuws, { maxLength: 30 }), (berichten) => {
        const staten = verloop(berichten);
        for (const [i, naar] of staten.slice(1).entries()) {
          const van = staten[i] ?? 'aangemaakt';
          expect(naar === van || stappen[van].includes(naar)).toBe(true);
          if (van === 'betaald') expect(naar).toBe('betaald');
        }
      }),
    );
  });

  it('is the same when news is doubled, and when what is older comes again', () => {
    fc.assert(
      fc.property(fc.array(nieuws, { maxLength: 12 }), fc.nat(12), (berichten, plek) => {
        const dubbel = berichten.flatMap((bericht) => [bericht, bericht]);
        expect(verloop(dubbel).at(-1)).toBe(verloop(berichten).at(-1));
        // What the payment provider says in its own order, with something older told again at the end.
        const eigen = ['open', 'inBehandeling', ...berichten.slice(0, 1)] as const;
        const laat = eigen[plek % 2] ?? 'open';
        expect(verloop([...eigen, laat]).at(-1)).toBe(verloop(eigen).at(-1));
      }),
    );
  });

  it('takes at most four steps, so that its log has an end', () => {
    fc.assert(
      fc.property(fc.array(nieuws, { maxLength: 40 }), (berichten) => {
        const staten = verloop(berichten);
        const wissels = staten.filter((staat, i) => i > 0 && staat !== staten[i - 1]);
        expect(wissels.length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

it('tells a person nothing of what only we know', () => {
  expect(betaalStaten.map(staatInContract)).not.toContain('aangemaakt');
  expect(staatInContract('aangemaakt')).toBe('open');
});

describe('comparing a payment with what was asked', () => {
  const poging = {
    betalingId: 'a',
    betaalverzoek: '5000056789012345',
    bedrag: 15_420,
    valuta: 'EUR',
    dienstId: 'tr_1',
  };
  const gevonden: DienstBetaling = {
    dienstId: 'tr_1',
    staat: 'betaald',
    bedrag: 15_420,
    valuta: 'EUR',
    betalingId: 'a',
    betaalkenmerk: '5000056789012345',
    redirect: undefined,
    verlooptOp: undefined,
  };
  it.each<[string | undefined, Partial<DienstBetaling>]>([
    [undefined, {}],
    ['bedrag', { bedrag: 15_419 }],
    ['bedrag', { bedrag: 0 }],
    ['valuta', { valuta: 'USD' }],
    ['kenmerk', { betalingId: 'b' }],
    ['kenmerk', { betalingId: undefined }],
    ['kenmerk', { betaalkenmerk: '0000000000000000' }],
    ['dienstId', { dienstId: 'tr_2' }],
  ])('finds %s', (afwijking, anders) => {
    expect(afwijkingVan(poging, { ...gevonden, ...anders })).toBe(afwijking);
  });

  it('takes the payment provider’s number from the first answer', () => {
    expect(afwijkingVan({ ...poging, dienstId: null }, gevonden)).toBeUndefined();
  });
});

describe('where a person may be sent to pay', () => {
  const hosts = ['pay.voorbeeld.nl', 'ideal.localhost:3003', 'host.nl:8443'];
  it.each([
    'https://pay.voorbeeld.nl/x?y=1',
    'http://ideal.localhost:3003/betalen/tr_1',
    'https://host.nl:8443/',
  ])('%s', (adres) => expect(isVeiligeRedirect(adres, hosts)).toBe(true));

  it.each([
    'http://pay.voorbeeld.nl/x',
    'https://pay.voorbeeld.nl.kwaad.nl/',
    'https://kwaad.nl/?pay.voorbeeld.nl',
    'https://pay.voorbeeld.nl@kwaad.nl/',
    'https://wie:wat@pay.voorbeeld.nl/',
    'https://pay.voorbeeld.nl:444/',
    'http://ideal.localhost:3004/',
    'javascript:alert(1)//pay.voorbeeld.nl',
    'data:text/html,x',
    '//pay.voorbeeld.nl/x',
    '/betalen',
    '',
  ])('but not %s', (adres) => expect(isVeiligeRedirect(adres, hosts)).toBe(false));
});

describe('reconciliation', () => {
  it('looks with growing pauses, for about fourteen days', () => {
    expect(afstemPauzes.toSorted((een, ander) => een - ander)).toEqual(afstemPauzes);
    const dagen = afstemPauzes.reduce((som, pauze) => som + pauze, 0) / 86_400_000;
    expect(Math.round(dagen)).toBe(14);
  });

  it('stops at paid, ends some time after the others, and never gives up what is under way', () => {
    for (const staat of betaalStaten) {
      const later = volgendePauze(staat, afstemPauzes.length, afstemPauzes);
      expect(volgendePauze(staat, 0, afstemPauzes)).toBe(
        staat === 'betaald' ? undefined : afstemPauzes[0],
      );
      expect(later !== undefined).toBe(isLopend(staat));
    }
  });
});
