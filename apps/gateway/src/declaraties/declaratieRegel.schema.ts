import type { DeclaratieRegel } from '@mijn/contract/declaraties';
import { eurosNaarCenten } from '@mijn/domain/geld';
import { inCenten, type Builder } from '../graphql/builder.ts';

type Stap = NonNullable<DeclaratieRegel['stappen']>[number];
type Melding = NonNullable<DeclaratieRegel['meldingen']>[number];

function maakStap(builder: Builder) {
  return builder.objectRef<Stap>('BeoordelingsStap').implement({
    fields: (t) => ({
      bedrag: t.int({ description: inCenten, resolve: (stap) => eurosNaarCenten(stap.bedrag) }),
      stap: t.exposeString('stap'),
      uitleg: t.exposeString('uitleg', { nullable: true }),
    }),
  });
}

function maakMelding(builder: Builder) {
  return builder.objectRef<Melding>('DeclaratieMelding').implement({
    fields: (t) => ({
      code: t.exposeString('code'),
      omschrijving: t.exposeString('omschrijving'),
    }),
  });
}

/** A line of a claim, with its remarks and the steps of judging it. */
export function maakDeclaratieRegel(builder: Builder) {
  const stap = maakStap(builder);
  const melding = maakMelding(builder);
  return builder.objectRef<DeclaratieRegel>('DeclaratieRegel').implement({
    fields: (t) => ({
      aantal: t.exposeInt('aantal'),
      behandelDatum: t.exposeString('behandelDatum'),
      declarant: t.exposeString('declarant'),
      eigenRisicoBedrag: t.int({
        description: inCenten,
        resolve: (regel) => eurosNaarCenten(regel.eigenRisicoBedrag),
      }),
      gedeclareerdBedrag: t.int({
        description: inCenten,
        resolve: (regel) => eurosNaarCenten(regel.gedeclareerdBedrag),
      }),
      locatieNaam: t.exposeString('locatieNaam', { nullable: true }),
      meldingen: t.expose('meldingen', { type: [melding], nullable: true }),
      notaNummer: t.exposeString('notaNummer', { nullable: true }),
      prestatie: t.exposeString('prestatie', { nullable: true }),
      stappen: t.field({ type: [stap], resolve: (regel) => regel.stappen ?? [] }),
      uitgekeerdBedrag: t.int({
        description: inCenten,
        resolve: (regel) => eurosNaarCenten(regel.uitgekeerdBedrag),
      }),
      volgnummer: t.exposeInt('volgnummer', {
        nullable: true,
        description: 'Its number within the claim; null where the insurer has no such extension.',
      }),
      zorgSoort: t.exposeString('zorgSoort', { nullable: true }),
    }),
  });
}
