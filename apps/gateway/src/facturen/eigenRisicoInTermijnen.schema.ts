import {
  type EigenRisicoInTermijnen,
  eigenRisicoInTermijnenRequest,
} from '@mijn/contract/eigenRisicoInTermijnen';
import type { Builder } from '../graphql/builder.ts';
import { centsIfKnown } from '../graphql/cents.ts';
import { ask } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';

type Persoon = EigenRisicoInTermijnen['personen'][number];

/** Adds own risk of the next year in terms to the schema, extensions. */
export function addEigenRisicoInTermijnen(builder: Builder): void {
  const termijn = builder.objectRef<Persoon['termijnen'][number]>('KomendeTermijn').implement({
    fields: (t) => ({
      bedrag: t.int(
        centsIfKnown('bedrag', 'Integer cents; null while the own risk of its year is not known.'),
      ),
      datum: t.exposeString('datum', { description: 'yyyy-mm-dd: when its invoice is made.' }),
    }),
  });
  const persoon = builder.objectRef<Persoon>('PersoonInTermijnen').implement({
    fields: (t) => ({
      geboorteDatum: t.exposeString('geboorteDatum', { description: 'yyyy-mm-dd' }),
      gekozen: t.exposeBoolean('gekozen', {
        description: 'Whether the own risk of the year is paid in terms.',
      }),
      opgemaakteNaam: t.exposeString('opgemaakteNaam'),
      relatienummer: t.exposeString('relatienummer'),
      termijnen: t.expose('termijnen', {
        type: [termijn],
        description: 'The terms of the year, if chosen.',
      }),
      vrijwilligEigenRisico: t.exposeBoolean('vrijwilligEigenRisico', {
        description: 'Whether voluntary own risk applies, with which terms cannot be chosen.',
      }),
    }),
  });
  const aanbod = builder.objectRef<EigenRisicoInTermijnen>('EigenRisicoInTermijnen').implement({
    fields: (t) => ({
      jaar: t.exposeInt('jaar'),
      personen: t.expose('personen', {
        type: [persoon],
        description: 'People on the policy who will owe own risk.',
      }),
      uiterlijk: t.exposeString('uiterlijk', {
        description: 'yyyy-mm-dd: the last day on which the choice can change.',
      }),
    }),
  });
  builder.queryField('eigenRisicoInTermijnen', (t) =>
    t.field({
      type: aanbod,
      nullable: true,
      description:
        'Null out of season or without a policy that goes on; 403 with the reasons, 404 without the extension.',
      resolve: async (_, __, { call }) =>
        (await ask(call, 'getEigenRisicoInTermijnen', {})).eigenRisicoInTermijnen,
    }),
  );
  builder.mutationField('kiesEigenRisicoInTermijnen', (t) =>
    t.boolean({
      nullable: true,
      description:
        'Chooses terms for the own risk of a person on the policy in the offered year, or undoes that. 403 with reasons, 404 for somebody else, 409 when it cannot be chosen any more. Safe to repeat.',
      args: {
        gekozen: t.arg.boolean({ required: true }),
        jaar: t.arg.int({ required: true }),
        relatienummer: t.arg.string({ required: true }),
      },
      resolve: async (_, args, { call }) => {
        const { data: body } = eigenRisicoInTermijnenRequest.safeParse({ ...args });
        if (!body) throw new ProviderError('refused', 400);
        await ask(call, 'kiesEigenRisicoInTermijnen', { body });
        return true;
      },
    }),
  );
}
