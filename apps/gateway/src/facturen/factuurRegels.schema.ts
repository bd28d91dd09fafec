import type {
  EindafrekeningFactuur,
  PremieFactuur,
  RisicoFactuur,
  RisicoPeriodeFactuur,
} from '@mijn/contract/facturen';
import { eurosNaarCenten } from '@mijn/domain/geld';
import { inCenten, type Builder } from '../graphql/builder.ts';

type PremieRegel = PremieFactuur['premieRegels'][number];
type RisicoVerzekerde = RisicoFactuur['verzekerden'][number];

/** A period of days, both included. */
export function maakPeriode(builder: Builder) {
  return builder.objectRef<PremieRegel['periode']>('FactuurPeriode').implement({
    fields: (t) => ({
      datumEinde: t.exposeString('datumEinde'),
      datumIngang: t.exposeString('datumIngang'),
    }),
  });
}

type PeriodeRef = ReturnType<typeof maakPeriode>;

/** A line of a premium invoice. */
export function maakPremieRegel(builder: Builder, periode: PeriodeRef) {
  return builder.objectRef<PremieRegel>('PremieRegel').implement({
    fields: (t) => ({
      bedrag: t.int({ description: inCenten, resolve: ({ bedrag }) => eurosNaarCenten(bedrag) }),
      omschrijving: t.exposeString('omschrijving'),
      periode: t.expose('periode', { type: periode }),
    }),
  });
}

function maakRisicoRegel(builder: Builder) {
  return builder.objectRef<RisicoVerzekerde['regels'][number]>('RisicoRegel').implement({
    fields: (t) => ({
      afgeschermd: t.boolean({
        description: 'True when the care is hidden from this viewer (decisions §2).',
        resolve: ({ afgeschermd, omschrijving }) => afgeschermd ?? omschrijving === null,
      }),
      bedragEigenBijdrage: t.int({
        description: inCenten,
        resolve: (regel) => eurosNaarCenten(regel.bedragEigenBijdrage),
      }),
      bedragEigenRisico: t.int({
        description: inCenten,
        resolve: (regel) => eurosNaarCenten(regel.bedragEigenRisico),
      }),
      datum: t.exposeString('datum'),
      declaratieNummer: t.exposeString('declaratieNummer', { nullable: true }),
      declaratieVolgnummer: t.exposeInt('declaratieVolgnummer', { nullable: true }),
      omschrijving: t.exposeString('omschrijving', { nullable: true }),
      zorgverlener: t.exposeString('zorgverlener', { nullable: true }),
    }),
  });
}

/** One insured on an own-risk invoice: lines and totals. */
export function maakRisicoVerzekerde(builder: Builder) {
  const regel = maakRisicoRegel(builder);
  return builder.objectRef<RisicoVerzekerde>('RisicoVerzekerde').implement({
    fields: (t) => ({
      geboorteDatum: t.exposeString('geboorteDatum'),
      naamVerzekerde: t.exposeString('naamVerzekerde'),
      regels: t.expose('regels', { type: [regel] }),
      totaalEigenBijdrage: t.int({
        description: inCenten,
        resolve: (verzekerde) => eurosNaarCenten(verzekerde.totaalEigenBijdrage),
      }),
      totaalEigenRisico: t.int({
        description: inCenten,
        resolve: (verzekerde) => eurosNaarCenten(verzekerde.totaalEigenRisico),
      }),
    }),
  });
}

/** A line of an invoice of an own-risk instalment. */
export function maakRisicoPeriodeRegel(builder: Builder, periode: PeriodeRef) {
  return builder.objectRef<RisicoPeriodeFactuur['regels'][number]>('RisicoPeriodeRegel').implement({
    fields: (t) => ({
      bedrag: t.int({ description: inCenten, resolve: ({ bedrag }) => eurosNaarCenten(bedrag) }),
      geboorteDatum: t.exposeString('geboorteDatum'),
      naamVerzekerde: t.exposeString('naamVerzekerde'),
      omschrijving: t.exposeString('omschrijving'),
      periode: t.expose('periode', { type: periode }),
    }),
  });
}

/** One insured on a final settlement. */
export function maakEindafrekeningVerzekerde(builder: Builder) {
  return builder
    .objectRef<EindafrekeningFactuur['verzekerden'][number]>('EindafrekeningVerzekerde')
    .implement({
      fields: (t) => ({
        bedragRegelingTotaal: t.int({
          description: inCenten,
          resolve: (verzekerde) => eurosNaarCenten(verzekerde.bedragRegelingTotaal),
        }),
        geboorteDatum: t.exposeString('geboorteDatum'),
        jaarRegeling: t.exposeInt('jaarRegeling'),
        naamVerzekerde: t.exposeString('naamVerzekerde'),
        relatienummerVerzekerde: t.exposeString('relatienummerVerzekerde'),
      }),
    });
}
