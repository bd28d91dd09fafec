import type { ResultOf } from 'gql.tada';
import { exampleDeclaratieInList } from '../declaraties/declaratieInList.testing.ts';
import type { overzichtOperation } from './OverzichtPage.operations.ts';

/** Answer of the insurer to the overview's operation. */
export type OverzichtData = ResultOf<typeof overzichtOperation>;

/** Sanne. */
export const relatie: NonNullable<OverzichtData['relatie']> = {
  relatieNummer: '1001',
  opgemaakteNaam: 'S. de Vries',
  roepnaam: 'Sanne',
  leeftijd: 41,
  vandaag: '2026-11-21',
  eigenRisicoOnbekend: false,
  verzekerd: true,
  melding: null,
};

/** Her own risk, of which a part is used. */
export const eigenRisico = {
  verplichtBedrag: 38_500,
  vrijwilligBedrag: 0,
  totaalVerbruikt: 10_000,
  totaalResterend: 28_500,
  inTermijnen: false,
  merk: null,
  perMerk: null,
};

/** A claim that was judged and seen. */
export const declaratie = { ...exampleDeclaratieInList, verwachtOp: null };

/** An invoice that is to be paid. */
export const exampleBetaalverzoek = {
  titel: 'Factuur',
  betalingsKenmerk: '5000056789012345',
  bedragTeBetalen: 15_420,
  uitersteBetaalDatum: '2026-11-30',
  betaling: null,
};

/** Money of that claim that waits for an account. */
export const tegoed = {
  soort: 'declaratie',
  kenmerk: declaratie.nummer,
  bedrag: 8_250,
  sinds: '2026-11-12',
} as const;

/** Answer for somebody with nothing left to do. */
export const upToDate: OverzichtData = {
  relatie,
  declaraties: { declaraties: [declaratie] },
  betaalverzoeken: [],
  tegoeden: [],
  onderweg: [],
  concept: null,
  eigenRisico,
  verzekerden: null,
};
