import {
  berichtKinds,
  pushRequest,
  type Bericht,
  type BerichtenResponse,
} from '@mijn/contract/berichten';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import { eurosToCents } from '@mijn/domain/money';
import type { Builder } from '../graphql/builder.ts';
import { inCents } from '../graphql/cents.ts';
import type { StageEnum } from '../facturen/achterstand.schema.ts';
import { ask } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';

type InBericht = NonNullable<Bericht['betaalverzoek']>;

type FactuurRef = ReturnType<typeof createFactuurInBericht>;

function createFactuurInBericht(builder: Builder) {
  return builder.objectRef<InBericht['facturen'][number]>('FactuurInBericht').implement({
    fields: (t) => ({
      datum: t.exposeString('datum'),
      factuur: t.exposeString('factuur'),
      periode: t.exposeString('periode', { nullable: true }),
    }),
  });
}

function createBetaalverzoekInBericht(builder: Builder, factuur: FactuurRef) {
  return builder.objectRef<InBericht>('BetaalverzoekInBericht').implement({
    fields: (t) => ({
      facturen: t.expose('facturen', {
        type: [factuur],
        description: 'What it is for; none: its invoices are asked in another way by now.',
      }),
      inBehandeling: t.exposeBoolean('inBehandeling', {
        description: 'A payment of it is being looked at: not to pay again.',
      }),
      titel: t.exposeString('titel'),
    }),
  });
}

function createBericht(builder: Builder, stage: StageEnum) {
  const kind = builder.enumType('BerichtSoort', { values: berichtKinds });
  const factuur = createFactuurInBericht(builder);
  const betaalverzoek = createBetaalverzoekInBericht(builder, factuur);
  return builder.objectRef<Bericht>('Bericht').implement({
    fields: (t) => ({
      achterstand: t.expose('achterstand', {
        type: stage,
        nullable: true,
        description: 'The stage of arrears of premium that it tells of.',
      }),
      betaalverzoek: t.expose('betaalverzoek', { type: betaalverzoek, nullable: true }),
      bedrag: t.int({
        nullable: true,
        description: inCents,
        resolve: ({ bedrag }) => (bedrag === null ? null : eurosToCents(bedrag)),
      }),
      berichtId: t.exposeString('berichtId'),
      briefId: t.exposeString('briefId', {
        nullable: true,
        description: 'The letter that says the same, a PDF.',
      }),
      dag: t.exposeString('dag', {
        nullable: true,
        description: 'yyyy-mm-dd: by when to pay, or on which day money moves.',
      }),
      datum: t.exposeString('datum', { description: 'yyyy-mm-dd: when it was told.' }),
      factuur: t.expose('factuur', {
        type: factuur,
        nullable: true,
        description: 'What was to be debited, or the invoice below zero that money is of.',
      }),
      gedaan: t.exposeBoolean('gedaan', { description: 'Nothing is left to do.' }),
      gedaanOp: t.exposeString('gedaanOp', {
        nullable: true,
        description: 'yyyy-mm-dd: since when nothing is left to do, where that is known.',
      }),
      gelezen: t.exposeBoolean('gelezen'),
      geboorteDatum: t.exposeString('geboorteDatum', {
        nullable: true,
        description: 'yyyy-mm-dd: of whose care it is, where the reader sees a namesake.',
      }),
      kenmerk: t.exposeString('kenmerk', {
        nullable: true,
        description: 'By which its page is found; null: it has none.',
      }),
      jaar: t.exposeInt('jaar', {
        nullable: true,
        description: 'Of own risk that became less: the year.',
      }),
      mislukt: t.exposeBoolean('mislukt', { description: 'A debit that failed.' }),
      teruggeboekt: t.exposeBoolean('teruggeboekt', {
        description: 'Of a debit that failed: its payer had the bank return it.',
      }),
      herincassoOp: t.exposeString('herincassoOp', {
        nullable: true,
        description: 'yyyy-mm-dd: when what failed is debited again.',
      }),
      regeling: t.expose('regeling', {
        type: [factuur],
        description: 'Of a term: the invoices in its arrangement.',
      }),
      roepnaam: t.exposeString('roepnaam', {
        nullable: true,
        description: "Whose care, where it is not the reader's own.",
      }),
      soort: t.expose('soort', { type: kind }),
      vervallen: t.exposeBoolean('vervallen', {
        description: 'A term that is not debited any more.',
      }),
      zorgsoorten: t.exposeStringList('zorgsoorten', {
        nullable: true,
        description: 'Each once; null where the care is hidden.',
      }),
    }),
  });
}

function createBerichten(builder: Builder, stage: StageEnum) {
  const bericht = createBericht(builder, stage);
  return builder.objectRef<BerichtenResponse>('Berichten').implement({
    fields: (t) => ({
      berichten: t.field({ type: [bericht], resolve: ({ berichten }) => berichten }),
      mail: t.exposeBoolean('mail', { description: 'Told by mail too.' }),
      pushHashes: t.exposeStringList('pushHashes', {
        description: 'The browsers that are told: SHA-256 of the address of each, in hexadecimal.',
      }),
      pushSleutel: t.exposeString('pushSleutel', {
        nullable: true,
        description: 'By which a browser subscribes; null: no push is sent.',
      }),
    }),
  });
}

function addPush(builder: Builder): void {
  builder.mutationFields((t) => ({
    startPush: t.boolean({
      nullable: true,
      description:
        'Tells messages in this browser too (Push API). 400 no push service. Safe to repeat.',
      args: {
        endpoint: t.arg.string({ required: true }),
        p256dh: t.arg.string({ required: true }),
        auth: t.arg.string({ required: true }),
      },
      resolve: async (_, args, { call }) => {
        const { data: body } = pushRequest.safeParse({ ...args });
        if (!body) throw new ProviderError('refused', 400);
        await ask(call, 'startPush', { body });
        return true;
      },
    }),
    stopPush: t.boolean({
      nullable: true,
      description: 'Ends that for one browser, or for all. Safe to repeat.',
      args: { endpoint: t.arg.string() },
      resolve: async (_, { endpoint }, { call }) => {
        const { data: body } = pushRequest
          .pick({ endpoint: true })
          .partial()
          .safeParse(typeof endpoint === 'string' ? { endpoint } : {});
        if (!body) throw new ProviderError('refused', 400);
        await ask(call, 'stopPush', { body });
        return true;
      },
    }),
  }));
}

/** Adds messages and their notification settings to the schema, extensions. */
export function addBerichten(builder: Builder, stage: StageEnum): void {
  const berichten = createBerichten(builder, stage);
  builder.queryField('berichten', (t) =>
    t.field({
      type: berichten,
      nullable: true,
      description: 'The newest first, at most 100. 404 where the insurer tells none.',
      resolve: (_, __, { call }) => ask(call, 'listBerichten', {}),
    }),
  );
  builder.mutationFields((t) => ({
    leesBerichten: t.boolean({
      nullable: true,
      description:
        'Marks that message as read, with all told before it, or all. 404 foreign or unknown. Safe to repeat.',
      args: { berichtId: t.arg.string(), eerdere: t.arg.boolean() },
      resolve: async (_, { berichtId, eerdere }, { call }) => {
        await ask(call, 'markBerichtenRead', {
          body:
            typeof berichtId === 'string'
              ? {
                  berichtId: berichtId.slice(0, fieldLimits.berichtId),
                  ...(eerdere === true && { eerdere }),
                }
              : {},
        });
        return true;
      },
    }),
    kiesBerichten: t.boolean({
      nullable: true,
      description: 'Chooses whether messages are told by mail too. Safe to repeat.',
      args: { mail: t.arg.boolean({ required: true }) },
      resolve: async (_, { mail }, { call }) => {
        await ask(call, 'chooseBerichten', { body: { mail } });
        return true;
      },
    }),
  }));
  addPush(builder);
}
