import {
  reportUnequal,
  cents,
  reportInconsistent,
  type DayRule,
  type Rules,
  sum,
  type ViewerRule,
} from './agreement.ts';
import type { ViewerAnswers } from './answers.ts';

/** Exactly the persons insured today have a pass, with the same name and birth date. */
const passesAreOfTheInsured: ViewerRule = function* ({ verzekeringen, zorgpassen, verzekerden }) {
  const insured = verzekeringen.map(
    ({ relatienummer, opgemaakteNaam }) => `${relatienummer} ${opgemaakteNaam}`,
  );
  const passes = zorgpassen.map(({ relatieNummer, naam }) => `${relatieNummer} ${naam}`);
  yield* reportUnequal('passes', { insured: insured.toSorted() }, { passes: passes.toSorted() });
  for (const { relatieNummer, geboorteDatum } of zorgpassen) {
    const person = verzekerden
      .flatMap(({ verzekerden: ofYear }) => ofYear)
      .find(({ relatienummer }) => relatienummer === relatieNummer);
    if (!person) continue;
    yield* reportUnequal(
      `${relatieNummer} born`,
      { pass: geboorteDatum },
      { insured: person.geboorteDatum },
    );
  }
};

/**
 * The monthly premium of a policy's persons equals this month's invoice, except for the part that the CAK
 * charges.
 */
const premieIsInvoiced: ViewerRule = function* (viewer, day) {
  const { verzekeringen, facturen } = viewer;
  const month = day.slice(0, 7);
  const invoices = facturen.filter(
    ({ soortFactuur, periode }) => soortFactuur === 'Zorgpremie' && periode === month,
  );
  for (const { kenmerk, bedrag } of invoices) {
    const told = sum(verzekeringen.map(({ premie }) => premie));
    yield* reportUnequal(kenmerk, { invoiced: cents(bedrag) }, { told });
  }
};

/** Voluntary own risk is the same in the insurance and in the own risk of the year. */
const voluntaryIsOwnRisk: ViewerRule = function* ({ verzekeringen, eigenRisico }, day) {
  const year = Number(day.slice(0, 4));
  for (const { relatienummer, vrijwilligBedrag } of verzekeringen) {
    const ofYear = eigenRisico.find(
      (one) => one.relatienummer === relatienummer && one.jaar === year,
    )?.eigenRisico;
    if (!ofYear) continue;
    yield* reportUnequal(
      `${relatienummer} voluntary`,
      { insured: cents(vrijwilligBedrag) > 0 },
      { year: cents(ofYear.vrijwilligBedrag) > 0 },
    );
  }
};

const plainFields = ['roepnaam', 'email', 'telefoonNummer'] as const;

const lastChangeHolds: ViewerRule = function* ({ relatie, wijzigingen }) {
  for (const field of plainFields) {
    const last = wijzigingen.find(({ veld }) => veld === field);
    if (last) yield* reportUnequal(field, { changed: last.naar }, { relatie: relatie[field] });
  }
};

/** The log lists the person's own access of a moment ago, and has reasons for staff only. */
const looksAreTold: ViewerRule = function* ({ inzagen }) {
  const own = inzagen.some(({ wie, operatie }) => wie === 'zelf' && operatie === 'getRelatie');
  yield* reportInconsistent('own look', own, { looked: true }, { told: own });
  for (const { wie, reden, dag } of inzagen) {
    yield* reportUnequal(
      `${dag} ${wie}`,
      { staff: wie === 'medewerker' },
      { reason: reden !== null },
    );
  }
};

function seenBy({ declaraties }: ViewerAnswers, nummer: string) {
  const declaratie = declaraties.find((one) => one.nummer === nummer);
  return (
    declaratie && [
      declaratie.datum,
      cents(declaratie.bedrag),
      declaratie.omschrijving,
      declaratie.zorgSoorten,
    ]
  );
}

/** The preview of the verzekeringsnemer's view equals that view. */
const previewIsWhatIsShown: DayRule = function* ({ viewers }) {
  for (const viewer of viewers) {
    const { who, relatie, voorbeelden } = viewer;
    for (const { nummer, met, zonder } of voorbeelden) {
      const { datum, bedrag, omschrijving, zorgSoorten } = relatie.toestemmingDetailsZorgkosten
        ? met
        : zonder;
      for (const other of viewers) {
        const shown = other === viewer ? undefined : seenBy(other, nummer);
        if (!shown) continue;
        const told = [datum, cents(bedrag), omschrijving, zorgSoorten];
        for (const found of reportUnequal(nummer, { told }, { shown })) yield { ...found, who };
      }
    }
  }
};

export const personRules: Rules<ViewerRule> = {
  passesAreOfTheInsured,
  premieIsInvoiced,
  voluntaryIsOwnRisk,
  lastChangeHolds,
  looksAreTold,
};

export const consentBetweenViewers: Rules<DayRule> = { previewIsWhatIsShown };
