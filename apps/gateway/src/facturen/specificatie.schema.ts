import type { EindafrekeningSpecificatie } from '@mijn/contract/facturen';
import { eurosNaarCenten } from '@mijn/domain/geld';
import { inCenten, type Builder } from '../graphql/builder.ts';

type Gebruik = EindafrekeningSpecificatie['eigenRisicoGebruiken'];
type Termijnen = EindafrekeningSpecificatie['opgelegdeTermijnen'];

function maakGebruik(builder: Builder) {
  const regel = builder.objectRef<Gebruik['regels'][number]>('EigenRisicoGebruik').implement({
    fields: (t) => ({
      bedrag: t.int({ description: inCenten, resolve: ({ bedrag }) => eurosNaarCenten(bedrag) }),
      datum: t.exposeString('datum'),
      zorgsoort: t.exposeString('zorgsoort', {
        nullable: true,
        description: 'Null when the care is hidden from this viewer (decisions §2).',
      }),
    }),
  });
  return builder.objectRef<Gebruik>('EigenRisicoGebruiken').implement({
    fields: (t) => ({
      bedragTotaalEigenRisico: t.int({
        description: inCenten,
        resolve: (gebruik) => eurosNaarCenten(gebruik.bedragTotaalEigenRisico),
      }),
      regels: t.expose('regels', { type: [regel] }),
    }),
  });
}

function maakTermijnen(builder: Builder) {
  const regel = builder.objectRef<Termijnen['regels'][number]>('OpgelegdeTermijn').implement({
    fields: (t) => ({
      bedrag: t.int({ description: inCenten, resolve: ({ bedrag }) => eurosNaarCenten(bedrag) }),
      datum: t.exposeString('datum'),
      omschrijving: t.exposeString('omschrijving'),
    }),
  });
  return builder.objectRef<Termijnen>('OpgelegdeTermijnen').implement({
    fields: (t) => {
      const bedrag = (naam: 'bedragBetaald' | 'bedragNietBetaald' | 'bedragOpgelegd') =>
        t.int({ description: inCenten, resolve: (alle) => eurosNaarCenten(alle[naam]) });
      return {
        bedragBetaald: bedrag('bedragBetaald'),
        bedragNietBetaald: bedrag('bedragNietBetaald'),
        bedragOpgelegd: bedrag('bedragOpgelegd'),
        regels: t.expose('regels', { type: [regel] }),
      };
    },
  });
}

/** The specification of a final settlement: own risk used, and the terms that were asked. */
export function maakSpecificatie(builder: Builder) {
  const gebruik = maakGebruik(builder);
  const termijnen = maakTermijnen(builder);
  return builder.objectRef<EindafrekeningSpecificatie>('EindafrekeningSpecificatie').implement({
    fields: (t) => ({
      bedragTotaalRegeling: t.int({
        description: inCenten,
        resolve: (specificatie) => eurosNaarCenten(specificatie.bedragTotaalRegeling),
      }),
      eigenRisicoGebruiken: t.expose('eigenRisicoGebruiken', { type: gebruik }),
      geboorteDatum: t.exposeString('geboorteDatum'),
      jaarRegeling: t.exposeInt('jaarRegeling'),
      naamVerzekerde: t.exposeString('naamVerzekerde'),
      opgelegdeTermijnen: t.expose('opgelegdeTermijnen', { type: termijnen }),
    }),
  });
}
