import type { DeclaratieLine } from '@mijn/contract/declaraties';
import type { Builder } from '../graphql/builder.ts';
import { centsIfKnown, centsOf, inCents } from '../graphql/cents.ts';

type CalculationStep = NonNullable<DeclaratieLine['stappen']>[number];
type Melding = NonNullable<DeclaratieLine['meldingen']>[number];

/** Creates the type of a step of judging a line. */
export function createCalculationStep(builder: Builder) {
  return builder.objectRef<CalculationStep>('BeoordelingsStap').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      stap: t.exposeString('stap'),
      uitleg: t.exposeString('uitleg', { nullable: true }),
    }),
  });
}

/** Creates the type of the insurer's remark on a line. */
export function createMelding(builder: Builder) {
  return builder.objectRef<Melding>('DeclaratieMelding').implement({
    fields: (t) => ({
      code: t.exposeString('code'),
      omschrijving: t.exposeString('omschrijving'),
    }),
  });
}

export type MeldingRef = ReturnType<typeof createMelding>;

export type CalculationStepRef = ReturnType<typeof createCalculationStep>;

/** Creates the type of a claim's line, with its remarks and steps. */
export function createDeclaratieLine(
  builder: Builder,
  { melding, step }: { readonly melding: MeldingRef; readonly step: CalculationStepRef },
) {
  return builder.objectRef<DeclaratieLine>('DeclaratieRegel').implement({
    fields: (t) => ({
      aantal: t.exposeInt('aantal'),
      behandelDatum: t.exposeString('behandelDatum'),
      declarant: t.exposeString('declarant'),
      eigenRisicoBedrag: t.int(centsOf('eigenRisicoBedrag')),
      eigenRisicoInTermijnen: t.int(
        centsIfKnown(
          'eigenRisicoInTermijnen',
          `Counts for own risk and is paid in terms: not taken off; null without that extension. ${inCents}`,
        ),
      ),
      gedeclareerdBedrag: t.int(centsOf('gedeclareerdBedrag')),
      locatieNaam: t.exposeString('locatieNaam', { nullable: true }),
      meldingen: t.expose('meldingen', { type: [melding], nullable: true }),
      notaNummer: t.exposeString('notaNummer', { nullable: true }),
      prestatie: t.exposeString('prestatie', { nullable: true }),
      stappen: t.field({ type: [step], resolve: (line) => line.stappen ?? [] }),
      uitgekeerdBedrag: t.int(centsOf('uitgekeerdBedrag')),
      volgnummer: t.exposeInt('volgnummer', {
        nullable: true,
        description: 'Its number within the claim; null without the extension.',
      }),
      zorgSoort: t.exposeString('zorgSoort', { nullable: true }),
    }),
  });
}
