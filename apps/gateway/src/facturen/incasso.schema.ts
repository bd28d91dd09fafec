import { type Incasso, incassoRequest } from '@mijn/contract/incasso';
import type { Builder } from '../graphql/builder.ts';
import { centsOf } from '../graphql/cents.ts';
import { ask, askKnown } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';

function createIncasso(builder: Builder) {
  const mandate = builder.objectRef<NonNullable<Incasso['mandaat']>>('Mandaat').implement({
    fields: (t) => ({
      dag: t.exposeInt('dag', { description: 'Of the month, 1 to 31.' }),
      getekendOp: t.exposeString('getekendOp'),
      kenmerk: t.exposeString('kenmerk', { description: 'The mandate reference.' }),
    }),
  });
  const offer = builder.objectRef<NonNullable<Incasso['aanbod']>>('IncassoAanbod').implement({
    fields: (t) => ({
      aankondiging: t.exposeInt('aankondiging', {
        description: 'Days that each debit is announced ahead, at least.',
      }),
      dagen: t.exposeIntList('dagen', { description: 'Of the month, to choose from.' }),
      incassant: t.exposeString('incassant', { description: 'Creditor identifier.' }),
    }),
  });
  const planned = builder.objectRef<Incasso['gepland'][number]>('GeplandeIncasso').implement({
    fields: (t) => ({ bedrag: t.int(centsOf('bedrag')), datum: t.exposeString('datum') }),
  });
  const atBank = builder.objectRef<Incasso['bijBank'][number]>('IncassoBijBank').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      datum: t.exposeString('datum'),
      iban: t.exposeString('iban', { nullable: true, description: 'Masked.' }),
    }),
  });
  return builder.objectRef<Incasso>('Incasso').implement({
    fields: (t) => ({
      aanbod: t.expose('aanbod', {
        type: offer,
        nullable: true,
        description: 'Terms of a mandate; null when none is offered.',
      }),
      bijBank: t.expose('bijBank', {
        type: [atBank],
        description: 'Debits that go on, whatever is changed.',
      }),
      gepland: t.expose('gepland', {
        type: [planned],
        description: 'Debits that a payment request replaces when the mandate ends.',
      }),
      mandaat: t.expose('mandaat', {
        type: mandate,
        nullable: true,
        description: 'Null: invoices are paid by request.',
      }),
      nogBijBankTot: t.exposeString('nogBijBankTot', {
        description: 'yyyy-mm-dd: last day of debits that the bank has by now.',
      }),
    }),
  });
}

/** Adds direct debit to the schema, extensions. */
export function addIncasso(builder: Builder): void {
  const incasso = createIncasso(builder);
  builder.queryField('incasso', (t) =>
    t.field({
      type: incasso,
      nullable: true,
      description: '403 with the reasons, 404 without the extension.',
      resolve: async (_, __, { call }) => (await ask(call, 'getIncasso', {})).incasso,
    }),
  );
  builder.mutationField('startIncasso', (t) =>
    t.string({
      nullable: true,
      description:
        'Gives a mandate for the account of that version, or changes the day of a running one; returns its reference. 400 without agreement or for a day that is not offered, 403 with reasons, 409 changed since. Safe to repeat.',
      args: {
        akkoord: t.arg.boolean({ required: true }),
        dag: t.arg.int({ required: true }),
        versie: t.arg.int({ required: true }),
      },
      resolve: async (_, args, { call }) => {
        const { data: body } = incassoRequest.safeParse({ ...args });
        if (!body) throw new ProviderError('refused', 400);
        return (await ask(call, 'startIncasso', { body })).mandaat.kenmerk;
      },
    }),
  );
  builder.mutationField('stopIncasso', (t) =>
    t.boolean({
      nullable: true,
      description:
        'Ends a mandate: debits that the bank has go on, other invoices are requested. 404. Safe to repeat.',
      args: { kenmerk: t.arg.string({ required: true }) },
      resolve: async (_, { kenmerk }, { call }) => {
        await askKnown(call, 'stopIncasso', { params: { mandaatkenmerk: kenmerk } });
        return true;
      },
    }),
  );
}
