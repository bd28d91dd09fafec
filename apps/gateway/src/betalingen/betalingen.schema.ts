import { betalingStatuses, lastBetaling, type Betaling } from '@mijn/contract/extensions';
import type { BetaalverzoekRef } from '../facturen/betaalverzoek.schema.ts';
import type { Builder } from '../graphql/builder.ts';
import { centsIfKnown, centsOf } from '../graphql/cents.ts';
import type { GraphqlContext } from '../graphql/graphqlContext.ts';
import { ask, askKnown } from '../provider/ask.ts';
import { checkRedirect } from './checkRedirect.ts';

/** Creates the enum of payment states, which payment requests share. */
export function createBetalingStatus(builder: Builder) {
  return builder.enumType('BetalingStatus', { values: betalingStatuses });
}

export type BetalingStatusEnum = ReturnType<typeof createBetalingStatus>;

type BetalingDeel = NonNullable<Betaling['delen']>[number];

async function listOpen({ call, orNull }: GraphqlContext, delen: readonly BetalingDeel[]) {
  if (delen.length < 2) return null;
  const kenmerken = new Set(delen.map(({ betaalkenmerk }) => betaalkenmerk));
  // The payment itself must not fail with this call.
  const answer = await orNull(ask(call, 'listBetaalverzoeken', {}));
  const all = answer?.betaalverzoeken;
  return all?.filter(({ betalingsKenmerk }) => kenmerken.has(betalingsKenmerk)) ?? null;
}

function createFactuurInBetaling(builder: Builder) {
  return builder
    .objectRef<NonNullable<BetalingDeel['facturen']>[number]>('FactuurInBetaling')
    .implement({
      fields: (t) => ({
        datum: t.exposeString('datum'),
        factuur: t.exposeString('factuur'),
        periode: t.exposeString('periode', { nullable: true }),
      }),
    });
}

function createBetalingPart(builder: Builder) {
  const factuur = createFactuurInBetaling(builder);
  return builder.objectRef<BetalingDeel>('BetalingDeel').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      betaalkenmerk: t.exposeString('betaalkenmerk', { description: '16 digits.' }),
      betalingsKenmerkOpgemaakt: t.exposeString('betalingsKenmerkOpgemaakt'),
      facturen: t.field({
        type: [factuur],
        description: 'Its invoices; empty without the extension.',
        resolve: ({ facturen = [] }) => facturen,
      }),
    }),
  });
}

function createBetaling(
  builder: Builder,
  status: BetalingStatusEnum,
  betaalverzoek: BetaalverzoekRef,
) {
  const part = createBetalingPart(builder);
  return builder.objectRef<Betaling>('Betaling').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      betaalkenmerk: t.exposeString('betaalkenmerk', { description: '16 digits.' }),
      betaalverzoek: t.field({
        type: betaalverzoek,
        nullable: true,
        description: 'The payment request in its current state; null when it cannot be loaded.',
        resolve: async ({ betaalkenmerk }, _, { call, orNull }) => {
          const asking = ask(call, 'getBetaalverzoek', { params: { betaalkenmerk } });
          return (await orNull(asking))?.betaalverzoek ?? null;
        },
      }),
      betaalverzoeken: t.field({
        type: [betaalverzoek],
        nullable: true,
        description:
          'The requests of a joint payment that are still open; null for a single request, or when unknown.',
        resolve: ({ delen = [] }, _, context) => listOpen(context, delen),
      }),
      betalingId: t.exposeString('betalingId'),
      delen: t.field({
        type: [part],
        description: 'Amount per payment request; empty without the extension.',
        resolve: ({ delen = [] }) => delen,
      }),
      betalingsKenmerkOpgemaakt: t.exposeString('betalingsKenmerkOpgemaakt'),
      bijgewerktOp: t.exposeString('bijgewerktOp', { description: 'RFC 3339.' }),
      dag: t.string({
        nullable: true,
        description:
          "The insurer's day of the last change, yyyy-mm-dd; null without the extension.",
        resolve: ({ dag }) => dag ?? null,
      }),
      ontvangen: t.int(centsIfKnown('ontvangen', 'What came in; integer cents.')),
      status: t.expose('status', { type: status }),
      teVeel: t.int(centsIfKnown('teVeel', 'Of `ontvangen`, not booked; integer cents.')),
    }),
  });
}

function createStartBetaling(builder: Builder) {
  return builder.objectRef<{ readonly redirect: string }>('StartBetaling').implement({
    fields: (t) => ({
      redirect: t.exposeString('redirect', {
        description:
          'Address of the payment page: https (http on localhost), on a configured host.',
      }),
    }),
  });
}

/** Adds payments to the schema: starting one, and its status. */
export function addBetalingen(
  builder: Builder,
  status: BetalingStatusEnum,
  betaalverzoek: BetaalverzoekRef,
): void {
  const betaling = createBetaling(builder, status, betaalverzoek);
  const started = createStartBetaling(builder);
  builder.queryField('betaling', (t) =>
    t.field({
      type: betaling,
      nullable: true,
      description: 'Without an id the last attempt of 24 hours; 404 without one.',
      args: { betalingId: t.arg.string() },
      resolve: async (_, { betalingId }, { call }) => {
        const params = { betalingId: betalingId ?? lastBetaling };
        return (await askKnown(call, 'getBetaling', { params })).betaling;
      },
    }),
  );
  builder.mutationField('startBetaling', (t) =>
    t.field({
      type: started,
      nullable: true,
      description:
        'Starts paying a payment request (16 digits), or several in one payment. 404, 409 for nothing to pay or a payment in progress at the bank, 503. Safe to repeat.',
      args: {
        kenmerk: t.arg.string({ required: true }),
        kenmerken: t.arg.stringList({
          description: 'Further payment requests in the same payment.',
        }),
      },
      resolve: async (_, { kenmerk, kenmerken }, { call, redirectHosts }) => {
        // An insurer with the core only does not know `betaalkenmerken`.
        const others = kenmerken?.length ? { betaalkenmerken: kenmerken } : {};
        const body = { betaalkenmerk: kenmerk, ...others };
        const { redirect } = await askKnown(call, 'startBetaling', { body });
        return { redirect: checkRedirect(redirect, redirectHosts) };
      },
    }),
  );
}
