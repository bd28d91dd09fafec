import type { Betaalverzoek } from '@mijn/contract/facturen';
import { type Euros, eurosToCents } from '@mijn/domain/money';
import { noRegelingReasons } from '@mijn/contract/regeling';
import type { BetalingStatusEnum } from '../betalingen/betalingen.schema.ts';
import type { Builder } from '../graphql/builder.ts';
import { centsIfKnown, centsOf, inCents } from '../graphql/cents.ts';
import { createRegelingChoice, type RegelingRef } from './regeling.schema.ts';

function createBetaalverzoekFactuur(builder: Builder) {
  return builder.objectRef<Betaalverzoek['facturen'][number]>('BetaalverzoekFactuur').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      datum: t.exposeString('datum'),
      factuur: t.exposeString('factuur', {
        description: 'A SoortFactuur; clients must accept unknown ones.',
      }),
      kenmerk: t.exposeString('kenmerk'),
      periode: t.exposeString('periode', {
        nullable: true,
        description: 'Period: yyyy-mm, yyyy-mm/yyyy-mm or yyyy; null for other invoices.',
      }),
    }),
  });
}

function createOverpaid(builder: Builder) {
  return builder
    .objectRef<NonNullable<Betaalverzoek['teVeelBetaald']>[number]>('TeVeelBetaald')
    .implement({
      fields: (t) => ({
        bedrag: t.int(centsOf('bedrag')),
        kloptNiet: t.boolean({
          description: 'The payment did not match, so all of it is paid back.',
          resolve: ({ kloptNiet }) => kloptNiet === true,
        }),
        uitbetaaldOp: t.exposeString('uitbetaaldOp', { nullable: true }),
        verrekend: t.int({
          description: 'Integer cents: the part that was set off.',
          resolve: ({ verrekend }) => (verrekend === undefined ? 0 : eurosToCents(verrekend)),
        }),
        verwachtOp: t.exposeString('verwachtOp', {
          nullable: true,
          description: 'Null once it is paid back, or while no account is known.',
        }),
      }),
    });
}

function createReturned(builder: Builder) {
  return builder
    .objectRef<NonNullable<Betaalverzoek['teruggeboekt']>[number]>('Teruggeboekt')
    .implement({
      fields: (t) => ({
        bedrag: t.int(centsOf('bedrag')),
        datum: t.exposeString('datum'),
        doorBank: t.exposeBoolean('doorBank', {
          description: "Returned by the payer's bank; otherwise it was refunded.",
        }),
        hersteld: t.boolean({
          description: 'Whether the insurer received it after all.',
          resolve: ({ hersteld }) => hersteld,
        }),
      }),
    });
}

/** Creates the type of the last payment of a payment request. */
export function createBetaalverzoekBetaling(builder: Builder, status: BetalingStatusEnum) {
  return builder
    .objectRef<NonNullable<Betaalverzoek['betaling']>>('BetaalverzoekBetaling')
    .implement({
      fields: (t) => ({
        betalingId: t.exposeString('betalingId'),
        sinds: t.exposeString('sinds', {
          nullable: true,
          description: "The insurer's day of its last change; null without the extension.",
        }),
        status: t.expose('status', { type: status }),
      }),
    });
}

export type BetaalverzoekBetalingRef = ReturnType<typeof createBetaalverzoekBetaling>;

function createRef(builder: Builder) {
  return builder.objectRef<Betaalverzoek>('Betaalverzoek');
}

/** Adds the payment options and the arrangement to a payment request. */
function addRegelingFields(
  builder: Builder,
  betaalverzoek: ReturnType<typeof createRef>,
  regeling: RegelingRef,
): void {
  const choice = createRegelingChoice(builder);
  const reason = builder.enumType('GeenRegelingWegens', { values: noRegelingReasons });
  builder.objectFields(betaalverzoek, (t) => ({
    regeling: t.expose('regeling', {
      type: regeling,
      nullable: true,
      description: 'The arrangement of its invoices.',
    }),
    regelingKeuzes: t.field({
      type: [choice],
      description: 'Options to pay in terms; empty without the extension.',
      resolve: ({ regelingKeuzes }) => regelingKeuzes ?? [],
    }),
    geenRegelingWegens: t.expose('geenRegelingWegens', { type: reason, nullable: true }),
    regelingVoltooidOp: t.string({
      nullable: true,
      description: 'yyyy-mm-dd: day on which its arrangement was paid in full.',
      resolve: ({ regelingVoltooidOp }) => regelingVoltooidOp ?? null,
    }),
    regelingBedrag: t.int(
      centsIfKnown('regelingBedrag', 'Integer cents; what an arrangement covers.'),
    ),
  }));
}

/** Creates the type of a payment request, with its invoices and last payment. */
export function createBetaalverzoek(
  builder: Builder,
  betaling: BetaalverzoekBetalingRef,
  regeling: RegelingRef,
) {
  const factuur = createBetaalverzoekFactuur(builder);
  const overpaid = createOverpaid(builder);
  const returned = createReturned(builder);
  const betaalverzoek = createRef(builder);
  betaalverzoek.implement({
    fields: (t) => {
      const amount = (read: (one: Betaalverzoek) => Euros) =>
        t.int({ description: inCents, resolve: (one) => eurosToCents(read(one)) });
      return {
        bedragEerderBetaaldVerrekend: amount((one) => one.bedragEerderBetaaldVerrekend),
        bedragTeBetalen: amount((one) => one.bedragTeBetalen),
        bedragTotaal: amount((one) => one.bedragTotaal),
        betaling: t.expose('betaling', {
          type: betaling,
          nullable: true,
          description: 'The last payment attempt; null without one.',
        }),
        betalingsKenmerk: t.exposeString('betalingsKenmerk', { description: '16 digits.' }),
        betalingsKenmerkOpgemaakt: t.exposeString('betalingsKenmerkOpgemaakt'),
        canShareBetaling: t.boolean({
          description: 'Whether several can be paid in one payment (an extension).',
          resolve: ({ betaling: last }) => last !== undefined,
        }),
        datum: t.exposeString('datum'),
        facturen: t.expose('facturen', { type: [factuur] }),
        kostenBijNietBetalen: t.int(
          centsIfKnown(
            'kostenBijNietBetalen',
            'Integer cents; the collection costs that an Aanmaning warns of.',
          ),
        ),
        rekeningNummerZenZ: t.exposeString('rekeningNummerZenZ'),
        teVeelBetaald: t.field({
          type: [overpaid],
          description: 'Overpayments; empty without the extension.',
          resolve: ({ teVeelBetaald }) => teVeelBetaald ?? [],
        }),
        teruggeboekt: t.field({
          type: [returned],
          description:
            'Payments that were returned, so that their amount is open again; empty without the extension.',
          resolve: ({ teruggeboekt }) => teruggeboekt ?? [],
        }),
        titel: t.exposeString('titel'),
        uitersteBetaalDatum: t.exposeString('uitersteBetaalDatum'),
        verrekend: t.boolean({
          description:
            'Whether part of it was set off or settled instead of paid; false without the extension.',
          resolve: ({ verrekend }) => verrekend ?? false,
        }),
      };
    },
  });
  addRegelingFields(builder, betaalverzoek, regeling);
  return betaalverzoek;
}

export type BetaalverzoekRef = ReturnType<typeof createBetaalverzoek>;
