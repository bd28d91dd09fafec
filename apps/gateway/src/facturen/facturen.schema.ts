import type { FactuurInList } from '@mijn/contract/facturen';
import { factuurKinds } from '@mijn/domain/factuur';
import type { CorrectieRefs } from '../declaraties/correctie.schema.ts';
import type { Builder } from '../graphql/builder.ts';
import { centsIfKnown, centsOf } from '../graphql/cents.ts';
import { ask, askKnown } from '../provider/ask.ts';
import { getFactuur } from '../provider/facturen.ts';
import type { BetaalverzoekBetalingRef, BetaalverzoekRef } from './betaalverzoek.schema.ts';
import { createFactuur } from './factuur.schema.ts';
import type { RegelingRef } from './regeling.schema.ts';
import { createSpecification } from './specificatie.schema.ts';

function createKindEnum(builder: Builder) {
  return builder.enumType('SoortFactuur', { values: factuurKinds });
}

export type FactuurKindEnum = ReturnType<typeof createKindEnum>;

function createPremieOfYear(builder: Builder) {
  return builder.objectRef<YearAmount>('PremiePerJaar').implement({
    fields: (t) => ({ bedrag: t.int(centsOf('bedrag')), jaar: t.exposeInt('jaar') }),
  });
}

type YearAmount = NonNullable<FactuurInList['premiePerJaar']>[number];

function createFactuurInList(builder: Builder, kind: FactuurKindEnum, regeling: RegelingRef) {
  const premieOfYear = createPremieOfYear(builder);
  return builder.objectRef<FactuurInList>('FactuurInList').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag', 'Integer cents; below zero when the person gets it.')),
      betalingsRegelingId: t.exposeString('betalingsRegelingId', { nullable: true }),
      datum: t.exposeString('datum'),
      datumAutomatischeIncasso: t.exposeString('datumAutomatischeIncasso', { nullable: true }),
      kenmerk: t.exposeString('kenmerk'),
      kenmerkBetaalverzoek: t.exposeString('kenmerkBetaalverzoek', { nullable: true }),
      openBedrag: t.int(centsIfKnown('openBedrag', 'Integer cents; null without the extension.')),
      periode: t.exposeString('periode', {
        nullable: true,
        description: 'Period: yyyy-mm, yyyy-mm/yyyy-mm or yyyy; null for other invoices.',
      }),
      premiePerJaar: t.expose('premiePerJaar', {
        type: [premieOfYear],
        nullable: true,
        description:
          'Premium per calendar year; null for other invoices, or without the extension.',
      }),
      regeling: t.expose('regeling', {
        type: regeling,
        nullable: true,
        description: 'Its running arrangement; null without one, or without the extension.',
      }),
      soortFactuur: t.expose('soortFactuur', { type: kind }),
      status: t.exposeString('status', {
        description: 'A text of §4; clients must accept unknown ones.',
      }),
      titel: t.exposeString('titel', { nullable: true }),
      uitersteBetaalDatum: t.exposeString('uitersteBetaalDatum', { nullable: true }),
    }),
  });
}

/** Types shared with other parts of the schema. */
interface Refs {
  readonly betaling: BetaalverzoekBetalingRef;
  readonly regeling: RegelingRef;
  readonly correcties: CorrectieRefs;
}

function addFacturenFields(
  builder: Builder,
  kind: FactuurKindEnum,
  { betaling, regeling, correcties }: Refs,
): void {
  const inList = createFactuurInList(builder, kind, regeling);
  const factuur = createFactuur(builder, kind, betaling, regeling);
  const specificatie = createSpecification(builder, correcties);
  builder.queryFields((t) => ({
    facturen: t.field({
      type: [inList],
      nullable: true,
      description: 'Newest first; empty unless the caller is the verzekeringsnemer.',
      resolve: async (_, __, { call }) => (await ask(call, 'listFacturen', {})).body.facturen,
    }),
    factuur: t.field({
      type: factuur,
      nullable: true,
      args: { kenmerk: t.arg.string({ required: true }) },
      resolve: (_, { kenmerk }, { call }) => getFactuur(call, kenmerk),
    }),
    eindafrekeningSpecificatie: t.field({
      type: specificatie,
      nullable: true,
      description: 'The year defaults to that of the settlement.',
      args: {
        kenmerk: t.arg.string({ required: true }),
        relatienummer: t.arg.string({ required: true }),
        jaarRegeling: t.arg.int(),
      },
      resolve: async (_, { kenmerk, relatienummer, jaarRegeling }, { call }) => {
        const params = { factuurkenmerk: kenmerk, relatienummer };
        return (await askKnown(call, 'getSpecificatie', { params, query: { jaarRegeling } })).body;
      },
    }),
  }));
}

/** Adds invoices and payment requests to the schema: lists and details. */
export function addFacturen(builder: Builder, betaalverzoek: BetaalverzoekRef, refs: Refs): void {
  addFacturenFields(builder, createKindEnum(builder), refs);
  builder.queryFields((t) => ({
    betaalverzoeken: t.field({
      type: [betaalverzoek],
      nullable: true,
      description: 'Requests with an amount to pay, most urgent first.',
      resolve: async (_, __, { call }) =>
        (await ask(call, 'listBetaalverzoeken', {})).betaalverzoeken,
    }),
    betaalverzoek: t.field({
      type: betaalverzoek,
      nullable: true,
      description: 'A payment request by its 16 digits; also a paid one.',
      args: { kenmerk: t.arg.string({ required: true }) },
      resolve: async (_, { kenmerk }, { call }) => {
        const params = { betaalkenmerk: kenmerk };
        return (await askKnown(call, 'getBetaalverzoek', { params })).betaalverzoek;
      },
    }),
  }));
}
