import type { CallResult } from '@mijn/contract/calls';
import { type Vraag, vraagOnderwerpen, vraagRequest } from '@mijn/contract/vragen';
import type { ReactieKindEnum, ReactieStatusEnum } from '../declaraties/declaratieParts.schema.ts';
import type { Builder } from '../graphql/builder.ts';
import { ask, askKnown } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';

type OnderwerpEnum = ReturnType<typeof createOnderwerp>;

function createOnderwerp(builder: Builder) {
  return builder.enumType('VraagOnderwerp', { values: vraagOnderwerpen });
}

const latestDay = 'yyyy-mm-dd: day by which staff answer; null when the rules answer.';

function addStelVraag(builder: Builder, kind: ReactieKindEnum, onderwerp: OnderwerpEnum): void {
  const asked = builder.objectRef<CallResult<'stelVraag'>>('GesteldeVraag').implement({
    fields: (t) => ({
      uiterlijkOp: t.exposeString('uiterlijkOp', { nullable: true, description: latestDay }),
      vraagId: t.exposeString('vraagId'),
    }),
  });
  builder.mutationField('stelVraag', (t) =>
    t.field({
      type: asked,
      nullable: true,
      description:
        'Asks the insurer a question. 400 for an empty text, one over 1000 characters or fields of another subject, 404 for a subject that is not visible, 409 while another about the same claim is open. Safe to repeat with its key.',
      args: {
        kenmerk: t.arg.string({
          description: 'Number of the claim, invoice or payment request; name of the budget.',
        }),
        onderwerp: t.arg({ type: onderwerp, required: true }),
        regel: t.arg.int({ description: 'Number of a line of the claim.' }),
        relatienummer: t.arg.string({ description: 'Whose budget; by default the own.' }),
        sleutel: t.arg.string({ required: true, description: 'Idempotency key, a UUID.' }),
        soort: t.arg({ type: kind }),
        tekst: t.arg.string({ required: true }),
      },
      resolve: async (_, args, { call }) => {
        const given = Object.entries(args).filter(([, value]) => value !== null);
        const { data: body } = vraagRequest.safeParse(Object.fromEntries(given));
        if (!body) throw new ProviderError('refused', 400);
        return askKnown(call, 'stelVraag', { body });
      },
    }),
  );
}

/** Adds questions to the insurer to the schema, extensions. */
export function addVragen(
  builder: Builder,
  kind: ReactieKindEnum,
  status: ReactieStatusEnum,
): void {
  const onderwerp = createOnderwerp(builder);
  const vraag = builder.objectRef<Vraag>('Vraag').implement({
    fields: (t) => ({
      antwoord: t.exposeString('antwoord', {
        nullable: true,
        description: 'While inBehandeling: says that it was forwarded to staff.',
      }),
      beantwoordOp: t.exposeString('beantwoordOp', { nullable: true, description: 'RFC 3339.' }),
      kenmerk: t.exposeString('kenmerk', {
        nullable: true,
        description:
          'Number of its subject, or name of the budget; null too for a withdrawn claim.',
      }),
      onderwerp: t.expose('onderwerp', { type: onderwerp }),
      regel: t.exposeInt('regel', { nullable: true }),
      status: t.expose('status', { type: status }),
      tekst: t.exposeString('tekst'),
      uiterlijkOp: t.exposeString('uiterlijkOp', { nullable: true, description: latestDay }),
      verstuurdOp: t.exposeString('verstuurdOp', { description: 'RFC 3339.' }),
      vraagId: t.exposeString('vraagId'),
    }),
  });
  builder.queryField('vragen', (t) =>
    t.field({
      type: [vraag],
      nullable: true,
      description: 'The own questions, newest first, at most 100. 404 without the extension.',
      resolve: async (_, __, { call }) => (await ask(call, 'listVragen', { query: {} })).vragen,
    }),
  );
  addStelVraag(builder, kind, onderwerp);
}
