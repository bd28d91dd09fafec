import type { EigenRisicoAntwoord } from '@mijn/contract/eigenRisico';
import { eurosNaarCenten } from '@mijn/domain/geld';
import { inCenten, type Builder, type MerkEnum } from '../graphql/builder.ts';
import { getEigenRisico } from '../provider/eigenRisico.ts';

type EigenRisico = EigenRisicoAntwoord['body']['eigenRisico'];

function maakEigenRisico(builder: Builder) {
  return builder.objectRef<EigenRisico>('EigenRisico').implement({
    fields: (t) => {
      const bedrag = (naam: keyof EigenRisico) =>
        t.int({ description: inCenten, resolve: (jaar) => eurosNaarCenten(jaar[naam]) });
      return {
        verplichtBedrag: bedrag('verplichtBedrag'),
        vrijwilligBedrag: bedrag('vrijwilligBedrag'),
        totaalVerbruikt: bedrag('totaalVerbruikt'),
        totaalResterend: bedrag('totaalResterend'),
      };
    },
  });
}

/** Puts own risk per year into the schema. */
export function voegEigenRisicoToe(builder: Builder, merk: MerkEnum): void {
  const eigenRisico = maakEigenRisico(builder);
  builder.queryField('eigenRisico', (t) =>
    t.field({
      type: eigenRisico,
      nullable: true,
      description: "Without arguments: the caller's own, this year, the brand of the policy.",
      args: { relatienummer: t.arg.string(), jaar: t.arg.int(), merk: t.arg({ type: merk }) },
      resolve: async (_, vraag, context) =>
        getEigenRisico(context.aanroep, {
          relatienummer: vraag.relatienummer ?? (await context.relatie()).relatieNummer,
          jaar: vraag.jaar ?? context.ditJaar(),
          merk: vraag.merk ?? (await context.relatie()).merk ?? context.merk,
        }),
    }),
  );
}
