import { type PremieperiodeKeuzes, premieperiodeRequest } from '@mijn/contract/premieperiode';
import { premieperiodes } from '@mijn/domain/factuur';
import type { Builder } from '../graphql/builder.ts';
import { centsIfKnown } from '../graphql/cents.ts';
import { ask } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';

type Keuze = PremieperiodeKeuzes['keuzes'][number];

/** Adds the period for which premium is paid at once to the schema, extensions. */
export function addPremieperiode(builder: Builder): void {
  const periode = builder.enumType('Premieperiode', { values: premieperiodes });
  const factuur = builder.objectRef<Keuze['facturen'][number]>('VolgendeFactuur').implement({
    fields: (t) => ({
      bedrag: t.int(
        centsIfKnown('bedrag', 'Integer cents; null while the premium of its year is not known.'),
      ),
      datum: t.exposeString('datum', { description: 'yyyy-mm-dd: when the invoice is made.' }),
      tot: t.exposeString('tot', { description: 'yyyy-mm-dd: the first day after its period.' }),
      vanaf: t.exposeString('vanaf', { description: 'yyyy-mm-dd: the first day of its period.' }),
    }),
  });
  const keuze = builder.objectRef<Keuze>('PremieperiodeKeuze').implement({
    fields: (t) => ({
      facturen: t.expose('facturen', {
        type: [factuur],
        description: 'The next two invoices with that choice.',
      }),
      periode: t.expose('periode', { type: periode }),
    }),
  });
  const keuzes = builder.objectRef<PremieperiodeKeuzes>('PremieperiodeKeuzes').implement({
    fields: (t) => ({
      keuzes: t.expose('keuzes', {
        type: [keuze],
        description: 'Every choice, the current one included.',
      }),
      periode: t.expose('periode', { type: periode, description: 'The current choice.' }),
    }),
  });
  builder.queryField('premieperiode', (t) =>
    t.field({
      type: keuzes,
      nullable: true,
      description:
        'Null without a running policy; 403 with the reasons, 404 without the extension.',
      resolve: async (_, __, { call }) => (await ask(call, 'getPremieperiode', {})).premieperiode,
    }),
  );
  builder.mutationField('kiesPremieperiode', (t) =>
    t.boolean({
      nullable: true,
      description:
        'Chooses the period from the first month on that has no invoice; `huidig` is the choice that the person saw. 403 with reasons, 409 changed since. Safe to repeat.',
      args: {
        huidig: t.arg({ type: periode, required: true }),
        periode: t.arg({ type: periode, required: true }),
      },
      resolve: async (_, args, { call }) => {
        const { data: body } = premieperiodeRequest.safeParse({ ...args });
        if (!body) throw new ProviderError('refused', 400);
        await ask(call, 'kiesPremieperiode', { body });
        return true;
      },
    }),
  );
}
