import {
  berichtKinds,
  pushRequest,
  type Bericht,
  type BerichtenResponse,
} from '@mijn/contract/berichten';
import { achterstandNews } from '@mijn/contract/premieachterstand';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import { eurosToCents } from '@mijn/domain/money';
import type { Builder } from '../graphql/builder.ts';
import { inCents } from '../graphql/cents.ts';
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
        description: 'Its invoices; empty once they belong to another request or arrangement.',
      }),
      inBehandeling: t.exposeBoolean('inBehandeling', {
        description: 'Whether a payment is under review, so that it must not be paid again.',
      }),
      titel: t.exposeString('titel'),
      verrekend: t.exposeBoolean('verrekend', {
        description: 'Whether part of it was set off or settled instead of paid.',
      }),
    }),
  });
}

function createBericht(builder: Builder) {
  const news = builder.enumType('AchterstandBericht', { values: achterstandNews });
  const kind = builder.enumType('BerichtSoort', { values: berichtKinds });
  const factuur = createFactuurInBericht(builder);
  const betaalverzoek = createBetaalverzoekInBericht(builder, factuur);
  const machtiging = builder
    .objectRef<NonNullable<Bericht['machtiging']>>('MachtigingInBericht')
    .implement({
      fields: (t) => ({
        gegeven: t.exposeBoolean('gegeven', { description: 'Whether the reader gave it.' }),
        naam: t.exposeString('naam', {
          nullable: true,
          description: 'Name of the other person; null if the insurer does not know them.',
        }),
      }),
    });
  return builder.objectRef<Bericht>('Bericht').implement({
    fields: (t) => ({
      achterstand: t.expose('achterstand', {
        type: news,
        nullable: true,
        description: 'Stage of the premium arrears, or the deregistration from the CAK.',
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
        description: 'The letter about the same subject, as PDF.',
      }),
      dag: t.exposeString('dag', {
        nullable: true,
        description: 'yyyy-mm-dd: last day to pay, or day on which money moves.',
      }),
      datum: t.exposeString('datum', { description: 'yyyy-mm-dd: day of the message.' }),
      factuur: t.expose('factuur', {
        type: factuur,
        nullable: true,
        description: 'The invoice to debit, or the credit invoice of the money.',
      }),
      gedaan: t.exposeBoolean('gedaan', { description: 'Whether nothing is left to do.' }),
      gedaanOp: t.exposeString('gedaanOp', {
        nullable: true,
        description: 'yyyy-mm-dd: day from which nothing is left to do, if known.',
      }),
      gelezen: t.exposeBoolean('gelezen'),
      geboorteDatum: t.exposeString('geboorteDatum', {
        nullable: true,
        description:
          'yyyy-mm-dd: birth date of the person, if another visible person has the same name.',
      }),
      kenmerk: t.exposeString('kenmerk', {
        nullable: true,
        description: 'Number in the address of its page; null without a page.',
      }),
      jaar: t.exposeInt('jaar', {
        nullable: true,
        description: 'Year of own risk that was lowered.',
      }),
      machtiging: t.expose('machtiging', {
        type: machtiging,
        nullable: true,
        description: 'A permission to act for somebody else.',
      }),
      mislukt: t.exposeBoolean('mislukt', { description: 'Whether it is a failed debit.' }),
      teruggeboekt: t.exposeBoolean('teruggeboekt', {
        description: 'Whether the payer had the bank return a failed debit.',
      }),
      herincassoOp: t.exposeString('herincassoOp', {
        nullable: true,
        description: 'yyyy-mm-dd: day of the second debit.',
      }),
      regeling: t.expose('regeling', {
        type: [factuur],
        description: 'Invoices in the arrangement of a term.',
      }),
      roepnaam: t.exposeString('roepnaam', {
        nullable: true,
        description: 'The patient, unless it is the reader.',
      }),
      soort: t.expose('soort', { type: kind }),
      vervallen: t.exposeBoolean('vervallen', {
        description:
          'Whether the term is no longer debited, or a later stage of the arrears followed.',
      }),
      zorgsoorten: t.exposeStringList('zorgsoorten', {
        nullable: true,
        description: 'Without duplicates; null when the care is hidden.',
      }),
    }),
  });
}

function createBerichten(builder: Builder) {
  const bericht = createBericht(builder);
  return builder.objectRef<BerichtenResponse>('Berichten').implement({
    fields: (t) => ({
      berichten: t.field({ type: [bericht], resolve: ({ berichten }) => berichten }),
      mail: t.exposeBoolean('mail', { description: 'Whether messages are mailed too.' }),
      pushHashes: t.exposeStringList('pushHashes', {
        description: 'SHA-256 of the push address of each subscribed browser, in hexadecimal.',
      }),
      pushSleutel: t.exposeString('pushSleutel', {
        nullable: true,
        description: 'Public key for subscribing; null when no push is sent.',
      }),
    }),
  });
}

function addPush(builder: Builder): void {
  builder.mutationFields((t) => ({
    startPush: t.boolean({
      nullable: true,
      description:
        'Subscribes this browser to push messages (Push API). 400 for an unknown push service. Safe to repeat.',
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
      description: 'Ends push messages for one browser, or for all. Safe to repeat.',
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
export function addBerichten(builder: Builder): void {
  const berichten = createBerichten(builder);
  builder.queryField('berichten', (t) =>
    t.field({
      type: berichten,
      nullable: true,
      description: 'Newest first, at most 100. 404 without the extension.',
      resolve: (_, __, { call }) => ask(call, 'listBerichten', { query: {} }),
    }),
  );
  builder.mutationFields((t) => ({
    leesBerichten: t.boolean({
      nullable: true,
      description:
        'Marks that message as read, with all earlier ones, or all messages. 404 foreign or unknown. Safe to repeat.',
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
      description: 'Switches mail about messages on or off. Safe to repeat.',
      args: { mail: t.arg.boolean({ required: true }) },
      resolve: async (_, { mail }, { call }) => {
        await ask(call, 'chooseBerichten', { body: { mail } });
        return true;
      },
    }),
  }));
  addPush(builder);
}
