import type { FactuurKern } from '@mijn/contract/facturen';
import type { FactuurSoort } from '@mijn/domain/factuursoorten';
import { eurosNaarCenten } from '@mijn/domain/geld';
import { inCenten, type Builder } from '../graphql/builder.ts';
import type { Factuur } from '../provider/facturen.ts';
import {
  maakEindafrekeningVerzekerde,
  maakPeriode,
  maakPremieRegel,
  maakRisicoPeriodeRegel,
  maakRisicoVerzekerde,
} from './factuurRegels.schema.ts';
import type { SoortFactuurEnum } from './facturen.schema.ts';

type VanSoort<Soort extends FactuurSoort> = Extract<Factuur, { factuurType: Soort }>;

function maakBetaalVerzoek(builder: Builder) {
  return builder
    .objectRef<NonNullable<FactuurKern['betaalVerzoek']>>('FactuurBetaalVerzoek')
    .implement({
      fields: (t) => ({
        aantalFacturen: t.exposeInt('aantalFacturen'),
        bedragTeBetalen: t.int({
          description: inCenten,
          resolve: (verzoek) => eurosNaarCenten(verzoek.bedragTeBetalen),
        }),
        betalingsKenmerkOpgemaakt: t.exposeString('betalingsKenmerkOpgemaakt'),
        datum: t.exposeString('datum'),
        kenmerk: t.exposeString('kenmerk', { description: '16 digits.' }),
        uitersteBetaalDatum: t.exposeString('uitersteBetaalDatum'),
      }),
    });
}

/** What every invoice in detail has (§3). */
function maakDetail(builder: Builder, soort: SoortFactuurEnum) {
  const betaalVerzoek = maakBetaalVerzoek(builder);
  return builder.interfaceRef<Factuur>('FactuurDetail').implement({
    fields: (t) => {
      const bedrag = (lees: (factuur: Factuur) => number) =>
        t.int({ description: inCenten, resolve: (factuur) => eurosNaarCenten(lees(factuur)) });
      return {
        bedragEerderBetaaldVerrekend: bedrag((factuur) => factuur.bedragEerderBetaaldVerrekend),
        bedragTeBetalen: bedrag((factuur) => factuur.bedragTeBetalen),
        bedragTotaal: bedrag((factuur) => factuur.bedragTotaal),
        betaalVerzoek: t.expose('betaalVerzoek', { type: betaalVerzoek, nullable: true }),
        betalingsRegelingId: t.exposeString('betalingsRegelingId', { nullable: true }),
        datum: t.exposeString('datum'),
        datumAutomatischeIncasso: t.exposeString('datumAutomatischeIncasso', { nullable: true }),
        factuurType: t.expose('factuurType', { type: soort }),
        kenmerk: t.exposeString('kenmerk'),
        kenmerkOpgemaakt: t.exposeString('kenmerkOpgemaakt'),
        rekeningNummerZenZ: t.exposeString('rekeningNummerZenZ'),
        status: t.exposeString('status', { description: 'A text of §4, or one nobody knows yet.' }),
        titel: t.exposeString('titel'),
      };
    },
  });
}

type DetailRef = ReturnType<typeof maakDetail>;

function maakSoorten(builder: Builder, detail: DetailRef) {
  const periode = maakPeriode(builder);
  const premieRegel = maakPremieRegel(builder, periode);
  const risicoVerzekerde = maakRisicoVerzekerde(builder);
  const periodeRegel = maakRisicoPeriodeRegel(builder, periode);
  const eindVerzekerde = maakEindafrekeningVerzekerde(builder);
  const interfaces = [detail];
  return [
    builder.objectRef<VanSoort<'Zorgpremie'>>('PremieFactuur').implement({
      interfaces,
      fields: (t) => ({ premieRegels: t.expose('premieRegels', { type: [premieRegel] }) }),
    }),
    builder.objectRef<VanSoort<'EigenrisicoEigenbijdrage'>>('RisicoFactuur').implement({
      interfaces,
      fields: (t) => ({ verzekerden: t.expose('verzekerden', { type: [risicoVerzekerde] }) }),
    }),
    builder.objectRef<VanSoort<'Eigenrisicotermijn'>>('RisicoPeriodeFactuur').implement({
      interfaces,
      fields: (t) => ({ regels: t.expose('regels', { type: [periodeRegel] }) }),
    }),
    builder.objectRef<VanSoort<'Eigenrisicoeindafrekening'>>('EindafrekeningFactuur').implement({
      interfaces,
      fields: (t) => ({ verzekerden: t.expose('verzekerden', { type: [eindVerzekerde] }) }),
    }),
  ];
}

const typeBijSoort: Readonly<Record<FactuurSoort, string>> = {
  Zorgpremie: 'PremieFactuur',
  EigenrisicoEigenbijdrage: 'RisicoFactuur',
  Eigenrisicotermijn: 'RisicoPeriodeFactuur',
  Eigenrisicoeindafrekening: 'EindafrekeningFactuur',
};

/** An invoice in detail: a union by `factuurType` (contract.md, GraphQL) of types that share FactuurDetail. */
export function maakFactuur(builder: Builder, soort: SoortFactuurEnum) {
  return builder.unionType('Factuur', {
    types: maakSoorten(builder, maakDetail(builder, soort)),
    resolveType: ({ factuurType }) => typeBijSoort[factuurType],
  });
}
