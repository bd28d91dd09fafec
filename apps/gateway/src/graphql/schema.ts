import type { GraphQLSchema } from 'graphql';
import { createBetalingStatus, addBetalingen } from '../betalingen/betalingen.schema.ts';
import { addConcept } from '../declaraties/concept.schema.ts';
import { addRead } from '../declaraties/read.schema.ts';
import { addToestemming } from '../declaraties/toestemming.schema.ts';
import { createCalculationStep, createMelding } from '../declaraties/declaratieLine.schema.ts';
import { createCorrecties } from '../declaraties/correctie.schema.ts';
import {
  createReactie,
  createReactieKind,
  createReactieStatus,
} from '../declaraties/declaratieParts.schema.ts';
import { addDeclaraties } from '../declaraties/declaraties.schema.ts';
import { addVerwachteVergoeding } from '../declaraties/verwachteVergoeding.schema.ts';
import { addEigenRisico } from '../eigenRisico/eigenRisico.schema.ts';
import {
  createBetaalverzoek,
  createBetaalverzoekBetaling,
} from '../facturen/betaalverzoek.schema.ts';
import { addFacturen } from '../facturen/facturen.schema.ts';
import { addStartRegeling, createRegeling } from '../facturen/regeling.schema.ts';
import { addAchterstanden } from '../facturen/achterstand.schema.ts';
import { addTegoeden } from '../facturen/tegoed.schema.ts';
import { addIncasso } from '../facturen/incasso.schema.ts';
import { addEigenRisicoInTermijnen } from '../facturen/eigenRisicoInTermijnen.schema.ts';
import { addPremieperiode } from '../facturen/premieperiode.schema.ts';
import { addBetaalinstellingen } from '../relatie/betaalinstellingen.schema.ts';
import { addDocumenten } from '../relatie/documenten.schema.ts';
import { addBerichten } from '../relatie/berichten.schema.ts';
import { addRelatieChange } from '../relatie/change.schema.ts';
import { addMachtigingen } from '../relatie/machtigingen.schema.ts';
import { addRelatieLog } from '../relatie/log.schema.ts';
import { addVerzekeringen } from '../relatie/verzekeringen.schema.ts';
import { addMelding } from '../relatie/melding.schema.ts';
import { addRelatie } from '../relatie/relatie.schema.ts';
import { addSessies } from '../sessie/sessie.schema.ts';
import { addVragen } from '../vragen/vragen.schema.ts';
import { addZorggebruik } from '../zorggebruik/zorggebruik.schema.ts';
import { addVerwachting } from '../eigenRisico/verwachting.schema.ts';
import { addVergoedingen } from '../zorgkosten/vergoedingen.schema.ts';
import { addVooraf, createVoorafReason } from '../zorgkosten/vooraf.schema.ts';
import { addZorgkosten } from '../zorgkosten/zorgkosten.schema.ts';
import { addZorgkostenDetail } from '../zorgkosten/zorgkostenDetail.schema.ts';
import { addZorgpassen } from '../zorgpas/zorgpas.schema.ts';
import { createBuilder, createBrandEnum } from './builder.ts';

/**
 * The GraphQL schema, from the `*.schema.ts` of each domain (printed to
 * `packages/contract/src/generated/schema.graphql`).
 */
export function createSchema(): GraphQLSchema {
  const builder = createBuilder();
  const brand = createBrandEnum(builder);
  const { relatie, verzekerde } = addRelatie(builder, brand);
  addRelatieChange(builder, relatie);
  addRelatieLog(builder);
  addMachtigingen(builder);
  addAchterstanden(builder);
  addBerichten(builder);
  addBetaalinstellingen(builder);
  addIncasso(builder);
  addPremieperiode(builder);
  addEigenRisicoInTermijnen(builder);
  addMelding(builder, relatie);
  addVerzekeringen(builder);
  addDocumenten(builder);
  addSessies(builder);
  addZorgpassen(builder);
  const melding = createMelding(builder);
  const reactieKind = createReactieKind(builder);
  const reactieStatus = createReactieStatus(builder);
  const reactie = createReactie(builder, reactieKind, reactieStatus);
  const correcties = createCorrecties(builder);
  const step = createCalculationStep(builder);
  const parts = { melding, reactieKind, reactie, step, correcties };
  addDeclaraties(builder, parts);
  addVragen(builder, reactieKind, reactieStatus);
  addToestemming(builder);
  addConcept(builder);
  addRead(builder);
  addEigenRisico(builder, brand, verzekerde);
  addZorggebruik(builder);
  addZorgkosten(builder, correcties);
  addZorgkostenDetail(builder, parts);
  const reason = createVoorafReason(builder);
  addVooraf(builder, melding, reason);
  addVergoedingen(builder);
  addVerwachteVergoeding(builder, parts, reason);
  addVerwachting(builder);
  const betalingStatus = createBetalingStatus(builder);
  const lastBetaling = createBetaalverzoekBetaling(builder, betalingStatus);
  const regeling = createRegeling(builder);
  const betaalverzoek = createBetaalverzoek(builder, lastBetaling, regeling);
  addFacturen(builder, betaalverzoek, { betaling: lastBetaling, regeling, correcties });
  addStartRegeling(builder);
  addTegoeden(builder);
  addBetalingen(builder, betalingStatus, betaalverzoek);
  return builder.toSchema();
}
