import { first, plant, type PlantedContradiction, type Viewer } from './planting.ts';

const handled = ({ declaratieDetails }: Viewer): Viewer['declaratieDetails'][number] =>
  first(
    declaratieDetails,
    ({ status, uitkeerInformatie }) => status === 'AFGEHANDELD' && uitkeerInformatie !== null,
  );
const openDeclaratie = ({ declaratieDetails }: Viewer): Viewer['declaratieDetails'][number] =>
  first(declaratieDetails, ({ status }) => status !== 'AFGEHANDELD');
const withSteps = ({
  declaratieDetails,
}: Viewer): Viewer['declaratieDetails'][number]['regels'][number] =>
  first(
    declaratieDetails.flatMap(({ regels }) => regels),
    ({ stappen = [] }) => stappen.length > 0,
  );

export const plantedInDeclaraties: readonly PlantedContradiction[] = [
  plant('listAgreesWithDetail', 'sanne', (v) => {
    first(v.declaraties).bedrag = 0.01;
  }),
  plant('listAgreesWithDetail', 'sanne', (v) => {
    first(v.declaraties).omschrijving = 'Anders';
  }),
  plant('listAgreesWithDetail', 'sanne', (v) => {
    first(v.declaraties, ({ status }) => status !== 'AFGEHANDELD').verwachtOp = null;
  }),
  plant('countsAgree', 'henk', (v) => {
    first(v.counts).totaal = 3;
  }),
  plant('countsAgree', 'henk', (v) => {
    first(v.counts, ({ filter }) => filter.includes('AFG')).numbers.pop();
  }),
  plant('linesSumToDeclaratie', 'jan', (v) => {
    first(handled(v).regels).gedeclareerdBedrag += 0.01;
  }),
  plant('linesSumToDeclaratie', 'jan', (v) => {
    handled(v).uitgekeerdBedrag = 1;
  }),
  plant('nothingBeforeHandling', 'sanne', (v) => {
    openDeclaratie(v).uitgekeerdBedrag = 1;
  }),
  plant('courseFitsStatus', 'sanne', (v) => {
    handled(v).verloop?.pop();
  }),
  plant('courseFitsStatus', 'sanne', (v) => {
    first(handled(v).verloop ?? []).tijdstip = '2026-01-01T12:00:00Z';
  }),
  plant('expectedDayLiesAhead', 'sanne', (v) => {
    openDeclaratie(v).verwachtOp = '2026-11-20';
  }),
  plant('delayHasReason', 'bram', (v) => {
    const indicators = v.declaratieDetails.flatMap(({ indicatoren }) => indicatoren);
    first(indicators, ({ actief }) => !actief).actief = true;
  }),
  plant('hiddenCareIsHidden', 'sanne', (v) => {
    first(v.declaratieDetails, ({ afgeschermd }) => afgeschermd === true).omschrijving = 'Beugel';
  }),
  plant('declaratiesStandOnce', 'sanne', (v) => {
    v.declaraties.push(first(v.declaraties));
  }),
  plant('stepsAddUp', 'jan', (v) => {
    first(withSteps(v).stappen ?? []).bedrag += 1;
  }),
  plant('payoutAgreesWithLines', 'jan', (v) => {
    first([handled(v).uitkeerInformatie ?? { eigenRisicoBedrag: 0 }]).eigenRisicoBedrag += 0.01;
  }),
  plant('payoutFollowsHandling', 'jan', (v) => {
    first([handled(v).uitkeerInformatie ?? { datum: '' }]).datum = '2020-01-01';
  }),
  plant('everyPayoutIsTold', 'jan', (v) => {
    handled(v).uitkeerInformatie = null;
  }),
  plant('paidWithinTheBill', 'jan', (v) => {
    handled(v).uitgekeerdBedrag = (handled(v).bedrag ?? 0) + 0.01;
  }),
  plant('paidWithinTheBill', 'sanne', (v) => {
    const bill = first(v.declaratieDetails, (one) => one.soortIndiener === 'Zorgverlener');
    bill.uitgekeerdBedrag = 0.01;
  }),
  plant('messagesTellWhatWasPaid', 'jan', (v) => {
    const { nummer, uitkeerInformatie } = handled(v);
    v.berichten.push({
      berichtId: 'b-1',
      soort: 'uitbetaling',
      datum: '2026-11-20',
      gelezen: false,
      kenmerk: nummer,
      bedrag: 0.01,
      dag: uitkeerInformatie?.datum ?? null,
      roepnaam: null,
      geboorteDatum: null,
      zorgsoorten: null,
      gedaan: false,
      gedaanOp: null,
      mislukt: false,
      achterstand: null,
      briefId: null,
      teruggeboekt: false,
      herincassoOp: null,
      vervallen: false,
      regeling: [],
      jaar: null,
      factuur: null,
      betaalverzoek: null,
    });
  }),
];
