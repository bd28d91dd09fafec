import type {
  DeclaratieInList,
  DeclaratiesResponse,
  DeclaratieDetail,
} from '@mijn/contract/declaraties';
import { withoutTotal } from '@mijn/domain/headers';
import type { Builder } from '../graphql/builder.ts';
import { centsAsKnown } from '../graphql/cents.ts';
import { ask, askKnown, type Asker } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';
import { createDeclaratie } from './declaratieDetail.schema.ts';
import { createEnums, type Enums } from './declaratieEnums.schema.ts';
import type { LineParts } from './declaratieParts.schema.ts';
// The same file that Mercurius and Pothos load (operationLimits.ts).
import { Kind, type GraphQLResolveInfo } from 'graphql/index.js';

function createDeclaratieInList(builder: Builder, enums: Enums) {
  const { status, soortIndiener, wachtOp, nietsWegens } = enums;
  return builder.objectRef<DeclaratieInList>('DeclaratieInList').implement({
    fields: (t) => ({
      bedrag: t.int({
        nullable: true,
        description: 'Integer cents; null without the extension.',
        resolve: (declaratie) => centsAsKnown(declaratie.bedrag),
      }),
      datum: t.exposeString('datum'),
      geboorteDatum: t.exposeString('geboorteDatum', {
        nullable: true,
        description:
          'Birth date of the patient, only if another visible person has the same roepnaam.',
      }),
      laatsteBehandelDatum: t.exposeString('laatsteBehandelDatum', {
        nullable: true,
        description: 'yyyy-mm-dd: day of its last treatment.',
      }),
      nieuw: t.exposeBoolean('nieuw'),
      nietsWegens: t.expose('nietsWegens', {
        type: nietsWegens,
        nullable: true,
        description: 'Reason why nothing is paid out; null otherwise.',
      }),
      nummer: t.exposeString('nummer'),
      omschrijving: t.exposeString('omschrijving', { nullable: true }),
      opgemaakteNaam: t.exposeString('opgemaakteNaam', { nullable: true }),
      relatienummer: t.exposeString('relatienummer', { nullable: true }),
      roepnaam: t.exposeString('roepnaam', { nullable: true }),
      soortIndiener: t.expose('soortIndiener', {
        type: soortIndiener,
        nullable: true,
        description: 'The sender; null without the extension.',
      }),
      status: t.expose('status', { type: status }),
      uitbetaaldOp: t.exposeString('uitbetaaldOp', { nullable: true }),
      uitgekeerdBedrag: t.int({
        nullable: true,
        description: 'Integer cents; null until AFGEHANDELD.',
        resolve: (declaratie) => centsAsKnown(declaratie.uitgekeerdBedrag),
      }),
      verwachtOp: t.exposeString('verwachtOp', {
        nullable: true,
        description: 'Expected day of the decision; null when unknown, past or judged.',
      }),
      wachtOp: t.expose('wachtOp', {
        type: wachtOp,
        nullable: true,
        description: 'Reason why it waits while in progress; null when it does not.',
      }),
      zorgSoorten: t.exposeStringList('zorgSoorten', { nullable: true }),
    }),
  });
}

function createDeclaratieList(builder: Builder, enums: Enums) {
  const declaratie = createDeclaratieInList(builder, enums);
  return builder.objectRef<DeclaratiesResponse>('DeclaratieList').implement({
    fields: (t) => ({
      declaraties: t.expose('declaraties', { type: [declaratie] }),
      totaal: t.exposeInt('totaal', {
        nullable: true,
        description: 'Number of claims that match the filters; null without the extension.',
      }),
    }),
  });
}

/** Adds claims to the schema: the list and the detail. */
export function addDeclaraties(builder: Builder, parts: LineParts): void {
  const enums = createEnums(builder);
  const { status } = enums;
  const list = createDeclaratieList(builder, enums);
  const declaratie = createDeclaratie(builder, enums, parts);
  builder.queryFields((t) => ({
    declaraties: t.field({
      type: list,
      nullable: true,
      args: {
        limit: t.arg.int(),
        offset: t.arg.int(),
        zoek: t.arg.string(),
        relatienummer: t.arg.string(),
        status: t.arg({ type: status }),
        jaar: t.arg.int(),
        zorgsoort: t.arg.string(),
      },
      resolve: (_, query, { call }, info) => {
        const headers = asksFor(info, 'totaal') ? {} : { [withoutTotal.name]: withoutTotal.value };
        return ask(call, 'listDeclaraties', { query, headers });
      },
    }),
    declaratie: t.field({
      type: declaratie,
      nullable: true,
      args: { nummer: t.arg.string({ required: true }) },
      resolve: (_, { nummer }, { call, looksAhead }) => getDeclaratie(call, nummer, looksAhead),
    }),
  }));
  addChanges(builder);
}

function addChanges(builder: Builder): void {
  builder.mutationFields((t) => ({
    trekDeclaratieIn: t.boolean({
      nullable: true,
      description: 'Withdraws a claim while INGEDIEND; 404 or 409 otherwise. Safe to repeat.',
      args: { nummer: t.arg.string({ required: true }) },
      resolve: async (_, { nummer }, { call }) => {
        await askKnown(call, 'trekDeclaratieIn', { params: { id: nummer } });
        return true;
      },
    }),
  }));
}

/**
 * Returns whether an operation selects a field below the one that is resolved. Also true for a fragment spread, whose
 * fields are not looked up.
 */
function asksFor({ fieldNodes }: GraphQLResolveInfo, name: string): boolean {
  return fieldNodes.some(({ selectionSet }) =>
    selectionSet?.selections.some((part) => part.kind !== Kind.FIELD || part.name.value === name),
  );
}

/**
 * Returns a claim in detail: the contract returns a list of one. Foreign, unknown and malformed numbers
 * fail identically.
 * @param looksAhead prefetched, so it stays unread
 * @throws ProviderError
 */
async function getDeclaratie(
  asker: Asker,
  number: string,
  looksAhead = false,
): Promise<DeclaratieDetail> {
  const headers = looksAhead ? { 'sec-purpose': 'prefetch' } : {};
  const request = { params: { id: number }, headers };
  const { declaraties } = await askKnown(asker, 'getDeclaratie', request);
  const [declaratie] = declaraties;
  if (declaratie === undefined) throw new ProviderError('refused', 404);
  return declaratie;
}
