import type { Euros } from '@mijn/domain/money';
import type { ViewerAnswers } from './ask.ts';

/** A mutable copy of a type, with amounts as plain numbers. */
export type Changeable<T> = T extends Euros
  ? number
  : { -readonly [K in keyof T]: Changeable<T[K]> };

type Viewer = Changeable<ViewerAnswers>;

/** A change to the last day's answers to one persona (and Sanne) that contradicts others. */
export type Plant = readonly [
  rule: string,
  who: string,
  change: (viewer: Viewer, sanne: Viewer) => void,
];

function first<T>(list: readonly T[], isSo: (item: T) => boolean = () => true): T {
  const found = list.find(isSo);
  if (found === undefined) throw new Error('Nothing to plant a contradiction in');
  return found;
}

type Claim = Viewer['declaratieDetails'][number];
const paid = (v: Viewer): Claim =>
  first(v.declaratieDetails, (one) => one.uitkeerInformatie !== null);
const isOfPayout = ({ soort, dag }: Viewer['berichten'][number]): boolean =>
  soort === 'declaratie' && dag !== null;
const open = (v: Viewer): Claim =>
  first(v.declaratieDetails, ({ status }) => status === 'IN_BEHANDELING');
const taken = (v: Viewer) =>
  first(
    v.declaratieDetails.flatMap(({ correcties }) => correcties ?? []),
    ({ soort }) => soort === 'teruggenomen',
  );
const ownRisk = (v: Viewer) =>
  first(
    v.personYears.flatMap(({ eigenRisico }) => eigenRisico ?? []),
    ({ totaalVerbruikt }) => totaalVerbruikt > 0,
  );
const costs = (v: Viewer) => v.personYears.flatMap(({ regels }) => regels);
const budget = (v: Viewer) =>
  first(
    v.personYears.flatMap(({ zorggebruiken }) => zorggebruiken),
    (one) => (one.gebruikt ?? 0) > 0 && !one.gedeeld,
  );
const bookings = (v: Viewer) => v.factuurDetails.flatMap(({ detail }) => detail.boekingen ?? []);
const onPage = (v: Viewer) =>
  first(v.factuurDetails.flatMap(({ detail }) => detail.betaalVerzoek ?? []));
const inTermijnen = (v: Viewer) =>
  first(v.facturen, ({ regeling }) => Boolean(regeling?.volgendeTermijn));
const verloop = (v: Viewer) =>
  first(v.factuurDetails.flatMap(({ detail }) => detail.regeling?.verloop ?? []));
const settlement = (v: Viewer) => first(v.specifications).specificatie;
const ofBram = (v: Viewer) => first(v.personYears.flatMap(({ eigenRisico }) => eigenRisico ?? []));
const forecast = (v: Viewer) => first(v.ahead.flatMap(({ verwachting }) => verwachting ?? []));

const coverBudget = (v: Viewer) =>
  first(v.ahead.flatMap(({ cover }) => cover.vergoedingen).flatMap(({ budgetten }) => budgetten));

/** At least one contradiction for every rule. */
export const planted: readonly Plant[] = [
  ['declaratieInListIsItsPage', 'sanne', (v) => (first(v.declaraties).bedrag = 0.01)],
  [
    'filterListsTheSame',
    'jan',
    (v) => first(v.filtered, ({ numbers }) => numbers.length > 0).numbers.pop(),
  ],
  ['expectedDayLiesAhead', 'sanne', (v) => (open(v).verwachtOp = '2026-11-20')],
  ['unknownOwnRiskIsTold', 'sanne', (v) => (open(v).wachtOp = 'eigenRisico')],
  ['unknownOwnRiskIsTold', 'sanne', (v) => (v.relatie.eigenRisicoOnbekend = true)],
  ['rowPaysWhatLinesComeTo', 'jan', (v) => (paid(v).uitgekeerdBedrag = 1)],
  ['rowPaysWhatLinesComeTo', 'jan', (v) => (paid(v).nietsWegens = 'eigenRisico')],
  ['payoutIsTheLines', 'jan', (v) => (paid(v).uitkeerInformatie!.eigenRisicoBedrag += 0.01)],
  ['payoutIsTheLines', 'jan', (v) => (first(v.berichten, isOfPayout).bedrag = 0.01)],
  ['sameNotaIsPaidOnce', 'jan', (v) => v.declaratieDetails.push({ ...paid(v), nummer: 'D2026-1' })],
  ['usedIsTheSameEverywhere', 'jan', (v) => (ownRisk(v).totaalVerbruikt -= 1)],
  ['ownRiskBeginsAfter18', 'bram', (v) => (ofBram(v).verplichtBedrag = 385)],
  [
    'termijnenAreTheOnlyWay',
    'jan',
    (v) =>
      v.personYears.forEach(({ eigenRisico }) => eigenRisico && (eigenRisico.inTermijnen = false)),
  ],
  ['usedIsAskedOnce', 'jan', (v) => (ownRisk(v).totaalVerbruikt = 0)],
  ['usedIsAskedOnce', 'tom', (v) => v.factuurDetails.splice(0)],
  ['settlementCountsWhatWasUsed', 'noor', (v) => (settlement(v).geboorteDatum = '1950-01-01')],
  ['forecastsStartFromOwnRisk', 'jan', (v) => (forecast(v).gebruikt += 1)],
  ['careCostsAreTheDeclaraties', 'jan', (v) => (first(costs(v)).datumIngang = '2020-02-02')],
  ['careCostsAreTheDeclaraties', 'aisha', (v) => (taken(v).datum = '2030-01-01')],
  ['explanationIsItsLine', 'jan', (v) => (first(first(v.zorgkostenRegels).stappen).bedrag += 1)],
  ['coverIsTheSameElsewhere', 'jan', (v) => (coverBudget(v).resterend = 99)],
  ['usageIsWhatWasJudged', 'jan', (v) => (budget(v).gebruikt = 99)],
  ['factuurInListIsItsPage', 'sanne', (v) => (first(v.facturen).status = 'Verrekend')],
  ['setOffHasTwoSides', 'jan', (v) => (first(bookings(v)).soort = 'verrekening')],
  ['careOnInvoiceIsDeclared', 'sanne', (v) => v.declaratieDetails.splice(0)],
  ['periodIsAskedOnce', 'sanne', (v) => (first(v.verzekeringen).premie += 1)],
  [
    'statusFits',
    'fatima',
    (v) => (first(v.facturen, ({ status }) => status === 'Betaald').openBedrag = 1),
  ],
  ['statusFits', 'jan', (v) => v.specifications.splice(0)],
  ['regelingIsTheSameEverywhere', 'tom', (v) => (inTermijnen(v).openBedrag = 0)],
  ['regelingIsTheSameEverywhere', 'tom', (v) => (verloop(v).facturen = [])],
  ['betaalverzoekIsItsFacturen', 'jan', (v) => first(v.betaalverzoekDetails).facturen.pop()],
  ['betaalverzoekIsItsFacturen', 'jan', (v) => (onPage(v).uitersteBetaalDatum = '2026-12-24')],
  ['listIsWhatIsOpen', 'sanne', (v) => v.betaalverzoeken.pop()],
  ['unpaidWaitsOrComes', 'noor', (v) => v.tegoeden.pop()],
  ['unpaidWaitsOrComes', 'jan', (v) => (paid(v).uitkeerInformatie = null)],
  ['waitingMoneyHasItsDay', 'noor', (v) => (v.relatie.uitkeringIban = 'NL•• •••• •••• •••• 05')],
  ['waitingMoneyIsSetOff', 'noor', (v) => (first(v.facturen).openBedrag = 5)],
  ['peopleAreTheSame', 'sanne', (v) => (v.relatie.opgemaakteNaam = 'Sanne Vries')],
  ['peopleAreTheSame', 'sanne', (v) => v.zorgpassen.pop()],
  ['viewersAgreeOnDeclaraties', 'daan', (v) => (first(v.declaratieDetails).status = 'INGEDIEND')],
  ['viewersAgreeOnEigenRisico', 'daan', (v) => (first(v.personYears).eigenRisico = null)],
  ['billsHaveOneOwner', 'fatima', (v, sanne) => v.facturen.push(first(sanne.facturen))],
  ['previewIsWhatIsShown', 'daan', (v) => (first(v.voorbeelden).met.omschrijving = 'Iets anders')],
  ['declaratiesGoForward', 'jan', (v) => v.declaratieDetails.pop()],
  ['invoicesStay', 'jan', (v) => (first(v.facturen.toReversed()).bedrag += 1)],
  [
    'dueDaysMoveForward',
    'jan',
    (v) => v.betaalverzoekDetails.forEach((one) => (one.uitersteBetaalDatum = '2020-01-01')),
  ],
  ['eigenRisicoOnlyGrows', 'jan', (v) => (ownRisk(v).totaalVerbruikt -= 1)],
];
