import type { ZorgkostenRegel } from '@mijn/contract/zorgkostenDetail';
import type { LineParts } from '../declaraties/declaratieParts.schema.ts';
import type { Builder } from '../graphql/builder.ts';
import { centsOf } from '../graphql/cents.ts';
import { askKnown } from '../provider/ask.ts';

function createStep(builder: Builder) {
  return builder.objectRef<ZorgkostenRegel['stappen'][number]>('ZorgkostenStap').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      stap: t.exposeString('stap'),
      uitleg: t.exposeString('uitleg', { nullable: true }),
    }),
  });
}

function createDetail(builder: Builder, { melding, reactie, correcties }: LineParts) {
  const step = createStep(builder);
  return builder.objectRef<ZorgkostenRegel>('ZorgkostenRegelUitleg').implement({
    fields: (t) => ({
      bedragEigenRisicoInTermijnen: t.int(centsOf('bedragEigenRisicoInTermijnen')),
      behandelDatum: t.exposeString('behandelDatum'),
      boekjaar: t.exposeInt('boekjaar', {
        description: 'The person whose own risk and budgets it counts for.',
      }),
      correctie: t.expose('correctie', {
        type: correcties.ofLine,
        nullable: true,
        description: 'How it corrects another line; null for a judged line.',
      }),
      declaratieNummer: t.exposeString('declaratieNummer'),
      declaratieVolgnummer: t.exposeInt('declaratieVolgnummer'),
      factuurkenmerken: t.exposeStringList('factuurkenmerken', {
        description: 'Invoices of the caller that charge it.',
      }),
      ingediendOp: t.exposeString('ingediendOp'),
      magReageren: t.exposeBoolean('magReageren'),
      meldingen: t.expose('meldingen', { type: [melding], nullable: true }),
      reacties: t.expose('reacties', { type: [reactie] }),
      soortIndiener: t.exposeString('soortIndiener'),
      stappen: t.expose('stappen', { type: [step] }),
      zorgsoort: t.exposeString('zorgsoort', { nullable: true }),
    }),
  });
}

/** Adds the details of a care cost line to the schema ("Leg dit uit"). */
export function addZorgkostenDetail(builder: Builder, parts: LineParts): void {
  const line = createDetail(builder, parts);
  builder.queryField('zorgkostenRegel', (t) =>
    t.field({
      type: line,
      nullable: true,
      description: 'The steps of a claim line. 404 foreign or unknown.',
      args: { nummer: t.arg.string({ required: true }), volgnummer: t.arg.int({ required: true }) },
      resolve: async (_, params, { call }) =>
        (await askKnown(call, 'getZorgkostenRegel', { params })).regel,
    }),
  );
}
