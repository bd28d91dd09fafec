import { type Vooraf, type VoorafResponse, voorafReasons } from '@mijn/contract/vooraf';
import type { MeldingRef } from '../declaraties/declaratieLine.schema.ts';
import type { Builder } from '../graphql/builder.ts';
import { centsOf, inCents } from '../graphql/cents.ts';
import { ask } from '../provider/ask.ts';

function createStep(builder: Builder) {
  return builder.objectRef<Vooraf['stappen'][number]>('VoorafStap').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      stap: t.exposeString('stap'),
    }),
  });
}

function createVooraf(builder: Builder, melding: MeldingRef) {
  const step = createStep(builder);
  return builder.objectRef<Vooraf>('Vooraf').implement({
    fields: (t) => ({
      bedragEigenRisicoInTermijnen: t.int(centsOf('bedragEigenRisicoInTermijnen')),
      bedragZelf: t.int(centsOf('bedragZelf', `All that is not reimbursed. ${inCents}`)),
      dag: t.exposeString('dag'),
      jaar: t.exposeInt('jaar'),
      meldingen: t.expose('meldingen', { type: [melding] }),
      onderweg: t.exposeInt('onderweg', {
        description: 'Number of claims of that year that are not judged yet.',
      }),
      stappen: t.expose('stappen', { type: [step] }),
      zorgsoort: t.exposeString('zorgsoort'),
    }),
  });
}

/** Creates the enum of reasons for having no estimate of unsent care. */
export function createVoorafReason(builder: Builder) {
  return builder.enumType('VoorafReden', { values: voorafReasons });
}

export type VoorafReasonEnum = ReturnType<typeof createVoorafReason>;

/** Adds the cost of planned care to the schema ("Wat betaal ik zelf?"). */
export function addVooraf(builder: Builder, melding: MeldingRef, reason: VoorafReasonEnum): void {
  const vooraf = createVooraf(builder, melding);
  const answer = builder.objectRef<VoorafResponse>('VoorafAntwoord').implement({
    fields: (t) => ({
      reden: t.expose('reden', { type: reason, nullable: true }),
      vooraf: t.expose('vooraf', { type: vooraf, nullable: true }),
    }),
  });
  builder.queryField('vooraf', (t) =>
    t.field({
      type: answer,
      nullable: true,
      description: 'Result of judging such care today; null with a reason.',
      args: {
        relatienummer: t.arg.string(),
        zorgsoort: t.arg.string({ required: true }),
        bedrag: t.arg.string({ required: true, description: 'Euros, `123.45`.' }),
      },
      resolve: async (_, { relatienummer, zorgsoort, bedrag }, context) => {
        const who = relatienummer ?? (await context.relatie()).relatieNummer;
        const query = { relatienummer: who, zorgsoort, bedrag };
        return ask(context.call, 'getVooraf', { query });
      },
    }),
  );
}
