import type {
  VerwachteRegel,
  VerwachteVergoeding,
  VerwachteVergoedingResponse,
} from '@mijn/contract/verwachteVergoeding';
import type { Builder } from '../graphql/builder.ts';
import { centsIfKnown, centsOf } from '../graphql/cents.ts';
import { ask } from '../provider/ask.ts';
import type { VoorafReasonEnum } from '../zorgkosten/vooraf.schema.ts';
import type { LineParts } from './declaratieParts.schema.ts';

type Amounts = VerwachteVergoeding['totaal'];

function createAmounts(builder: Builder, { step }: LineParts) {
  return builder.objectRef<Amounts>('VerwachteBedragen').implement({
    fields: (t) => {
      const amount = (name: Exclude<keyof Amounts, 'stappen'>) => t.int(centsOf(name));
      return {
        bedragEigenRisico: amount('bedragEigenRisico'),
        bedragEigenRisicoInTermijnen: amount('bedragEigenRisicoInTermijnen'),
        bedragGedeclareerd: amount('bedragGedeclareerd'),
        bedragUitgekeerd: amount('bedragUitgekeerd'),
        stappen: t.expose('stappen', { type: [step] }),
      };
    },
  });
}

function createExpected(builder: Builder, parts: LineParts) {
  const amounts = createAmounts(builder, parts);
  const line = builder.objectRef<VerwachteRegel>('VerwachteRegel').implement({
    fields: (t) => ({
      bedragen: t.field({ type: amounts, resolve: (regel) => regel }),
      behandelDatum: t.exposeString('behandelDatum'),
      meldingen: t.expose('meldingen', { type: [parts.melding] }),
      zorgsoort: t.exposeString('zorgsoort'),
    }),
  });
  return builder.objectRef<VerwachteVergoeding>('VerwachteVergoeding').implement({
    fields: (t) => ({
      regels: t.expose('regels', { type: [line] }),
      totaal: t.expose('totaal', { type: amounts }),
    }),
  });
}

function createInput(builder: Builder) {
  return builder.inputType('IngediendeRegelInvoer', {
    fields: (t) => ({
      bedrag: t.string({ required: true, description: 'Euros, `123.45`.' }),
      behandelDatum: t.string({ required: true, description: '`yyyy-mm-dd`.' }),
      omschrijving: t.string(),
      zorgsoort: t.string({ required: true }),
    }),
  });
}

/** Adds the expected payout of an unsent claim to the schema. */
export function addVerwachteVergoeding(
  builder: Builder,
  parts: LineParts,
  reason: VoorafReasonEnum,
): void {
  const expected = createExpected(builder, parts);
  const input = createInput(builder);
  const answer = builder.objectRef<VerwachteVergoedingResponse>('VerwachteVergoedingAntwoord');
  answer.implement({
    fields: (t) => ({
      hoogstens: t.int(
        centsIfKnown('hoogstens', 'Integer cents, for as long as a shared budget is not used up.'),
      ),
      verwachting: t.expose('verwachting', { type: expected, nullable: true }),
      weggelaten: t.expose('weggelaten', { type: reason, nullable: true }),
    }),
  });
  builder.queryField('verwachteVergoeding', (t) =>
    t.field({
      type: answer,
      nullable: true,
      description: 'Result of judging these lines today; null with a reason.',
      args: {
        relatienummer: t.arg.string({ required: true }),
        buitenland: t.arg.boolean(),
        regels: t.arg({ type: [input], required: true }),
      },
      resolve: (_, { relatienummer, buitenland, regels }, { call }) => {
        const lines = regels.map(({ omschrijving, ...line }) => ({
          ...line,
          ...(typeof omschrijving === 'string' && { omschrijving }),
        }));
        const body = { relatienummer, buitenland: buitenland ?? false, regels: lines };
        return ask(call, 'getVerwachteVergoeding', { body });
      },
    }),
  );
}
