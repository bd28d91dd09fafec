import { agree, cents, fits, type DayRule, type Rules, sum, type ViewerRule } from './agreement.ts';
import type { ViewerAnswers } from './answers.ts';

/** Who is insured today has a pass, under the same name and birth date, and nobody else has. */
const passesAreOfTheInsured: ViewerRule = function* ({ verzekeringen, zorgpassen, verzekerden }) {
  const insured = verzekeringen.map(
    ({ relatienummer, opgemaakteNaam }) => `${relatienummer} ${opgemaakteNaam}`,
  );
  const passes = zorgpassen.map(({ relatieNummer, naam }) => `${relatieNummer} ${naam}`);
  yield* agree('passes', { insured: insured.toSorted() }, { passes: passes.toSorted() });
  for (const { relatieNummer, geboorteDatum } of zorgpassen) {
    const person = verzekerden
      .flatMap(({ verzekerden: ofYear }) => ofYear)
      .find(({ relatienummer }) => relatienummer === relatieNummer);
    if (!person) continue;
    yield* agree(
      `${relatieNummer} born`,
      { pass: geboorteDatum },
      { insured: person.geboorteDatum },
    );
  }
};

/** What the insured of a policy pay us a month is what this month's invoice asks, without what the CAK asks. */
const premieIsInvoiced: ViewerRule = function* (viewer, day) {
  const { verzekeringen, facturen } = viewer;
  const month = day.slice(0, 7);
  const invoices = facturen.filter(
    ({ soortFactuur, periode }) => soortFactuur === 'Zorgpremie' && periode === month,
  );
  for (const { kenmerk, bedrag } of invoices) {
    const told = sum(verzekeringen.map(({ premie }) => premie));
    yield* agree(kenmerk, { invoiced: cents(bedrag) }, { told });
  }
};

/** Who has voluntary own risk has it in the own risk of the year, and the other way round. */
const voluntaryIsOwnRisk: ViewerRule = function* ({ verzekeringen, eigenRisico }, day) {
  const year = Number(day.slice(0, 4));
  for (const { relatienummer, vrijwilligBedrag } of verzekeringen) {
    const ofYear = eigenRisico.find(
      (one) => one.relatienummer === relatienummer && one.jaar === year,
    )?.eigenRisico;
    if (!ofYear) continue;
    yield* agree(
      `${relatienummer} voluntary`,
      { insured: cents(vrijwilligBedrag) > 0 },
      { year: cents(ofYear.vrijwilligBedrag) > 0 },
    );
  }
};

const plainFields = ['roepnaam', 'email', 'telefoonNummer'] as const;

/** What a field was last changed into is what it is. */
const lastChangeHolds: ViewerRule = function* ({ relatie, wijzigingen }) {
  for (const field of plainFields) {
    const last = wijzigingen.find(({ veld }) => veld === field);
    if (last) yield* agree(field, { changed: last.naar }, { relatie: relatie[field] });
  }
};

/** One's own look of a moment ago is told; and why, of staff and of nobody else. */
const looksAreTold: ViewerRule = function* ({ inzagen }) {
  const own = inzagen.some(({ wie, operatie }) => wie === 'zelf' && operatie === 'getRelatie');
  yield* fits('own look', own, { looked: true }, { told: own });
  for (const { wie, reden, dag } of inzagen) {
    yield* agree(`${dag} ${wie}`, { staff: wie === 'medewerker' }, { reason: reden !== null });
  }
};

/** What a verzekeringsnemer sees of a claim, in the words of the list. */
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

/** What somebody is told that the verzekeringsnemer sees is what that one is answered. */
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
        for (const found of agree(nummer, { told }, { shown })) yield { ...found, who };
      }
    }
  }
};

/** The person: insurance, passes, changes, looks. */
export const personRules: Rules<ViewerRule> = {
  passesAreOfTheInsured,
  premieIsInvoiced,
  voluntaryIsOwnRisk,
  lastChangeHolds,
  looksAreTold,
};

/** What one is told that another sees. */
export const consentBetweenViewers: Rules<DayRule> = { previewIsWhatIsShown };
