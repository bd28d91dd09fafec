import type { FactuurInLijst } from '@mijn/contract/facturen';
import { factuurSoorten } from '@mijn/domain/factuursoorten';
import { eurosNaarCenten } from '@mijn/domain/geld';
import type { Builder } from '../graphql/builder.ts';
import {
  getBetaalverzoek,
  getFactuur,
  getSpecificatie,
  listBetaalverzoeken,
  listFacturen,
} from '../provider/facturen.ts';
import type { BetaalverzoekRef } from './betaalverzoek.schema.ts';
import { maakFactuur } from './factuur.schema.ts';
import { maakSpecificatie } from './specificatie.schema.ts';

function maakSoort(builder: Builder) {
  return builder.enumType('SoortFactuur', { values: factuurSoorten });
}

/** The kinds of invoice as an enum of the schema. */
export type SoortFactuurEnum = ReturnType<typeof maakSoort>;

function maakFactuurInLijst(builder: Builder, soort: SoortFactuurEnum) {
  return builder.objectRef<FactuurInLijst>('FactuurInLijst').implement({
    fields: (t) => ({
      afgeschermd: t.boolean({
        description: 'True when some of its care is hidden from this viewer (decisions §2).',
        resolve: ({ afgeschermd }) => afgeschermd ?? false,
      }),
      bedrag: t.int({
        description: 'Integer cents; below zero when the person gets it.',
        resolve: ({ bedrag }) => eurosNaarCenten(bedrag),
      }),
      betalingsRegelingId: t.exposeString('betalingsRegelingId', { nullable: true }),
      datum: t.exposeString('datum'),
      datumAutomatischeIncasso: t.exposeString('datumAutomatischeIncasso', { nullable: true }),
      kenmerk: t.exposeString('kenmerk'),
      kenmerkBetaalverzoek: t.exposeString('kenmerkBetaalverzoek', { nullable: true }),
      openBedrag: t.int({
        nullable: true,
        description: 'Integer cents; null where the insurer has no such extension.',
        resolve: ({ openBedrag }) =>
          openBedrag === undefined ? null : eurosNaarCenten(openBedrag),
      }),
      periode: t.exposeString('periode', {
        nullable: true,
        description: 'What it is about: yyyy-mm, yyyy or nothing of the kind.',
      }),
      soortFactuur: t.expose('soortFactuur', { type: soort }),
      status: t.exposeString('status', { description: 'A text of §4, or one nobody knows yet.' }),
      titel: t.exposeString('titel', { nullable: true }),
      uitersteBetaalDatum: t.exposeString('uitersteBetaalDatum', { nullable: true }),
    }),
  });
}

function voegFacturenVeldenToe(builder: Builder, soort: SoortFactuurEnum): void {
  const inLijst = maakFactuurInLijst(builder, soort);
  const factuur = maakFactuur(builder, soort);
  const specificatie = maakSpecificatie(builder);
  builder.queryFields((t) => ({
    facturen: t.field({
      type: [inLijst],
      nullable: true,
      description: 'Newest first; none for who is not verzekeringsnemer.',
      resolve: (_, __, { aanroep }) => listFacturen(aanroep),
    }),
    factuur: t.field({
      type: factuur,
      nullable: true,
      args: { kenmerk: t.arg.string({ required: true }) },
      resolve: (_, { kenmerk }, { aanroep }) => getFactuur(aanroep, kenmerk),
    }),
    eindafrekeningSpecificatie: t.field({
      type: specificatie,
      nullable: true,
      description: 'Without a year that of the settlement.',
      args: {
        kenmerk: t.arg.string({ required: true }),
        relatienummer: t.arg.string({ required: true }),
        jaarRegeling: t.arg.int(),
      },
      resolve: (_, vraag, { aanroep }) => getSpecificatie(aanroep, vraag),
    }),
  }));
}

/** Puts invoices and payment requests into the schema: the lists, and each in detail. */
export function voegFacturenToe(builder: Builder, betaalverzoek: BetaalverzoekRef): void {
  voegFacturenVeldenToe(builder, maakSoort(builder));
  builder.queryFields((t) => ({
    betaalverzoeken: t.field({
      type: [betaalverzoek],
      nullable: true,
      description: 'Those with something to pay, the most urgent first.',
      resolve: (_, __, { aanroep }) => listBetaalverzoeken(aanroep),
    }),
    betaalverzoek: t.field({
      type: betaalverzoek,
      nullable: true,
      description: 'By its 16 digits; also a paid one.',
      args: { kenmerk: t.arg.string({ required: true }) },
      resolve: (_, { kenmerk }, { aanroep }) => getBetaalverzoek(aanroep, kenmerk),
    }),
  }));
}
