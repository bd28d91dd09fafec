import type { ZorgkostenLine } from '@mijn/contract/zorgkosten';
import type { CorrectieRefs } from '../declaraties/correctie.schema.ts';
import type { Builder } from '../graphql/builder.ts';
import { centsIfKnown, centsOf } from '../graphql/cents.ts';
import { ask } from '../provider/ask.ts';

type AmountName = Exclude<
  Extract<keyof ZorgkostenLine, `bedrag${string}`>,
  'bedragEigenRisicoInTermijnen'
>;

function createZorgkostenLine(builder: Builder, { ofLine }: CorrectieRefs) {
  return builder.objectRef<ZorgkostenLine>('ZorgkostenRegel').implement({
    fields: (t) => {
      const amount = (name: AmountName) => t.int(centsOf(name));
      return {
        bedragEigenRisico: amount('bedragEigenRisico'),
        bedragEigenRisicoInTermijnen: t.int(centsIfKnown('bedragEigenRisicoInTermijnen')),
        bedragGedeclareerd: amount('bedragGedeclareerd'),
        bedragNietVergoed: amount('bedragNietVergoed'),
        bedragNietVergoedExclusiefEigenRisico: amount('bedragNietVergoedExclusiefEigenRisico'),
        bedragVergoed: amount('bedragVergoed'),
        bedragWettelijkeBijdrage: amount('bedragWettelijkeBijdrage'),
        correctie: t.expose('correctie', {
          type: ofLine,
          nullable: true,
          description: 'How it corrects another line; null for a judged line.',
        }),
        datumIngang: t.exposeString('datumIngang'),
        declaratieNummer: t.exposeString('declaratieNummer', { nullable: true }),
        declaratieVolgnummer: t.exposeInt('declaratieVolgnummer', { nullable: true }),
        naamLocatieZorgverlener: t.exposeString('naamLocatieZorgverlener', { nullable: true }),
        soortIndiener: t.exposeString('soortIndiener'),
        zorgsoort: t.exposeString('zorgsoort', { nullable: true }),
      };
    },
  });
}

/** Adds care costs to the schema. */
export function addZorgkosten(builder: Builder, correcties: CorrectieRefs): void {
  const line = createZorgkostenLine(builder, correcties);
  builder.queryField('zorgkosten', (t) =>
    t.field({
      type: [line],
      nullable: true,
      description: "Without arguments: the caller's own, this year.",
      args: { relatienummer: t.arg.string(), jaar: t.arg.int() },
      resolve: async (_, { relatienummer, jaar }, context) => {
        const params = {
          relatienummer: relatienummer ?? (await context.relatie()).relatieNummer,
          jaartal: jaar ?? (await context.thisYear()),
        };
        return (await ask(context.call, 'listZorgkosten', { params })).zorgkostenRegels;
      },
    }),
  );
}
