import type { EindafrekeningSpecificatie } from '@mijn/contract/facturen';
import type { CorrectieRefs } from '../declaraties/correctie.schema.ts';
import type { Builder } from '../graphql/builder.ts';
import { centsIfKnown, centsOf } from '../graphql/cents.ts';

type Usage = EindafrekeningSpecificatie['eigenRisicoGebruiken'];
type Termijnen = EindafrekeningSpecificatie['opgelegdeTermijnen'];

function createUse(builder: Builder, correcties: CorrectieRefs) {
  const line = builder.objectRef<Usage['regels'][number]>('EigenRisicoGebruik').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      correctie: t.field({
        type: correcties.ofLine,
        nullable: true,
        description: 'Null for other lines, and without the extension.',
        resolve: (one) => one.correctie ?? null,
      }),
      datum: t.exposeString('datum'),
      zorgsoort: t.exposeString('zorgsoort', {
        nullable: true,
        description: 'Null when the care is hidden from this viewer (docs/decisions.md §2).',
      }),
    }),
  });
  return builder.objectRef<Usage>('EigenRisicoGebruiken').implement({
    fields: (t) => ({
      bedragTotaalEigenRisico: t.int(centsOf('bedragTotaalEigenRisico')),
      regels: t.expose('regels', { type: [line] }),
    }),
  });
}

function createTermijnen(builder: Builder) {
  const line = builder.objectRef<Termijnen['regels'][number]>('OpgelegdeTermijn').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      datum: t.exposeString('datum'),
      nietBetaald: t.int(
        centsIfKnown('nietBetaald', 'Integer cents; null without that extension.'),
      ),
      omschrijving: t.exposeString('omschrijving'),
    }),
  });
  return builder.objectRef<Termijnen>('OpgelegdeTermijnen').implement({
    fields: (t) => {
      const amount = (name: 'bedragBetaald' | 'bedragNietBetaald' | 'bedragOpgelegd') =>
        t.int(centsOf(name));
      return {
        bedragBetaald: amount('bedragBetaald'),
        bedragNietBetaald: amount('bedragNietBetaald'),
        bedragOpgelegd: amount('bedragOpgelegd'),
        regels: t.expose('regels', { type: [line] }),
      };
    },
  });
}

/** Creates the type of a final settlement's specification: own risk used, and the instalments charged. */
export function createSpecification(builder: Builder, correcties: CorrectieRefs) {
  const usage = createUse(builder, correcties);
  const termijnen = createTermijnen(builder);
  return builder.objectRef<EindafrekeningSpecificatie>('EindafrekeningSpecificatie').implement({
    fields: (t) => ({
      bedragTotaalRegeling: t.int(centsOf('bedragTotaalRegeling')),
      eigenRisicoGebruiken: t.expose('eigenRisicoGebruiken', { type: usage }),
      geboorteDatum: t.exposeString('geboorteDatum'),
      jaarRegeling: t.exposeInt('jaarRegeling'),
      naamVerzekerde: t.exposeString('naamVerzekerde'),
      opgelegdeTermijnen: t.expose('opgelegdeTermijnen', { type: termijnen }),
    }),
  });
}
