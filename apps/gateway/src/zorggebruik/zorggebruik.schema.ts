import type { Subverstrekking, Zorggebruik } from '@mijn/contract/zorggebruik';
import type { Builder } from '../graphql/builder.ts';
import { ask } from '../provider/ask.ts';
import { inUnit, toVolume } from './volume.ts';

type Usage = Zorggebruik['verzekerdeGebruiken'][number] & Pick<Zorggebruik, 'volumeEenheid'>;

function createPeriod(builder: Builder) {
  return builder.objectRef<Zorggebruik['periode']>('ZorggebruikPeriode').implement({
    fields: (t) => ({
      datumEinde: t.exposeString('datumEinde'),
      datumIngang: t.exposeString('datumIngang'),
      unit: t.exposeString('unit', { description: 'Dag, Week, Maand or Jaar.' }),
    }),
  });
}

function createUsageShare(builder: Builder) {
  return builder.objectRef<Usage>('VerzekerdeGebruik').implement({
    fields: (t) => ({
      gebruikt: t.int({
        nullable: true,
        description: inUnit,
        resolve: ({ volumeEenheid: unit, gebruikt }) => toVolume(unit, gebruikt),
      }),
      opgemaakteNaam: t.exposeString('opgemaakteNaam'),
      relatienummer: t.exposeString('relatienummer'),
    }),
  });
}

function createUsage(builder: Builder) {
  const period = createPeriod(builder);
  const verzekerde = createUsageShare(builder);
  return builder.interfaceRef<Subverstrekking>('Verstrekking').implement({
    fields: (t) => {
      const volume = (name: 'totaal' | 'gebruikt' | 'resterend') =>
        t.int({
          nullable: true,
          description: inUnit,
          resolve: (usage) => toVolume(usage.volumeEenheid, usage[name]),
        });
      return {
        code: t.exposeString('code'),
        datumLaatsteVerwerking: t.exposeString('datumLaatsteVerwerking', { nullable: true }),
        gebruikt: volume('gebruikt'),
        gedeeld: t.exposeBoolean('gedeeld', { nullable: true }),
        isResterendBruikbaar: t.exposeBoolean('isResterendBruikbaar', { nullable: true }),
        omschrijving: t.exposeString('omschrijving'),
        periode: t.expose('periode', { type: period }),
        redenAfgeschermd: t.exposeString('redenAfgeschermd', { nullable: true }),
        redenOnbruikbaar: t.exposeString('redenOnbruikbaar', { nullable: true }),
        resterend: volume('resterend'),
        totaal: volume('totaal'),
        verzekerdeGebruiken: t.field({
          type: [verzekerde],
          resolve: ({ verzekerdeGebruiken, volumeEenheid }) =>
            verzekerdeGebruiken.map((one) => ({ ...one, volumeEenheid })),
        }),
        volumeEenheid: t.exposeString('volumeEenheid', { description: 'Aantal or Bedrag.' }),
      };
    },
  });
}

/** Adds the usage of care budgets to the schema. */
export function addZorggebruik(builder: Builder): void {
  const usage = createUsage(builder);
  const part = builder
    .objectRef<Subverstrekking>('Subverstrekking')
    .implement({ interfaces: [usage] });
  const zorggebruik = builder.objectRef<Zorggebruik>('Zorggebruik').implement({
    interfaces: [usage],
    fields: (t) => ({ subverstrekkingen: t.expose('subverstrekkingen', { type: [part] }) }),
  });
  builder.queryField('zorggebruik', (t) =>
    t.field({
      type: [zorggebruik],
      nullable: true,
      description: "Without arguments: the caller's own, this year.",
      args: { relatienummer: t.arg.string(), jaar: t.arg.int(), limit: t.arg.int() },
      resolve: async (_, { relatienummer, jaar, limit }, context) => {
        const query = {
          relatienummer: relatienummer ?? (await context.relatie()).relatieNummer,
          jaar: jaar ?? (await context.thisYear()),
          limit,
        };
        return (await ask(context.call, 'listZorggebruik', { query })).zorggebruiken;
      },
    }),
  );
}
