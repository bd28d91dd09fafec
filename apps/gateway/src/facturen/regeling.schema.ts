import type { FactuurCore } from '@mijn/contract/facturen';
import { paymentWays, type Regeling, regelingKinds } from '@mijn/contract/regeling';
import { eurosToCents } from '@mijn/domain/money';
import { inCents, type Builder } from '../graphql/builder.ts';

function createTermijn(builder: Builder) {
  return builder.objectRef<NonNullable<Regeling['volgendeTermijn']>>('RegelingTermijn').implement({
    fields: (t) => ({
      automatisch: t.exposeBoolean('automatisch', { description: 'It is debited.' }),
      bedrag: t.int({ description: inCents, resolve: ({ bedrag }) => eurosToCents(bedrag) }),
      datum: t.exposeString('datum'),
    }),
  });
}

/** A running arrangement, with what is open in it and its next term. */
export function createRegeling(builder: Builder) {
  const termijn = createTermijn(builder);
  const kind = builder.enumType('SoortRegeling', { values: regelingKinds });
  return builder.objectRef<Regeling>('Regeling').implement({
    fields: (t) => ({
      aantalFacturen: t.exposeInt('aantalFacturen'),
      openBedrag: t.int({ description: inCents, resolve: (one) => eurosToCents(one.openBedrag) }),
      soort: t.expose('soort', { type: kind }),
      volgendeTermijn: t.expose('volgendeTermijn', {
        type: termijn,
        nullable: true,
        description: 'None with debt help.',
      }),
    }),
  });
}

/** A running arrangement as a type of the schema. */
export type RegelingRef = ReturnType<typeof createRegeling>;

/** How and when an invoice was paid, set off or paid out. */
export function createBoeking(builder: Builder) {
  const way = builder.enumType('Betaalwijze', { values: paymentWays });
  return builder
    .objectRef<NonNullable<FactuurCore['boekingen']>[number]>('FactuurBoeking')
    .implement({
      fields: (t) => ({
        bedrag: t.int({ description: inCents, resolve: ({ bedrag }) => eurosToCents(bedrag) }),
        datum: t.exposeString('datum'),
        factuurkenmerk: t.exposeString('factuurkenmerk', {
          nullable: true,
          description: 'The invoice at the other side of a set-off.',
        }),
        declaratienummer: t.exposeString('declaratienummer', {
          nullable: true,
          description: 'Or the claim of which money waited.',
        }),
        betaalkenmerk: t.exposeString('betaalkenmerk', {
          nullable: true,
          description: 'Or the payment request that was paid too much for.',
        }),
        betaalwijze: t.expose('betaalwijze', {
          type: way,
          nullable: true,
          description: 'Of a payment; null where the insurer has no such extension.',
        }),
        soort: t.exposeString('soort'),
      }),
    });
}
