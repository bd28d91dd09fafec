import type { Betaalverzoek, FactuurCore } from '@mijn/contract/facturen';
import { paymentWays, type Regeling, regelingKinds } from '@mijn/contract/regeling';
import { centsToEuros } from '@mijn/domain/money';
import type { Builder } from '../graphql/builder.ts';
import { centsOf, inCents } from '../graphql/cents.ts';
import { askKnown } from '../provider/ask.ts';

function createTermijn(builder: Builder) {
  return builder.objectRef<NonNullable<Regeling['volgendeTermijn']>>('RegelingTermijn').implement({
    fields: (t) => ({
      automatisch: t.exposeBoolean('automatisch', { description: 'Whether it is debited.' }),
      bedrag: t.int(centsOf('bedrag')),
      datum: t.exposeString('datum'),
    }),
  });
}

function createCourse(builder: Builder) {
  return builder.objectRef<NonNullable<Regeling['verloop']>>('RegelingVerloop').implement({
    fields: (t) => ({
      eersteDatum: t.exposeString('eersteDatum'),
      laatsteBedrag: t.int(
        centsOf('laatsteBedrag', 'Integer cents: the last term is what is left.'),
      ),
      laatsteDatum: t.exposeString('laatsteDatum'),
      facturen: t.exposeStringList('facturen', { description: 'The invoices in it.' }),
      regelingId: t.exposeString('regelingId'),
      termijnBedrag: t.int(centsOf('termijnBedrag')),
      termijnen: t.exposeInt('termijnen'),
    }),
  });
}

/** Creates the type of a running arrangement, with its open amount and next instalment. */
export function createRegeling(builder: Builder) {
  const termijn = createTermijn(builder);
  const course = createCourse(builder);
  const kind = builder.enumType('SoortRegeling', { values: regelingKinds });
  return builder.objectRef<Regeling>('Regeling').implement({
    fields: (t) => ({
      aantalFacturen: t.exposeInt('aantalFacturen'),
      openBedrag: t.int(centsOf('openBedrag')),
      soort: t.expose('soort', { type: kind }),
      verloop: t.expose('verloop', {
        type: course,
        nullable: true,
        description: 'Only in detail and for a betalingsregeling; null without the extension.',
      }),
      volgendeTermijn: t.expose('volgendeTermijn', {
        type: termijn,
        nullable: true,
        description: 'Null with debt help.',
      }),
    }),
  });
}

export type RegelingRef = ReturnType<typeof createRegeling>;

/** Creates the type of an invoice's payment, set-off or payout. */
export function createBoeking(builder: Builder) {
  const way = builder.enumType('Betaalwijze', { values: paymentWays });
  return builder
    .objectRef<NonNullable<FactuurCore['boekingen']>[number]>('FactuurBoeking')
    .implement({
      fields: (t) => ({
        bedrag: t.int(centsOf('bedrag')),
        datum: t.exposeString('datum'),
        factuurkenmerk: t.exposeString('factuurkenmerk', {
          nullable: true,
          description: 'The counterpart of a set-off.',
        }),
        declaratienummer: t.exposeString('declaratienummer', {
          nullable: true,
          description: 'Or the claim whose money waited.',
        }),
        betaalkenmerk: t.exposeString('betaalkenmerk', {
          nullable: true,
          description: 'Or the overpaid payment request.',
        }),
        betaalwijze: t.expose('betaalwijze', {
          type: way,
          nullable: true,
          description: 'Channel of a payment; null without the extension.',
        }),
        soort: t.exposeString('soort'),
      }),
    });
}

/** Creates the type of an option to pay a payment request in instalments. */
export function createRegelingChoice(builder: Builder) {
  return builder
    .objectRef<NonNullable<Betaalverzoek['regelingKeuzes']>[number]>('RegelingKeuze')
    .implement({
      fields: (t) => ({
        eersteDatum: t.exposeString('eersteDatum'),
        laatsteBedrag: t.int(
          centsOf('laatsteBedrag', 'Integer cents: the last term is what is left.'),
        ),
        laatsteDatum: t.exposeString('laatsteDatum'),
        maanden: t.exposeInt('maanden'),
        termijnBedrag: t.int(centsOf('termijnBedrag')),
      }),
    });
}

/** Adds the request for an arrangement to the schema. */
export function addStartRegeling(builder: Builder): void {
  builder.mutationField('startRegeling', (t) =>
    t.string({
      nullable: true,
      description:
        'Agrees to pay a payment request in terms as shown; returns the number of the arrangement. 403 not offered, 404, 409 when the open amount has changed.',
      args: {
        kenmerk: t.arg.string({ required: true }),
        maanden: t.arg.int({ required: true }),
        termijnBedrag: t.arg.int({ required: true, description: inCents }),
      },
      resolve: async (_, { kenmerk, maanden, termijnBedrag }, { call }) => {
        const body = { maanden, termijnBedrag: centsToEuros(termijnBedrag) };
        const params = { betaalkenmerk: kenmerk };
        return (await askKnown(call, 'startRegeling', { params, body })).regelingId;
      },
    }),
  );
}
