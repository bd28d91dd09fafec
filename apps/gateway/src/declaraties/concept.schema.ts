import { type Concept, type ConceptFields, conceptRequest } from '@mijn/contract/concept';
import type { Builder } from '../graphql/builder.ts';
import { ask, type Asker } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';

const fields = [
  'bedrag',
  'behandelDatum',
  'buitenland',
  'declarant',
  'naamZorgverlener',
  'notaNummer',
  'opmerking',
  'regels',
  'zorgsoort',
] as const satisfies readonly (keyof ConceptFields)[];

function createConcept(builder: Builder) {
  const file = builder.objectRef<Concept['bestanden'][number]>('ConceptBestand').implement({
    fields: (t) => ({
      bestandId: t.exposeString('bestandId'),
      bytes: t.exposeInt('bytes'),
      naam: t.exposeString('naam'),
      soort: t.exposeString('soort'),
    }),
  });
  const values = builder.objectRef<ConceptFields>('ConceptVelden').implement({
    description: 'As typed so far, valid or not; null when empty.',
    fields: (t) =>
      Object.fromEntries(
        fields.map((field) => [
          field,
          t.string({ nullable: true, resolve: (concept) => concept[field] }),
        ]),
      ),
  });
  return builder.objectRef<Concept>('Concept').implement({
    fields: (t) => ({
      bestanden: t.field({
        type: [file],
        description: 'Its files that are still stored.',
        resolve: (concept) => concept.bestanden,
      }),
      bijgewerktOp: t.exposeString('bijgewerktOp', { description: 'RFC 3339.' }),
      velden: t.field({ type: values, resolve: (concept) => concept.velden }),
      verlooptOp: t.exposeString('verlooptOp', { description: 'RFC 3339.' }),
      versie: t.exposeString('versie'),
    }),
  });
}

function createOutcome(builder: Builder, concept: ReturnType<typeof createConcept>) {
  return builder.objectRef<ConceptOutcome>('ConceptUitkomst').implement({
    fields: (t) => ({
      bewaard: t.exposeBoolean('bewaard', {
        description: 'False when another tab saved first, or the claim was sent in or deleted.',
      }),
      concept: t.field({
        type: concept,
        nullable: true,
        description: 'The stored draft; null without one.',
        resolve: (outcome) => outcome.concept,
      }),
    }),
  });
}

// GraphQL gives null for absent fields, which the contract leaves out.
function filledIn(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** Adds the draft of a claim to the schema, an extension. */
export function addConcept(builder: Builder): void {
  const concept = createConcept(builder);
  const outcome = createOutcome(builder, concept);
  const input = builder.inputType('ConceptVeldenInvoer', {
    fields: (t) => Object.fromEntries(fields.map((field) => [field, t.string()])),
  });
  builder.queryFields((t) => ({
    concept: t.field({
      type: concept,
      nullable: true,
      description: 'The draft of a claim; null without one, or without the extension.',
      resolve: (_, __, { call }) => getConcept(call),
    }),
  }));
  builder.mutationFields((t) => ({
    bewaarConcept: t.field({
      type: outcome,
      nullable: true,
      description: 'Saves the whole draft, based on versie. 404 without the extension.',
      args: {
        versie: t.arg.string({ description: 'Version that the draft is based on; null for none.' }),
        velden: t.arg({ type: input, required: true }),
        bestandIds: t.arg.stringList({ required: true }),
      },
      resolve: (_, { versie = null, velden: values, bestandIds }, { call }) =>
        saveConcept(call, { versie, velden: filledIn({ ...values }), bestandIds }),
    }),
    verwijderConcept: t.boolean({
      nullable: true,
      description: 'Deletes the draft and its files. Safe to repeat.',
      resolve: async (_, __, { call }) => {
        await ask(call, 'verwijderConcept', {});
        return true;
      },
    }),
  }));
}

/** The result of saving a draft: saved, or not because another tab was first; and the current draft. */
interface ConceptOutcome {
  readonly bewaard: boolean;
  readonly concept: Concept | null;
}

/** An insurer without the extension has no such address. */
function isAbsent(error: unknown): boolean {
  return error instanceof ProviderError && (error.status === 404 || error.status === 405);
}

/**
 * Returns the caller's draft; null if there is none or no such extension.
 * @throws ProviderError
 */
async function getConcept(asker: Asker): Promise<Concept | null> {
  try {
    return (await ask(asker, 'getConcept', {})).concept;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/**
 * Saves the caller's draft, based on `versie` (null: on none).
 * @throws ProviderError 400 for an invalid draft, 404 without the extension
 */
async function saveConcept(asker: Asker, what: object): Promise<ConceptOutcome> {
  const request = conceptRequest.safeParse(what);
  if (!request.success) throw new ProviderError('refused', 400);
  const { status, concept } = await ask(asker, 'bewaarConcept', { body: request.data });
  return { bewaard: status !== 409, concept };
}
