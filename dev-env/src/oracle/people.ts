import type { DeclaratieDetail } from '@mijn/contract/declaraties';
import {
  reportUnequal,
  cents,
  type DayRule,
  reportInconsistent,
  type Found,
  type Rules,
  type ViewerRule,
} from './agreement.ts';
import type { ViewerAnswers } from './answers.ts';

function known(viewer: ViewerAnswers): Map<string, readonly [string, string]> {
  return new Map(
    viewer.verzekerden.flatMap(({ verzekerden }) =>
      verzekerden.map(
        (one) => [one.relatienummer, [one.opgemaakteNaam, one.geboorteDatum]] as const,
      ),
    ),
  );
}

/** A person has one name and one birth date everywhere. */
const peopleAreTheSame: ViewerRule = function* (viewer) {
  const people = known(viewer);
  const { relatie, verzekerden, declaratieDetails, factuurDetails } = viewer;
  const self = [relatie.opgemaakteNaam, relatie.geboorteDatum];
  yield* reportUnequal(
    'self',
    { relatie: self },
    { insured: people.get(relatie.relatieNummer) ?? self },
  );
  for (const { jaar, verzekerden: ofYear } of verzekerden) {
    for (const one of ofYear) {
      const here = [one.opgemaakteNaam, one.geboorteDatum];
      yield* reportUnequal(
        `${one.relatienummer} in ${jaar}`,
        { here },
        { else: people.get(one.relatienummer) },
      );
    }
  }
  for (const {
    nummer,
    relatienummer = '',
    declarant,
    opgemaakteNaam,
    regels,
  } of declaratieDetails) {
    const name = people.get(relatienummer)?.[0];
    if (!name) continue;
    const names = [declarant, opgemaakteNaam, ...regels.map((line) => line.declarant)];
    yield* reportUnequal(nummer, { declaratie: [...new Set(names)] }, { insured: [name] });
  }
  const byNameAndBirth = new Set([...people.values()].map((who) => who.join()));
  for (const { kenmerk, detail } of factuurDetails) {
    if (!('verzekerden' in detail)) continue;
    for (const { naamVerzekerde, geboorteDatum } of detail.verzekerden) {
      const isKnown = byNameAndBirth.has([naamVerzekerde, geboorteDatum].join());
      yield* reportInconsistent(
        kenmerk,
        isKnown,
        { invoice: [naamVerzekerde, geboorteDatum] },
        { insured: false },
      );
    }
  }
};

const publicFacts = ['datum', 'status', 'bsn', 'relatienummer', 'soortIndiener'] as const;

const facts = (declaratie: DeclaratieDetail): unknown[] => [
  ...publicFacts.map((field) => declaratie[field]),
  cents(declaratie.bedrag),
  declaratie.uitkeerInformatie,
  declaratie.verloop,
  declaratie.verwachtOp,
  declaratie.wachtOp,
  declaratie.nietsWegens,
  // The reason of a delay may be visible to one viewer only: an earlier claim of the same nota.
  declaratie.indicatoren.map(({ naam, actief }) => [naam, actief]),
  declaratie.regels.map((line) => [
    line.behandelDatum,
    cents(line.gedeclareerdBedrag),
    cents(line.uitgekeerdBedrag),
    cents(line.eigenRisicoBedrag),
  ]),
];

const words = ({ omschrijving, zorgSoorten, regels }: DeclaratieDetail): unknown[] => [
  omschrijving,
  zorgSoorten,
  regels.map(({ zorgSoort, prestatie, locatieNaam, meldingen }) => [
    zorgSoort,
    prestatie,
    locatieNaam,
    meldingen,
  ]),
];

function* sameDeclaratie(one: DeclaratieDetail, other: DeclaratieDetail): Iterable<Found> {
  yield* reportUnequal(one.nummer, { one: facts(one) }, { other: facts(other) });
  if (one.afgeschermd || other.afgeschermd) return;
  yield* reportUnequal(`${one.nummer} words`, { one: words(one) }, { other: words(other) });
}

/** Two viewers of a claim see the same amounts, days and status, and the same descriptions if visible. */
const viewersAgreeOnDeclaraties: DayRule = function* ({ viewers }) {
  const seen = new Map<string, DeclaratieDetail>();
  for (const { who, declaratieDetails } of viewers) {
    for (const declaratie of declaratieDetails) {
      const other = seen.get(declaratie.nummer);
      if (other) for (const found of sameDeclaratie(other, declaratie)) yield { ...found, who };
      seen.set(declaratie.nummer, declaratie);
    }
  }
};

/** Two viewers of a person's own risk see the same. */
const viewersAgreeOnEigenRisico: DayRule = function* ({ viewers }) {
  const seen = new Map<string, unknown>();
  for (const { who, eigenRisico } of viewers) {
    for (const { relatienummer, jaar, eigenRisico: answer } of eigenRisico) {
      const about = `${relatienummer} ${jaar}`;
      const other = seen.has(about) ? seen.get(about) : answer;
      for (const found of reportUnequal(about, { one: other }, { other: answer }))
        yield { ...found, who };
      seen.set(about, answer);
    }
  }
};

/** An invoice or a payment request belongs to one person. */
const billsHaveOneOwner: DayRule = function* ({ viewers }) {
  const owners = new Map<string, string>();
  for (const { who, facturen, betaalverzoekDetails } of viewers) {
    const numbers = [
      ...facturen.map(({ kenmerk }) => kenmerk),
      ...betaalverzoekDetails.map(({ betalingsKenmerk }) => betalingsKenmerk),
    ];
    for (const number of new Set(numbers)) {
      const owner = owners.get(number) ?? who;
      for (const found of reportUnequal(number, { owner }, { and: who })) yield { ...found, who };
      owners.set(number, who);
    }
  }
};

export const peopleRules: Rules<ViewerRule> = { peopleAreTheSame };

export const betweenViewers: Rules<DayRule> = {
  viewersAgreeOnDeclaraties,
  viewersAgreeOnEigenRisico,
  billsHaveOneOwner,
};
