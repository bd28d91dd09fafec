import type { FactuurAnswer } from '../answers.ts';
import { first, plant, type PlantedContradiction, type Viewer } from './planting.ts';

const ofKind = <Kind extends FactuurAnswer['detail']['factuurType']>(v: Viewer, kind: Kind) =>
  first(
    v.factuurDetails
      .map(({ detail }) => detail)
      .filter(
        (detail): detail is Extract<typeof detail, { factuurType: Kind }> =>
          detail.factuurType === kind,
      ),
  );
const betaalverzoekOnPage = (v: Viewer) =>
  first(v.factuurDetails.flatMap(({ detail }) => detail.betaalVerzoek ?? []));
const withStatus = (v: Viewer, start: string) =>
  first(v.facturen, ({ status }) => status.startsWith(start));

export const plantedInFacturen: readonly PlantedContradiction[] = [
  plant('invoiceListAgreesWithDetail', 'sanne', (v) => {
    first(v.facturen).status = 'Verrekend';
  }),
  plant('invoiceListAgreesWithDetail', 'sanne', (v) => {
    first(v.facturen).bedrag += 0.01;
  }),
  plant('invoiceAddsUp', 'sanne', (v) => {
    ofKind(v, 'Zorgpremie').bedragEerderBetaaldVerrekend += 0.01;
  }),
  plant('linesSumToInvoice', 'sanne', (v) => {
    first(ofKind(v, 'Zorgpremie').premieRegels).bedrag += 0.01;
  }),
  plant('linesSumToInvoice', 'sanne', (v) => {
    first(ofKind(v, 'EigenrisicoEigenbijdrage').verzekerden).totaalEigenRisico += 0.01;
  }),
  plant('linesSumToInvoice', 'jan', (v) => {
    first(ofKind(v, 'Eigenrisicotermijn').regels).bedrag += 0.01;
  }),
  plant('linesSumToInvoice', 'jan', (v) => {
    first(ofKind(v, 'Eigenrisicoeindafrekening').verzekerden).bedragRegelingTotaal += 0.01;
  }),
  plant('betaalverzoekOnInvoiceAgrees', 'jan', (v) => {
    betaalverzoekOnPage(v).bedragTeBetalen += 0.01;
  }),
  plant('betaalverzoekOnInvoiceAgrees', 'jan', (v) => {
    betaalverzoekOnPage(v).uitersteBetaalDatum = '2026-12-24';
  }),
  plant('careOnInvoiceIsDeclared', 'sanne', (v) => {
    first(first(ofKind(v, 'EigenrisicoEigenbijdrage').verzekerden).regels).datum = '2025-01-01';
  }),
  plant('periodIsAskedOnce', 'fatima', (v) => {
    v.factuurDetails.push({ kenmerk: 'F2026-1', detail: ofKind(v, 'Zorgpremie') });
  }),
  plant('statusIsKnown', 'fatima', (v) => {
    first(v.facturen).status = 'Misschien betaald';
  }),
  plant('statusFits', 'fatima', (v) => {
    withStatus(v, 'Betaald').openBedrag = 1;
  }),
  plant('statusFits', 'jan', (v) => {
    withStatus(v, 'Aanmaning').titel = 'Herinnering';
  }),
  plant('dayInStatusAgrees', 'henk', (v) => {
    withStatus(v, 'Betaald').status = 'Wordt automatisch afgeschreven op 1 december 2026';
  }),
  plant('titleHasBetaalverzoek', 'jan', (v) => {
    withStatus(v, 'Aanmaning').kenmerkBetaalverzoek = null;
  }),
  plant('takenUpTermijnIsSettled', 'jan', (v) => {
    v.specifications.splice(0);
  }),
  plant('waitingMoneyIsSetOff', 'fatima', (v) => {
    first(v.facturen).openBedrag = -1;
    first(v.facturen.slice(1)).openBedrag = 1;
  }),
];
