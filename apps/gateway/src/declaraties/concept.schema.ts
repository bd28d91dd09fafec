import type { Concept, ConceptVelden } from '@mijn/contract/concept';
import type { Builder } from '../graphql/builder.ts';
import {
  bewaarConcept,
  type ConceptUitkomst,
  getConcept,
  verwijderConcept,
} from '../provider/concept.ts';

const velden = [
  'bedrag',
  'behandelDatum',
  'buitenland',
  'declarant',
  'naamZorgverlener',
  'notaNummer',
  'opmerking',
  'zorgsoort',
] as const satisfies readonly (keyof ConceptVelden)[];

function maakConcept(builder: Builder) {
  const bestand = builder.objectRef<Concept['bestanden'][number]>('ConceptBestand').implement({
    fields: (t) => ({
      bestandId: t.exposeString('bestandId'),
      bytes: t.exposeInt('bytes'),
      naam: t.exposeString('naam'),
      soort: t.exposeString('soort'),
    }),
  });
  const waarden = builder.objectRef<ConceptVelden>('ConceptVelden').implement({
    description: 'As typed so far, right or wrong; null where nothing was.',
    fields: (t) =>
      Object.fromEntries(
        velden.map((veld) => [
          veld,
          t.string({ nullable: true, resolve: (concept) => concept[veld] }),
        ]),
      ),
  });
  return builder.objectRef<Concept>('Concept').implement({
    fields: (t) => ({
      bestanden: t.field({
        type: [bestand],
        description: 'Those of its files that are still there.',
        resolve: (concept) => concept.bestanden,
      }),
      bijgewerktOp: t.exposeString('bijgewerktOp', { description: 'RFC 3339.' }),
      velden: t.field({ type: waarden, resolve: (concept) => concept.velden }),
      verlooptOp: t.exposeString('verlooptOp', { description: 'RFC 3339.' }),
      versie: t.exposeString('versie'),
    }),
  });
}

function maakUitkomst(builder: Builder, concept: ReturnType<typeof maakConcept>) {
  return builder.objectRef<ConceptUitkomst>('ConceptUitkomst').implement({
    fields: (t) => ({
      bewaard: t.exposeBoolean('bewaard', {
        description: 'False: another tab was first, or the claim was sent in or thrown away.',
      }),
      concept: t.field({
        type: concept,
        nullable: true,
        description: 'What is kept now; null: nothing.',
        resolve: (uitkomst) => uitkomst.concept,
      }),
    }),
  });
}

// What was not typed is left out; GraphQL gives null for it.
function ingevuld(invoer: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(invoer).filter(([, waarde]) => waarde !== null && waarde !== undefined),
  );
}

/** Puts the draft of a claim into the schema, an extension. */
export function voegConceptToe(builder: Builder): void {
  const concept = maakConcept(builder);
  const uitkomst = maakUitkomst(builder, concept);
  const invoer = builder.inputType('ConceptVeldenInvoer', {
    fields: (t) => Object.fromEntries(velden.map((veld) => [veld, t.string()])),
  });
  builder.queryFields((t) => ({
    concept: t.field({
      type: concept,
      nullable: true,
      description: 'The draft of a claim; null without one, or where the insurer keeps none.',
      resolve: (_, __, { aanroep }) => getConcept(aanroep),
    }),
  }));
  builder.mutationFields((t) => ({
    bewaarConcept: t.field({
      type: uitkomst,
      nullable: true,
      description: 'Keeps all of the draft, made from versie. 404 where the insurer keeps none.',
      args: {
        versie: t.arg.string({ description: 'Null: there was none.' }),
        velden: t.arg({ type: invoer, required: true }),
        bestandIds: t.arg.stringList({ required: true }),
      },
      resolve: (_, { versie = null, velden: waarden, bestandIds }, { aanroep }) =>
        bewaarConcept(aanroep, { versie, velden: ingevuld({ ...waarden }), bestandIds }),
    }),
    verwijderConcept: t.boolean({
      nullable: true,
      description: 'Throws the draft and its files away. Safe to repeat.',
      resolve: async (_, __, { aanroep }) => {
        await verwijderConcept(aanroep);
        return true;
      },
    }),
  }));
}
