import {
  briefSubjects,
  documentenRequest,
  type DocumentenResponse,
  type ListedDocument,
} from '@mijn/contract/documenten';
import { regelingKinds } from '@mijn/contract/regeling';
import { documentListKinds } from '@mijn/domain/queryFields';
import type { Builder } from '../graphql/builder.ts';
import { ask } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';

/** Adds the list of documents to the schema, an extension. */
export function addDocumenten(builder: Builder): void {
  const soort = builder.enumType('DocumentSoort', { values: documentListKinds });
  const brief = builder.enumType('BriefOnderwerp', { values: briefSubjects });
  const regeling = builder.enumType('DocumentRegeling', { values: regelingKinds });
  const document = builder.objectRef<ListedDocument>('Document').implement({
    fields: (t) => ({
      brief: t.expose('brief', {
        type: brief,
        nullable: true,
        description: 'Subject of a letter.',
      }),
      datum: t.exposeString('datum', {
        nullable: true,
        description: 'yyyy-mm-dd; null: of a whole year, and changing with it.',
      }),
      geboorteDatum: t.exposeString('geboorteDatum', {
        nullable: true,
        description: 'Of the person, if the reader sees somebody else with the same first name.',
      }),
      jaar: t.exposeInt('jaar'),
      kenmerk: t.exposeString('kenmerk', {
        description: 'Number of the policy, person, arrangement, letter or claim of its PDF.',
      }),
      regeling: t.expose('regeling', {
        type: regeling,
        nullable: true,
        description: 'Kind of an arrangement.',
      }),
      roepnaam: t.exposeString('roepnaam', {
        nullable: true,
        description: 'Whose, if not the reader’s own.',
      }),
      soort: t.expose('soort', { type: soort }),
      zorgsoorten: t.exposeStringList('zorgsoorten', {
        nullable: true,
        description: 'Of a decision; null where the care is hidden.',
      }),
    }),
  });
  type Count = DocumentenResponse['aantallen'][number];
  const count = builder.objectRef<Count>('DocumentAantal').implement({
    fields: (t) => ({
      aantal: t.exposeInt('aantal'),
      jaar: t.exposeInt('jaar'),
      soort: t.expose('soort', { type: soort }),
    }),
  });
  const documenten = builder
    .objectRef<Pick<DocumentenResponse, 'documenten' | 'aantallen'>>('Documenten')
    .implement({
      fields: (t) => ({
        aantallen: t.expose('aantallen', {
          type: [count],
          description: 'Of every year and kind, decisions too.',
        }),
        documenten: t.expose('documenten', { type: [document] }),
      }),
    });
  builder.queryField('documenten', (t) =>
    t.field({
      type: documenten,
      nullable: true,
      description:
        'Newest year first, then by kind; decisions only when asked for. 400 filter out of range, 403 with the reasons, 404 without the extension.',
      args: {
        jaar: t.arg.int(),
        limit: t.arg.int(),
        offset: t.arg.int(),
        soort: t.arg({ type: soort }),
      },
      resolve: async (_, args, { call }) => {
        const { data: query } = documentenRequest.safeParse(
          Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null)),
        );
        if (!query) throw new ProviderError('refused', 400);
        return ask(call, 'listDocumenten', { query });
      },
    }),
  );
}
