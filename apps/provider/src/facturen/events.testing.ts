import type { FactuurFacts } from './status.rules.ts';
import { nextTitle } from './herinnering.rules.ts';

/** An event of an invoice: returns the possible results, empty where it cannot happen. */
export type StateEvent = (facts: FactuurFacts) => readonly FactuurFacts[];

const date = '2026-11-25';

function running({ regeling }: FactuurFacts): boolean {
  return regeling?.status === 'lopend';
}

function isFree(facts: FactuurFacts): boolean {
  return facts.open > 0 && !running(facts) && facts.titel === null;
}

function paid(facts: FactuurFacts): FactuurFacts {
  return { ...facts, open: 0, last: 'betaald' };
}

/** Every effect of jobs and payments on one invoice, in terms of the facts of its status. */
export const events: Readonly<Record<string, StateEvent>> = {
  bundled: (facts) => {
    if (!isFree(facts) || facts.incasso?.status === 'gepland') return [];
    const hasFailed = facts.incasso?.status === 'mislukt';
    return [{ ...facts, titel: hasFailed ? 'Incasso mislukt' : 'Factuur' }];
  },
  reminded: (facts) => {
    const titel = facts.titel && nextTitle[facts.titel];
    return titel && facts.open > 0 ? [{ ...facts, titel }] : [];
  },
  'debit announced': (facts) =>
    isFree(facts) && !facts.incasso && !facts.regeling
      ? [{ ...facts, incasso: { poging: 1, status: 'gepland', datum: date } }]
      : [],
  // By the end of its mandate, while the bank does not have it yet: the invoice is requested at once.
  'debit stopped': (facts) => {
    if (!isFree(facts) || facts.incasso?.status !== 'gepland') return [];
    if (facts.incasso.poging === 1) return [{ ...facts, incasso: null, titel: 'Factuur' }];
    const first = { poging: 1, status: 'mislukt', datum: date } as const;
    return [{ ...facts, incasso: first, titel: 'Incasso mislukt' }];
  },
  'debit taken': (facts) =>
    facts.incasso?.status === 'gepland' && facts.open > 0
      ? [paid({ ...facts, incasso: { ...facts.incasso, status: 'afgeschreven' } })]
      : [],
  // A first debit is retried, which is announced on the same day, unless its mandate has ended.
  'debit failed': (facts) =>
    facts.incasso?.status === 'gepland' && facts.open > 0
      ? [afterFailing(facts), { ...facts, incasso: { ...facts.incasso, status: 'mislukt' } }]
      : [],
  // The payer asked for the return, so it is not retried.
  'debit given back': (facts) =>
    facts.incasso?.status === 'afgeschreven'
      ? [{ ...facts, incasso: { ...facts.incasso, status: 'mislukt' }, open: 100 }]
      : [],
  paid: (facts) => (facts.open > 0 && facts.titel !== null ? [paid(facts)] : []),
  // Invoices with debt help are left alone.
  'set off': (facts) =>
    facts.open === 0 || (running(facts) && facts.regeling?.soort === 'schuldregeling')
      ? []
      : [{ ...facts, open: 0, last: 'verrekening' }],
  'paid out': (facts) => (facts.open < 0 ? [paid(facts)] : []),
  'taken up in Betaalgemak': (facts) =>
    isFree(facts) && !facts.incasso && !facts.regeling
      ? [{ ...facts, regeling: { soort: 'betaalgemak', status: 'lopend' } }]
      : [],
  'taken up in an arrangement': (facts) =>
    facts.open > 0 && facts.titel !== null
      ? (['betalingsregeling', 'schuldregeling'] as const).map((kind) => ({
          ...facts,
          titel: null,
          regeling: { soort: kind, status: 'lopend' },
        }))
      : [],
  // Debt help has no terms.
  'term debited': (facts) =>
    hasTermijnen(facts)
      ? (['lopend', 'voltooid'] as const).map((status) => paid(withRegeling(facts, status)))
      : [],
  // Ends the arrangement, even a finished one, and also after a settlement took up the rest.
  'term given back': (facts) =>
    facts.open === 0 &&
    (facts.last === 'betaald' || facts.inEindafrekening) &&
    isPaidInTermijnen(facts)
      ? [{ ...withRegeling(facts, 'beeindigd'), open: 100 }]
      : [],
  'term missed': (facts) => (hasTermijnen(facts) ? [withRegeling(facts, 'beeindigd')] : []),
  'taken up in the settlement': (facts) =>
    facts.open > 0 && !facts.inEindafrekening
      ? [{ ...facts, open: 0, inEindafrekening: true }]
      : [],
};

function afterFailing(facts: FactuurFacts): FactuurFacts {
  const { incasso } = facts;
  if (incasso?.poging === 1)
    return { ...facts, incasso: { poging: 2, status: 'gepland', datum: date } };
  return { ...facts, incasso: incasso && { ...incasso, status: 'mislukt' } };
}

function isPaidInTermijnen({ regeling, titel }: FactuurFacts): boolean {
  if (regeling === null || titel !== null) return false;
  return regeling.soort !== 'schuldregeling' && regeling.status !== 'beeindigd';
}

function hasTermijnen(facts: FactuurFacts): boolean {
  return facts.open > 0 && running(facts) && facts.regeling?.soort !== 'schuldregeling';
}

function withRegeling(
  facts: FactuurFacts,
  status: 'lopend' | 'voltooid' | 'beeindigd',
): FactuurFacts {
  return { ...facts, regeling: facts.regeling && { ...facts.regeling, status } };
}

/** New invoices: one to pay and one to receive. */
export const fresh: readonly FactuurFacts[] = [100, -100].map((open) => ({
  open,
  inEindafrekening: false,
  last: null,
  regeling: null,
  titel: null,
  incasso: null,
}));
