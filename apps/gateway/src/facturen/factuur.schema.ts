import type { FactuurCore } from '@mijn/contract/facturen';
import type { FactuurKind } from '@mijn/domain/factuur';
import { type Euros, eurosToCents } from '@mijn/domain/money';
import type { Builder } from '../graphql/builder.ts';
import { centsIfKnown, centsOf, inCents } from '../graphql/cents.ts';
import type { Factuur } from '../provider/facturen.ts';
import { payoutDayOf } from '../provider/tegoeden.ts';
import {
  createEindafrekeningVerzekerde,
  createPeriod,
  createPremieLine,
  createRisicoPeriodLine,
  createRisicoVerzekerde,
} from './factuurLines.schema.ts';
import type { BetaalverzoekBetalingRef } from './betaalverzoek.schema.ts';
import { createBoeking, type RegelingRef } from './regeling.schema.ts';
import type { FactuurKindEnum } from './facturen.schema.ts';

type FactuurOfKind<Kind extends FactuurKind> = Extract<Factuur, { factuurType: Kind }>;

function createFactuurBetaalverzoek(builder: Builder, betaling: BetaalverzoekBetalingRef) {
  return builder
    .objectRef<NonNullable<FactuurCore['betaalVerzoek']>>('FactuurBetaalVerzoek')
    .implement({
      fields: (t) => ({
        aantalFacturen: t.exposeInt('aantalFacturen'),
        bedragTeBetalen: t.int(centsOf('bedragTeBetalen')),
        betaling: t.expose('betaling', {
          type: betaling,
          nullable: true,
          description: 'The last payment attempt; null without one.',
        }),
        betalingsKenmerkOpgemaakt: t.exposeString('betalingsKenmerkOpgemaakt'),
        datum: t.exposeString('datum'),
        kostenBijNietBetalen: t.int(
          centsIfKnown(
            'kostenBijNietBetalen',
            'Integer cents; the collection costs that an Aanmaning warns of.',
          ),
        ),
        kenmerk: t.exposeString('kenmerk', { description: '16 digits.' }),
        uitersteBetaalDatum: t.exposeString('uitersteBetaalDatum'),
      }),
    });
}

/** Creates the fields of every invoice in detail (§3). */
function createDetail(
  builder: Builder,
  kind: FactuurKindEnum,
  betaling: BetaalverzoekBetalingRef,
  regeling: RegelingRef,
) {
  const boeking = createBoeking(builder);
  const betaalVerzoek = createFactuurBetaalverzoek(builder, betaling);
  return builder.interfaceRef<Factuur>('FactuurDetail').implement({
    fields: (t) => {
      const amount = (read: (factuur: Factuur) => Euros) =>
        t.int({ description: inCents, resolve: (factuur) => eurosToCents(read(factuur)) });
      return {
        bedragEerderBetaaldVerrekend: amount((factuur) => factuur.bedragEerderBetaaldVerrekend),
        bedragTeBetalen: amount((factuur) => factuur.bedragTeBetalen),
        bedragTotaal: amount((factuur) => factuur.bedragTotaal),
        betaalVerzoek: t.expose('betaalVerzoek', { type: betaalVerzoek, nullable: true }),
        boekingen: t.field({
          type: [boeking],
          description: 'Oldest first; empty without the extension.',
          resolve: ({ boekingen }) => boekingen ?? [],
        }),
        betalingsRegelingId: t.exposeString('betalingsRegelingId', { nullable: true }),
        datum: t.exposeString('datum'),
        datumAutomatischeIncasso: t.exposeString('datumAutomatischeIncasso', { nullable: true }),
        factuurType: t.expose('factuurType', { type: kind }),
        kenmerk: t.exposeString('kenmerk'),
        kenmerkOpgemaakt: t.exposeString('kenmerkOpgemaakt'),
        regeling: t.expose('regeling', {
          type: regeling,
          nullable: true,
          description: 'Its running arrangement; null without one, or without the extension.',
        }),
        rekeningNummerZenZ: t.exposeString('rekeningNummerZenZ'),
        status: t.exposeString('status', {
          description: 'A text of §4; clients must accept unknown ones.',
        }),
        titel: t.exposeString('titel'),
        uitbetalingVerwachtOp: t.string({
          nullable: true,
          description: 'yyyy-mm-dd: last day of its payout; null without one, or when unknown.',
          resolve: ({ bedragTeBetalen, kenmerk }, _, { call }) =>
            bedragTeBetalen < 0 ? payoutDayOf(call, kenmerk) : null,
        }),
      };
    },
  });
}

type DetailRef = ReturnType<typeof createDetail>;

function createKinds(builder: Builder, detail: DetailRef) {
  const period = createPeriod(builder);
  const premieLine = createPremieLine(builder, period);
  const risicoVerzekerde = createRisicoVerzekerde(builder);
  const periodLine = createRisicoPeriodLine(builder, period);
  const eindafrekeningVerzekerde = createEindafrekeningVerzekerde(builder);
  const interfaces = [detail];
  return [
    builder.objectRef<FactuurOfKind<'Zorgpremie'>>('PremieFactuur').implement({
      interfaces,
      fields: (t) => ({ premieRegels: t.expose('premieRegels', { type: [premieLine] }) }),
    }),
    builder.objectRef<FactuurOfKind<'EigenrisicoEigenbijdrage'>>('RisicoFactuur').implement({
      interfaces,
      fields: (t) => ({ verzekerden: t.expose('verzekerden', { type: [risicoVerzekerde] }) }),
    }),
    builder.objectRef<FactuurOfKind<'Eigenrisicotermijn'>>('RisicoPeriodeFactuur').implement({
      interfaces,
      fields: (t) => ({ regels: t.expose('regels', { type: [periodLine] }) }),
    }),
    builder
      .objectRef<FactuurOfKind<'Eigenrisicoeindafrekening'>>('EindafrekeningFactuur')
      .implement({
        interfaces,
        fields: (t) => ({
          verzekerden: t.expose('verzekerden', { type: [eindafrekeningVerzekerde] }),
        }),
      }),
  ];
}

const typeByKind: Readonly<Record<FactuurKind, string>> = {
  Zorgpremie: 'PremieFactuur',
  EigenrisicoEigenbijdrage: 'RisicoFactuur',
  Eigenrisicotermijn: 'RisicoPeriodeFactuur',
  Eigenrisicoeindafrekening: 'EindafrekeningFactuur',
};

/**
 * Creates the type of an invoice in detail: a union by `factuurType` (docs/contract.md, GraphQL) of types
 * that share FactuurDetail.
 */
export function createFactuur(
  builder: Builder,
  kind: FactuurKindEnum,
  betaling: BetaalverzoekBetalingRef,
  regeling: RegelingRef,
) {
  return builder.unionType('Factuur', {
    types: createKinds(builder, createDetail(builder, kind, betaling, regeling)),
    resolveType: ({ factuurType }) => typeByKind[factuurType],
  });
}
