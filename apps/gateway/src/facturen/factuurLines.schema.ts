import { settlementReasons } from '@mijn/contract/extensions';
import type {
  EindafrekeningFactuur,
  PremieFactuur,
  RisicoFactuur,
  RisicoPeriodFactuur,
} from '@mijn/contract/facturen';
import type { Builder } from '../graphql/builder.ts';
import { centsOf } from '../graphql/cents.ts';

type PremieLine = PremieFactuur['premieRegels'][number];
type RisicoVerzekerde = RisicoFactuur['verzekerden'][number];

/** Creates the type of a period of days, both included. */
export function createPeriod(builder: Builder) {
  return builder.objectRef<PremieLine['periode']>('FactuurPeriode').implement({
    fields: (t) => ({
      datumEinde: t.exposeString('datumEinde'),
      datumIngang: t.exposeString('datumIngang'),
    }),
  });
}

type PeriodRef = ReturnType<typeof createPeriod>;

/** Creates the type of a premium invoice's line. */
export function createPremieLine(builder: Builder, period: PeriodRef) {
  return builder.objectRef<PremieLine>('PremieRegel').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      omschrijving: t.exposeString('omschrijving'),
      periode: t.expose('periode', { type: period }),
    }),
  });
}

function createRisicoLine(builder: Builder) {
  return builder.objectRef<RisicoVerzekerde['regels'][number]>('RisicoRegel').implement({
    fields: (t) => ({
      afgeschermd: t.boolean({
        description: 'True when the care is hidden from this viewer (docs/decisions.md §2).',
        resolve: ({ afgeschermd, omschrijving }) => afgeschermd ?? omschrijving === null,
      }),
      bedragEigenBijdrage: t.int(centsOf('bedragEigenBijdrage')),
      bedragEigenRisico: t.int(centsOf('bedragEigenRisico')),
      datum: t.exposeString('datum'),
      declaratieNummer: t.exposeString('declaratieNummer', { nullable: true }),
      declaratieVolgnummer: t.exposeInt('declaratieVolgnummer', { nullable: true }),
      omschrijving: t.exposeString('omschrijving', { nullable: true }),
      zorgverlener: t.exposeString('zorgverlener', { nullable: true }),
    }),
  });
}

/** Creates the type of an insured person on an own-risk invoice: lines and totals. */
export function createRisicoVerzekerde(builder: Builder) {
  const line = createRisicoLine(builder);
  return builder.objectRef<RisicoVerzekerde>('RisicoVerzekerde').implement({
    fields: (t) => ({
      geboorteDatum: t.exposeString('geboorteDatum'),
      naamVerzekerde: t.exposeString('naamVerzekerde'),
      regels: t.expose('regels', { type: [line] }),
      totaalEigenBijdrage: t.int(centsOf('totaalEigenBijdrage')),
      totaalEigenRisico: t.int(centsOf('totaalEigenRisico')),
    }),
  });
}

/** Creates the type of a line of an own-risk instalment. */
export function createRisicoPeriodLine(builder: Builder, period: PeriodRef) {
  return builder.objectRef<RisicoPeriodFactuur['regels'][number]>('RisicoPeriodeRegel').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      geboorteDatum: t.exposeString('geboorteDatum'),
      naamVerzekerde: t.exposeString('naamVerzekerde'),
      omschrijving: t.exposeString('omschrijving'),
      periode: t.expose('periode', { type: period }),
    }),
  });
}

/** Creates the type of an insured person on a final settlement. */
export function createEindafrekeningVerzekerde(builder: Builder) {
  const reason = builder.enumType('EindafrekeningReden', { values: settlementReasons });
  return builder
    .objectRef<EindafrekeningFactuur['verzekerden'][number]>('EindafrekeningVerzekerde')
    .implement({
      fields: (t) => ({
        bedragRegelingTotaal: t.int(centsOf('bedragRegelingTotaal')),
        geboorteDatum: t.exposeString('geboorteDatum'),
        jaarRegeling: t.exposeInt('jaarRegeling'),
        naamVerzekerde: t.exposeString('naamVerzekerde'),
        reden: t.field({
          type: reason,
          nullable: true,
          description: 'Reason of the settlement; null when unknown.',
          resolve: (one) => one.reden ?? null,
        }),
        relatienummerVerzekerde: t.exposeString('relatienummerVerzekerde'),
      }),
    });
}
