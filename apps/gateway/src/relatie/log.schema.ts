import { type Bewaartermijn, bewaarEenheden } from '@mijn/contract/bewaartermijnen';
import { type Inzage, viewerKinds, type Wijziging } from '@mijn/contract/relatieLog';
import type { Builder } from '../graphql/builder.ts';
import { ask, type Asker } from '../provider/ask.ts';

function createWijziging(builder: Builder) {
  return builder.objectRef<Wijziging>('Wijziging').implement({
    fields: (t) => ({
      doorMedewerker: t.boolean({ resolve: ({ door }) => door === 'medewerker' }),
      naar: t.exposeString('naar', { nullable: true }),
      tijdstip: t.exposeString('tijdstip', { description: 'RFC 3339.' }),
      van: t.exposeString('van', { nullable: true }),
      veld: t.exposeString('veld'),
    }),
  });
}

function createInzage(builder: Builder) {
  const who = builder.enumType('InzageKijker', { values: viewerKinds });
  return builder.objectRef<Inzage>('Inzage').implement({
    fields: (t) => ({
      aantal: t.exposeInt('aantal'),
      dag: t.exposeString('dag', { description: 'yyyy-mm-dd.' }),
      naam: t.exposeString('naam', {
        nullable: true,
        description: 'Name of a representative, if the insurer knows them.',
      }),
      laatst: t.exposeString('laatst', { description: 'RFC 3339.' }),
      operatie: t.exposeString('operatie'),
      reden: t.exposeString('reden', { nullable: true, description: 'Reason given by staff.' }),
      wie: t.expose('wie', { type: who }),
    }),
  });
}

function createBewaartermijn(builder: Builder) {
  const unit = builder.enumType('BewaarEenheid', { values: bewaarEenheden });
  return builder.objectRef<Bewaartermijn>('Bewaartermijn').implement({
    fields: (t) => ({
      aantal: t.exposeInt('aantal'),
      eenheid: t.expose('eenheid', { type: unit }),
      minstens: t.exposeBoolean('minstens', {
        description: 'Kept at least so long; false: removed after it.',
      }),
      soort: t.exposeString('soort', { description: 'Kind of data.' }),
    }),
  });
}

interface InzagenPage {
  readonly bladzijden: number;
  readonly inzagen: readonly Inzage[];
}

/** Fetches a page of accesses; an insurer without pages returns all as the first. */
async function fetchInzagenPage(call: Asker, page: number): Promise<InzagenPage> {
  const query = { bladzijde: page > 1 ? page : undefined };
  const { inzagen, bladzijden = 1 } = await ask(call, 'listInzagen', { query });
  return { inzagen, bladzijden };
}

function createLooksPage(builder: Builder, inzage: ReturnType<typeof createInzage>) {
  return builder.objectRef<InzagenPage>('InzagenBladzijde').implement({
    fields: (t) => ({
      bladzijden: t.exposeInt('bladzijden', { description: 'Number of pages.' }),
      inzagen: t.field({ type: [inzage], resolve: ({ inzagen }) => inzagen }),
    }),
  });
}

/** Adds changes of the person's data, accesses to it, and how long it is kept, to the schema (extensions). */
export function addRelatieLog(builder: Builder): void {
  const wijziging = createWijziging(builder);
  const inzage = createInzage(builder);
  const looksPage = createLooksPage(builder, inzage);
  const bewaartermijn = createBewaartermijn(builder);
  builder.queryFields((t) => ({
    wijzigingen: t.field({
      type: [wijziging],
      nullable: true,
      description: 'Newest first. 404 without the extension.',
      resolve: async (_, __, { call }) =>
        (await ask(call, 'listWijzigingen', { query: {} })).wijzigingen,
    }),
    bewaartermijnen: t.field({
      type: [bewaartermijn],
      nullable: true,
      description: 'How long the insurer keeps which data. 404 without the extension.',
      resolve: async (_, __, { call }) =>
        (await ask(call, 'listBewaartermijnen', {})).bewaartermijnen,
    }),
    inzagenBladzijde: t.field({
      type: looksPage,
      nullable: true,
      description: 'By day, viewer and operation; newest first. 404 without the extension.',
      args: { nummer: t.arg.int({ required: true, description: 'From 1.' }) },
      resolve: (_, { nummer }, { call }) => fetchInzagenPage(call, nummer),
    }),
  }));
}
