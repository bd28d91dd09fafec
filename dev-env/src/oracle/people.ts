import type { DeclaratieDetail } from '@mijn/contract/declaraties';
import {
  type DayRule,
  equal,
  fits,
  pick,
  type Rules,
  sameSet,
  type ViewerRule,
} from './agreement.ts';
import type { ViewerAnswers } from './ask.ts';

/** A person has one name and one birth date everywhere; exactly those insured today have a pass. */
const peopleAreTheSame: ViewerRule = (viewer) => {
  const { relatie, verzekerden, declaratieDetails, factuurDetails, verzekeringen } = viewer;
  const all = verzekerden.flatMap(({ verzekerden: ofYear }) => ofYear);
  const people = new Map(
    all.map((one) => [one.relatienummer, [one.opgemaakteNaam, one.geboorteDatum]]),
  );
  const known = new Set([...people.values()].map((who) => who.join()));
  const insured = factuurDetails.flatMap(({ kenmerk, detail }) =>
    'verzekerden' in detail ? detail.verzekerden.map((who) => ({ kenmerk, ...who })) : [],
  );
  const self = [relatie.opgemaakteNaam, relatie.geboorteDatum];
  return [
    ...equal('self', self, people.get(relatie.relatieNummer) ?? self),
    ...all.flatMap((one) =>
      equal(
        one.relatienummer,
        [one.opgemaakteNaam, one.geboorteDatum],
        people.get(one.relatienummer),
      ),
    ),
    ...declaratieDetails.flatMap(
      ({ nummer, relatienummer = '', declarant, opgemaakteNaam, regels }) => {
        const [name] = people.get(relatienummer) ?? [];
        const names = [declarant, opgemaakteNaam, ...regels.map((line) => line.declarant)];
        return name ? sameSet(nummer, names.map(String), [name]) : [];
      },
    ),
    ...insured.flatMap(({ kenmerk, naamVerzekerde, geboorteDatum }) =>
      fits(kenmerk, known.has([naamVerzekerde, geboorteDatum].join()), { naamVerzekerde }),
    ),
    ...sameSet(
      'passes',
      verzekeringen.map((one) => `${one.relatienummer} ${one.opgemaakteNaam} ${one.geboorteDatum}`),
      viewer.zorgpassen.map((one) => `${one.relatieNummer} ${one.naam} ${one.geboorteDatum}`),
    ),
  ];
};

const facts = (one: DeclaratieDetail): unknown[] => [
  pick(one, 'datum', 'status', 'bsn', 'relatienummer', 'soortIndiener', 'bedrag'),
  pick(one, 'uitkeerInformatie', 'verloop', 'verwachtOp', 'wachtOp', 'nietsWegens'),
  // The reason of a delay may be visible to one viewer only: an earlier claim of the same nota.
  one.indicatoren.map((each) => pick(each, 'naam', 'actief')),
  one.regels.map((line) =>
    pick(line, 'behandelDatum', 'gedeclareerdBedrag', 'uitgekeerdBedrag', 'eigenRisicoBedrag'),
  ),
];

const words = (one: DeclaratieDetail): unknown[] => [
  pick(one, 'omschrijving', 'zorgSoorten'),
  one.regels.map((line) => pick(line, 'zorgSoort', 'prestatie', 'locatieNaam', 'meldingen')),
];

/** Answers of several viewers by subject; `ofViewer` returns pairs of a subject and its answer. */
function bySubject<T>(
  viewers: readonly ViewerAnswers[],
  ofViewer: (viewer: ViewerAnswers) => readonly (readonly [string, T])[],
): [string, T[]][] {
  const all = Map.groupBy(viewers.flatMap(ofViewer), ([subject]) => subject);
  return [...all].map(([subject, pairs]) => [subject, pairs.map(([, answer]) => answer)]);
}

/** Viewers of a claim see the same amounts, days and status, and the same descriptions where visible. */
const viewersAgreeOnDeclaraties: DayRule = ({ viewers }) =>
  bySubject(viewers, (viewer) => viewer.declaratieDetails.map((one) => [one.nummer, one])).flatMap(
    ([nummer, all]) => {
      const [first, ...others] = all.map(facts);
      const [text, ...texts] = all.filter(({ afgeschermd }) => !afgeschermd).map(words);
      return [
        ...others.flatMap((other) => equal(nummer, first, other)),
        ...texts.flatMap((other) => equal(`${nummer} words`, text, other)),
      ];
    },
  );

const viewersAgreeOnEigenRisico: DayRule = ({ viewers }) =>
  bySubject(viewers, (viewer) =>
    viewer.personYears.map((one) => [`${one.relatienummer} ${one.jaar}`, one.eigenRisico]),
  ).flatMap(([about, [first, ...others]]) => others.flatMap((other) => equal(about, first, other)));

/** An invoice or a payment request belongs to one person. */
const billsHaveOneOwner: DayRule = ({ viewers }) =>
  bySubject(viewers, ({ who, facturen, betaalverzoekDetails }) => [
    ...facturen.map(({ kenmerk }) => [kenmerk, who] as const),
    ...betaalverzoekDetails.map(({ betalingsKenmerk }) => [betalingsKenmerk, who] as const),
  ]).flatMap(([number, owners]) => equal(number, new Set(owners).size, 1));

/** The preview of what the verzekeringsnemer sees of a claim is what they see. */
const previewIsWhatIsShown: DayRule = ({ viewers }) =>
  viewers.flatMap((viewer) =>
    viewer.voorbeelden.flatMap(({ nummer, met, zonder }) => {
      const told = viewer.relatie.toestemmingDetailsZorgkosten ? met : zonder;
      const rows = viewers
        .filter((other) => other !== viewer)
        .flatMap(({ declaraties }) => declaraties.filter((row) => row.nummer === nummer));
      return rows.flatMap((row) =>
        equal(
          nummer,
          pick(told, 'datum', 'bedrag', 'omschrijving', 'zorgSoorten'),
          pick(row, 'datum', 'bedrag', 'omschrijving', 'zorgSoorten'),
        ),
      );
    }),
  );

export const peopleRules: Rules<ViewerRule> = { peopleAreTheSame };

export const betweenViewers: Rules<DayRule> = {
  viewersAgreeOnDeclaraties,
  viewersAgreeOnEigenRisico,
  billsHaveOneOwner,
  previewIsWhatIsShown,
};
