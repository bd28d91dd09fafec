import type { Zorgpas } from '@mijn/contract/zorgpas';
import type { Builder } from '../graphql/builder.ts';
import { ask } from '../provider/ask.ts';

/** Adds health passes to the schema. */
export function addZorgpassen(builder: Builder): void {
  const zorgpas = builder.objectRef<Zorgpas>('Zorgpas').implement({
    fields: (t) => ({
      achternaam: t.exposeString('achternaam'),
      bsn: t.exposeString('bsn', {
        description: 'Requested separately, when a person wants to see it.',
      }),
      geboorteDatum: t.exposeString('geboorteDatum'),
      identificatie: t.exposeString('identificatie'),
      naam: t.exposeString('naam'),
      relatieNummer: t.exposeString('relatieNummer'),
      vervalDatum: t.exposeString('vervalDatum'),
      voorletters: t.exposeString('voorletters'),
      zorgverzekeraarCode: t.exposeString('zorgverzekeraarCode'),
      zorgverzekeraarOmschrijving: t.exposeString('zorgverzekeraarOmschrijving'),
    }),
  });
  builder.queryField('zorgpassen', (t) =>
    t.field({
      type: [zorgpas],
      nullable: true,
      description: 'The passes that the caller may see, or that of one person.',
      args: { relatienummer: t.arg.string() },
      resolve: async (_, { relatienummer }, { call }) => {
        const { zorgpassen } = (await ask(call, 'listZorgpassen', {})).body;
        return zorgpassen.filter((pass) => !relatienummer || pass.relatieNummer === relatienummer);
      },
    }),
  );
}
