import {
  type Betaalinstellingen,
  naamcontroles,
  rekeningRequest,
} from '@mijn/contract/betaalinstellingen';
import type { CallResult } from '@mijn/contract/calls';
import type { Builder } from '../graphql/builder.ts';
import { ask } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';

type RekeningUitkomst = CallResult<'wijzigRekening'>;

function addRekening(builder: Builder): void {
  const naamcontrole = builder.enumType('Naamcontrole', { values: naamcontroles });
  const outcome = builder.objectRef<RekeningUitkomst>('RekeningUitkomst').implement({
    fields: (t) => ({
      gewijzigd: t.exposeBoolean('gewijzigd'),
      naamcontrole: t.expose('naamcontrole', { type: naamcontrole }),
    }),
  });
  builder.mutationField('wijzigRekening', (t) =>
    t.field({
      type: outcome,
      nullable: true,
      description:
        'Changes the account; without `akkoord` only when the bank knows it by this name. 400 no IBAN, 403 with reasons, 409 changed since. Safe to repeat.',
      args: {
        akkoord: t.arg.boolean({ required: true }),
        iban: t.arg.string({ required: true }),
        naam: t.arg.string({ required: true }),
        versie: t.arg.int({ required: true }),
      },
      resolve: async (_, args, { call }) => {
        const { data: body } = rekeningRequest.safeParse({ ...args });
        if (!body) throw new ProviderError('refused', 400);
        return ask(call, 'wijzigRekening', { body });
      },
    }),
  );
}

/** Adds how a person pays and is paid to the schema, extensions. */
export function addBetaalinstellingen(builder: Builder): void {
  type Rekening = NonNullable<Betaalinstellingen['rekening']>;
  const rekening = builder.objectRef<Rekening>('Rekening').implement({
    fields: (t) => ({
      iban: t.exposeString('iban', { description: 'Masked.' }),
      naam: t.exposeString('naam', { nullable: true, description: 'Of its holder, if given.' }),
    }),
  });
  const betaalinstellingen = builder.objectRef<Betaalinstellingen>('Betaalinstellingen').implement({
    fields: (t) => ({
      rekening: t.expose('rekening', {
        type: rekening,
        nullable: true,
        description: 'Account to which is paid and from which is debited; null when unknown.',
      }),
      uitbetalenVanaf: t.exposeString('uitbetalenVanaf', {
        nullable: true,
        description: 'yyyy-mm-dd: first day of payouts to a changed account, if still to come.',
      }),
      versie: t.exposeInt('versie', { description: 'To be sent with a change.' }),
    }),
  });
  builder.queryField('betaalinstellingen', (t) =>
    t.field({
      type: betaalinstellingen,
      nullable: true,
      description: '403 with the reasons, 404 without the extension.',
      resolve: async (_, __, { call }) =>
        (await ask(call, 'getBetaalinstellingen', {})).betaalinstellingen,
    }),
  );
  addRekening(builder);
}
