import { type Verwachting, verwachtingReasons } from '@mijn/contract/verwachting';
import { eurosToCents } from '@mijn/domain/money';
import type { Builder } from '../graphql/builder.ts';
import { centsOf, inCents } from '../graphql/cents.ts';
import { ask } from '../provider/ask.ts';

type Voluntary = NonNullable<Verwachting['vrijwillig']>;

function createVoluntary(builder: Builder) {
  const year = builder.objectRef<Voluntary['jaren'][number]>('VrijwilligJaar').implement({
    fields: (t) => ({
      jaar: t.exposeInt('jaar'),
      korting: t.int(centsOf('korting')),
      kosten: t.int(centsOf('kosten')),
    }),
  });
  return builder.objectRef<Voluntary>('VrijwilligVergelijking').implement({
    fields: (t) => ({
      jaren: t.expose('jaren', { type: [year] }),
      keuze: t.int(centsOf('keuze')),
    }),
  });
}

function createVerwachting(builder: Builder) {
  const reason = builder.enumType('VerwachtingReden', { values: verwachtingReasons });
  const year = builder.objectRef<Verwachting['eerdereJaren'][number]>('EerderJaar').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      jaar: t.exposeInt('jaar'),
    }),
  });
  const voluntary = createVoluntary(builder);
  return builder.objectRef<Verwachting>('EigenRisicoVerwachting').implement({
    fields: (t) => {
      const amount = (name: 'totaal' | 'gebruikt' | 'minimum' | 'maximum') => t.int(centsOf(name));
      return {
        eerdereJaren: t.expose('eerdereJaren', { type: [year] }),
        gebruikt: amount('gebruikt'),
        inTermijnen: t.exposeBoolean('inTermijnen'),
        jaar: t.exposeInt('jaar'),
        maximum: amount('maximum'),
        minimum: amount('minimum'),
        onderwegAantal: t.int({ resolve: ({ onderweg }) => onderweg.aantal }),
        onderwegBedrag: t.int({
          description: inCents,
          resolve: ({ onderweg }) => eurosToCents(onderweg.bedrag),
        }),
        opSinds: t.exposeString('opSinds', { nullable: true }),
        opVanaf: t.exposeString('opVanaf', { nullable: true }),
        redenen: t.expose('redenen', { type: [reason] }),
        totaal: amount('totaal'),
        vrijwillig: t.expose('vrijwillig', { type: voluntary, nullable: true }),
      };
    },
  });
}

/** Adds the forecast of own risk to the schema. */
export function addVerwachting(builder: Builder): void {
  const verwachting = createVerwachting(builder);
  builder.queryField('eigenRisicoVerwachting', (t) =>
    t.field({
      type: verwachting,
      nullable: true,
      description:
        'Forecast of own risk by the end of this year; null without own risk, or when unknown.',
      args: { relatienummer: t.arg.string() },
      resolve: async (_, { relatienummer }, context) => {
        const who = relatienummer ?? (await context.relatie()).relatieNummer;
        const query = { relatienummer: who };
        return (await ask(context.call, 'getVerwachting', { query })).verwachting;
      },
    }),
  );
}
