import { betalingStatussen, type Betaling } from '@mijn/contract/uitbreidingen';
import { eurosNaarCenten } from '@mijn/domain/geld';
import type { BetaalverzoekRef } from '../facturen/betaalverzoek.schema.ts';
import { inCenten, type Builder } from '../graphql/builder.ts';
import { getBetaling, startBetaling } from '../provider/betalingen.ts';
import { getBetaalverzoek } from '../provider/facturen.ts';
import { controleerRedirect } from './controleerRedirect.ts';

/** Makes the enum of a payment attempt's states, which payment requests share. */
export function maakBetalingStatus(builder: Builder) {
  return builder.enumType('BetalingStatus', { values: betalingStatussen });
}

/** The states of a payment attempt as an enum of the schema. */
export type BetalingStatusEnum = ReturnType<typeof maakBetalingStatus>;

function maakBetaling(
  builder: Builder,
  status: BetalingStatusEnum,
  betaalverzoek: BetaalverzoekRef,
) {
  return builder.objectRef<Betaling>('Betaling').implement({
    fields: (t) => ({
      bedrag: t.int({ description: inCenten, resolve: ({ bedrag }) => eurosNaarCenten(bedrag) }),
      betaalkenmerk: t.exposeString('betaalkenmerk', { description: '16 digits.' }),
      betaalverzoek: t.field({
        type: betaalverzoek,
        nullable: true,
        description: 'What it was meant to pay, as it stands now; null while that cannot be said.',
        resolve: ({ betaalkenmerk }, _, { aanroep }) =>
          // The answer about the payment itself must not fail with it.
          getBetaalverzoek(aanroep, betaalkenmerk).catch(() => null),
      }),
      betalingId: t.exposeString('betalingId'),
      betalingsKenmerkOpgemaakt: t.exposeString('betalingsKenmerkOpgemaakt'),
      bijgewerktOp: t.exposeString('bijgewerktOp', { description: 'RFC 3339.' }),
      status: t.expose('status', { type: status }),
    }),
  });
}

function maakStartBetaling(builder: Builder) {
  return builder.objectRef<{ readonly redirect: string }>('StartBetaling').implement({
    fields: (t) => ({
      redirect: t.exposeString('redirect', {
        description: 'Where the person pays: https (http on localhost), a configured host.',
      }),
    }),
  });
}

/** Puts payments into the schema: starting one, and how an attempt stands. */
export function voegBetalingenToe(
  builder: Builder,
  status: BetalingStatusEnum,
  betaalverzoek: BetaalverzoekRef,
): void {
  const betaling = maakBetaling(builder, status, betaalverzoek);
  const gestart = maakStartBetaling(builder);
  builder.queryField('betaling', (t) =>
    t.field({
      type: betaling,
      nullable: true,
      description: 'Without an id the last attempt of 24 hours; 404 where there is none.',
      args: { betalingId: t.arg.string() },
      resolve: (_, { betalingId }, { aanroep }) => getBetaling(aanroep, betalingId),
    }),
  );
  builder.mutationField('startBetaling', (t) =>
    t.field({
      type: gestart,
      nullable: true,
      description:
        'Pays a payment request (16 digits). 404, 409 nothing to pay or the bank is busy, 503. Safe to repeat.',
      args: { kenmerk: t.arg.string({ required: true }) },
      resolve: async (_, { kenmerk }, { aanroep, redirectHosts }) => {
        const redirect = await startBetaling(aanroep, kenmerk);
        return { redirect: controleerRedirect(redirect, redirectHosts) };
      },
    }),
  );
}
