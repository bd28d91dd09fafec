import type { EigenRisicoResponse } from '@mijn/contract/eigenRisico';
import { eurosToCents } from '@mijn/domain/money';
import { inCents, type Builder, type BrandEnum } from '../graphql/builder.ts';
import { ask } from '../provider/ask.ts';

type EigenRisico = EigenRisicoResponse['body']['eigenRisico'];

function createEigenRisico(builder: Builder) {
  return builder.objectRef<EigenRisico>('EigenRisico').implement({
    fields: (t) => {
      const amount = (name: Exclude<keyof EigenRisico, 'inTermijnen'>) =>
        t.int({ description: inCents, resolve: (year) => eurosToCents(year[name]) });
      return {
        verplichtBedrag: amount('verplichtBedrag'),
        vrijwilligBedrag: amount('vrijwilligBedrag'),
        totaalVerbruikt: amount('totaalVerbruikt'),
        totaalResterend: amount('totaalResterend'),
        inTermijnen: t.boolean({
          nullable: true,
          description: 'It is paid in terms; null where the insurer has no such extension.',
          resolve: (year) => year.inTermijnen ?? null,
        }),
      };
    },
  });
}

/** Puts own risk per year into the schema. */
export function addEigenRisico(builder: Builder, brand: BrandEnum): void {
  const eigenRisico = createEigenRisico(builder);
  builder.queryField('eigenRisico', (t) =>
    t.field({
      type: eigenRisico,
      nullable: true,
      description: "Without arguments: the caller's own, this year, the brand of the policy.",
      args: { relatienummer: t.arg.string(), jaar: t.arg.int(), merk: t.arg({ type: brand }) },
      resolve: async (_, request, context) => {
        const query = {
          relatienummer: request.relatienummer ?? (await context.relatie()).relatieNummer,
          jaar: request.jaar ?? (await context.thisYear()),
          merk: request.merk ?? (await context.relatie()).merk ?? context.merk,
        };
        return (await ask(context.call, 'getEigenRisicoPerJaar', { query })).body.eigenRisico;
      },
    }),
  );
}
