import type { FactuurFeiten } from './status.rules.ts';
import { volgendeTitel } from './opmaken/aanmanen.rules.ts';

/** What can happen to an invoice: what it leads to, nothing where it cannot happen. */
export type Gebeurtenis = (feiten: FactuurFeiten) => readonly FactuurFeiten[];

const datum = '2026-11-25';

function loopt({ regeling }: FactuurFeiten): boolean {
  return regeling?.status === 'lopend';
}

function isVrij(feiten: FactuurFeiten): boolean {
  return feiten.open > 0 && !loopt(feiten) && feiten.titel === null;
}

function betaald(feiten: FactuurFeiten): FactuurFeiten {
  return { ...feiten, open: 0, laatst: 'betaald' };
}

/** Everything the jobs and payments do to one invoice, each as it changes what its status follows from. */
export const gebeurtenissen: Readonly<Record<string, Gebeurtenis>> = {
  bundled: (feiten) => {
    if (!isVrij(feiten) || feiten.incasso?.status === 'gepland') return [];
    const tweedeKeer = feiten.incasso?.status === 'mislukt' && feiten.incasso.poging === 2;
    return [{ ...feiten, titel: tweedeKeer ? 'Incasso mislukt' : 'Factuur' }];
  },
  reminded: (feiten) => {
    const titel = feiten.titel && volgendeTitel[feiten.titel];
    return titel && feiten.open > 0 ? [{ ...feiten, titel }] : [];
  },
  'debit announced': (feiten) =>
    isVrij(feiten) && !feiten.incasso && !feiten.regeling
      ? [{ ...feiten, incasso: { poging: 1, status: 'gepland', datum } }]
      : [],
  'debit taken': (feiten) =>
    feiten.incasso?.status === 'gepland' && feiten.open > 0
      ? [betaald({ ...feiten, incasso: { ...feiten.incasso, status: 'afgeschreven' } })]
      : [],
  // A first one is tried again: that is announced on the same day.
  'debit failed': (feiten) =>
    feiten.incasso?.status === 'gepland' && feiten.open > 0 ? [naMislukken(feiten)] : [],
  'debit given back': (feiten) =>
    feiten.incasso?.status === 'afgeschreven' ? [{ ...naMislukken(feiten), open: 100 }] : [],
  paid: (feiten) => (feiten.open > 0 && feiten.titel !== null ? [betaald(feiten)] : []),
  // What rests with debt help is left alone.
  'set off': (feiten) =>
    feiten.open === 0 || (loopt(feiten) && feiten.regeling?.soort === 'schuldregeling')
      ? []
      : [{ ...feiten, open: 0, laatst: 'verrekend' }],
  'paid out': (feiten) => (feiten.open < 0 ? [betaald(feiten)] : []),
  'taken up in Betaalgemak': (feiten) =>
    isVrij(feiten) && !feiten.incasso && !feiten.regeling
      ? [{ ...feiten, regeling: { soort: 'betaalgemak', status: 'lopend' } }]
      : [],
  'taken up in an arrangement': (feiten) =>
    feiten.open > 0 && feiten.titel !== null
      ? (['betalingsregeling', 'schuldregeling'] as const).map((soort) => ({
          ...feiten,
          titel: null,
          regeling: { soort, status: 'lopend' },
        }))
      : [],
  // With debt help there are no terms.
  'term debited': (feiten) =>
    heeftTermijnen(feiten)
      ? (['lopend', 'voltooid'] as const).map((status) => betaald(metRegeling(feiten, status)))
      : [],
  // It ends the arrangement, also one that was finished.
  'term given back': (feiten) =>
    feiten.open === 0 && feiten.laatst === 'betaald' && isBetaaldInTermijnen(feiten)
      ? [{ ...metRegeling(feiten, 'beeindigd'), open: 100 }]
      : [],
  'term missed': (feiten) => (heeftTermijnen(feiten) ? [metRegeling(feiten, 'beeindigd')] : []),
  'taken up in the settlement': (feiten) =>
    feiten.open > 0 ? [{ ...feiten, open: 0, inEindafrekening: true }] : [],
};

function naMislukken(feiten: FactuurFeiten): FactuurFeiten {
  const { incasso } = feiten;
  if (incasso?.poging === 1) return { ...feiten, incasso: { poging: 2, status: 'gepland', datum } };
  return { ...feiten, incasso: incasso && { ...incasso, status: 'mislukt' } };
}

function isBetaaldInTermijnen({ regeling, titel }: FactuurFeiten): boolean {
  if (regeling === null || titel !== null) return false;
  return regeling.soort !== 'schuldregeling' && regeling.status !== 'beeindigd';
}

function heeftTermijnen(feiten: FactuurFeiten): boolean {
  return feiten.open > 0 && loopt(feiten) && feiten.regeling?.soort !== 'schuldregeling';
}

function metRegeling(
  feiten: FactuurFeiten,
  status: 'lopend' | 'voltooid' | 'beeindigd',
): FactuurFeiten {
  return { ...feiten, regeling: feiten.regeling && { ...feiten.regeling, status } };
}

/** An invoice as it is made: something to pay, or something to receive. */
export const nieuw: readonly FactuurFeiten[] = [100, -100].map((open) => ({
  open,
  inEindafrekening: false,
  laatst: null,
  regeling: null,
  titel: null,
  incasso: null,
}));
