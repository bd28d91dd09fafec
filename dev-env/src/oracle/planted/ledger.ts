import { first, plant, type PlantedContradiction, type Viewer } from './planting.ts';

const bookings = ({ factuurDetails }: Viewer) =>
  factuurDetails.flatMap(({ detail }) => detail.boekingen ?? []);
const inRegeling = ({ facturen }: Viewer) =>
  facturen.find(({ regeling }) => regeling?.volgendeTermijn) ?? first(facturen);

const inCourse = ({ factuurDetails }: Viewer) =>
  first(factuurDetails.flatMap(({ detail }) => detail.regeling?.verloop ?? []));

export const plantedInLedger: readonly PlantedContradiction[] = [
  plant('ledgerComesToWhatWasPaid', 'sanne', (v) => {
    first(bookings(v)).bedrag = 0;
  }),
  plant('ledgerComesToWhatWasPaid', 'sanne', (v) => {
    first(bookings(v)).datum = '2030-01-01';
  }),
  plant('setOffHasTwoSides', 'jan', (v) => {
    first(bookings(v)).soort = 'verrekening';
  }),
  plant('setOffHasTwoSides', 'noor', (v) => {
    const declaratie = first(
      v.declaratieDetails,
      ({ verrekeningen = [] }) => verrekeningen.length > 0,
    );
    first(declaratie.verrekeningen ?? []).bedrag += 1;
  }),
  plant('overpaymentIsSetOffOnce', 'sanne', (v) => {
    first(v.betaalverzoekDetails).teVeelBetaald = [
      { bedrag: 5, verrekend: 5, uitbetaaldOp: null, verwachtOp: null },
    ];
  }),
  plant('paymentSaysHow', 'sanne', (v) => {
    first(bookings(v), ({ soort }) => soort === 'betaling').betaalwijze = null;
  }),
  plant('choicesComeToWhatIsAsked', 'sanne', (v) => {
    const betaalverzoek = first(
      v.betaalverzoekDetails,
      ({ regelingKeuzes = [] }) => regelingKeuzes.length > 0,
    );
    first(betaalverzoek.regelingKeuzes ?? []).laatsteBedrag += 1;
  }),
  plant('regelingIsNamed', 'tom', (v) => {
    inRegeling(v).betalingsRegelingId = null;
  }),
  plant('regelingCourseIsTheirs', 'tom', (v) => {
    inCourse(v).facturen = [];
  }),
  plant('regelingCourseIsTheirs', 'tom', (v) => {
    inCourse(v).laatsteBedrag -= 1;
  }),
  plant('regelingCourseIsTheirs', 'tom', (v) => {
    inCourse(v).eersteDatum = '2030-01-01';
  }),
  plant('regelingHoldsItsInvoices', 'tom', (v) => {
    inRegeling(v).openBedrag = 0;
  }),
  plant('regelingHoldsItsInvoices', 'tom', (v) => {
    for (const { regeling } of v.facturen) {
      if (regeling?.volgendeTermijn) regeling.volgendeTermijn.datum = '2026-11-01';
    }
  }),
];
