import {
  type Machtiging,
  machtigingGronden,
  type MachtigingenResponse,
  machtigingRequest,
} from '@mijn/contract/machtiging';
import { bereiken } from '@mijn/domain/machtiging';
import { isUuid } from '@mijn/domain/values';
import type { Builder } from '../graphql/builder.ts';
import { ask } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';

/** Adds acting for somebody else to the schema, extensions. */
export function addMachtigingen(builder: Builder): void {
  const bereik = builder.enumType('Bereik', { values: bereiken });
  const via = builder.enumType('MachtigingGrond', { values: machtigingGronden });
  const machtiging = builder.objectRef<Machtiging>('Machtiging').implement({
    fields: (t) => ({
      bereik: t.expose('bereik', { type: [bereik] }),
      machtigingId: t.exposeString('machtigingId'),
      naam: t.exposeString('naam', {
        nullable: true,
        description: 'Of the other person; null if the insurer does not know them.',
      }),
      totEnMet: t.exposeString('totEnMet', {
        nullable: true,
        description: 'yyyy-mm-dd: the last day; null: as long as DigiD Machtigen says.',
      }),
      via: t.expose('via', { type: via }),
    }),
  });
  const kandidaat = builder
    .objectRef<MachtigingenResponse['kandidaten'][number]>('MachtigingKandidaat')
    .implement({
      fields: (t) => ({
        kandidaat: t.exposeString('kandidaat', { description: 'Opaque.' }),
        naam: t.exposeString('naam'),
      }),
    });
  const machtigingen = builder.objectRef<MachtigingenResponse>('Machtigingen').implement({
    fields: (t) => ({
      einddagen: t.exposeStringList('einddagen', {
        description: 'yyyy-mm-dd: last days to choose from; the last one is the latest.',
      }),
      gegeven: t.expose('gegeven', {
        type: [machtiging],
        description: 'Who may act for the person.',
      }),
      gekregen: t.expose('gekregen', {
        type: [machtiging],
        description: 'For whom the person may act.',
      }),
      kandidaten: t.expose('kandidaten', { type: [kandidaat] }),
    }),
  });
  builder.queryField('machtigingen', (t) =>
    t.field({
      type: machtigingen,
      nullable: true,
      description: '404 without the extension.',
      resolve: (_, __, { call }) => ask(call, 'listMachtigingen', {}),
    }),
  );
  builder.mutationFields((t) => ({
    geefMachtiging: t.boolean({
      nullable: true,
      description:
        'Lets somebody act for the person, in place of an earlier permission for them. 404 for who is no candidate. Safe to repeat.',
      args: {
        bereik: t.arg({ type: [bereik], required: true }),
        kandidaat: t.arg.string({ required: true }),
        totEnMet: t.arg.string({ required: true }),
      },
      resolve: async (_, args, { call }) => {
        const { data: body } = machtigingRequest.safeParse({ ...args });
        if (!body) throw new ProviderError('refused', 400);
        await ask(call, 'geefMachtiging', { body });
        return true;
      },
    }),
    trekMachtigingIn: t.boolean({
      nullable: true,
      description: 'Ends a permission given or got. 404 foreign or unknown. Safe to repeat.',
      args: { machtigingId: t.arg.string({ required: true }) },
      resolve: async (_, { machtigingId }, { call }) => {
        if (!isUuid(machtigingId)) throw new ProviderError('refused', 404);
        await ask(call, 'trekMachtigingIn', { params: { machtigingId } });
        return true;
      },
    }),
  }));
}
