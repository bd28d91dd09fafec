import { aanleverwijze, indicatorNames } from '@mijn/contract/relatie';
import type { CallRequest, CallResult } from '@mijn/contract/calls';
import { relatieChangeRequest } from '@mijn/contract/relatieChange';
import type { Builder } from '../graphql/builder.ts';
import type { GraphqlContext, ParsedRelatie } from '../graphql/graphqlContext.ts';
import { ask, askKnown } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';
import type { RelatieType } from './relatie.schema.ts';

type Changed = Extract<CallResult<'updateRelatie'>, { readonly validation: unknown }>;
type Validation = Changed['validation'];

interface RelatieOutcome extends Validation {
  readonly conflict: boolean;
  readonly relatie: ParsedRelatie;
}

function createMessages(builder: Builder) {
  const field = builder.objectRef<Validation['fieldMessages'][number]>('VeldMelding').implement({
    fields: (t) => ({
      code: t.exposeString('code'),
      detail: t.exposeString('detail', {
        nullable: true,
        description: 'The limit, if there is one.',
      }),
      fieldName: t.exposeString('fieldName', { description: 'A field name of §5.' }),
    }),
  });
  const general = builder
    .objectRef<Validation['generalMessages'][number]>('AlgemeneMelding')
    .implement({
      fields: (t) => ({
        code: t.exposeString('code'),
        detail: t.exposeString('detail', { nullable: true }),
      }),
    });
  return { field, general };
}

function createOutcome(builder: Builder, relatie: RelatieType) {
  const { field, general } = createMessages(builder);
  return builder.objectRef<RelatieOutcome>('RelatieUitkomst').implement({
    fields: (t) => ({
      conflict: t.exposeBoolean('conflict', {
        description: 'It was changed since it was read, so nothing was saved.',
      }),
      fieldMessages: t.expose('fieldMessages', { type: [field] }),
      generalMessages: t.expose('generalMessages', { type: [general] }),
      isValid: t.exposeBoolean('isValid'),
      relatie: t.expose('relatie', { type: relatie, description: 'The current version.' }),
    }),
  });
}

function createInput(builder: Builder) {
  const preference = builder.enumType('AanleverwijzeInvoer', { values: aanleverwijze.options });
  const address = builder.inputType('AdresInvoer', {
    fields: (t) => ({
      adresType: t.string({ required: true }),
      huisnummer: t.int(),
      huisnummerToevoeging: t.string(),
      postcode: t.string(),
      straat: t.string(),
      woonplaats: t.string(),
    }),
  });
  const reasons = builder.inputType('IndicatorRedenenInvoer', {
    fields: (t) => ({
      indicator: t.string({ required: true }),
      redenen: t.stringList({ required: true }),
    }),
  });
  return builder.inputType('RelatieInvoer', {
    description: 'The whole relation (§7).',
    fields: (t) => ({
      aanleverwijzeCorrespondentie: t.field({ type: preference, required: true }),
      aanleverwijzePolisblad: t.field({ type: preference, required: true }),
      achternaam: t.string({ required: true }),
      email: t.string(),
      emailIntrekken: t.boolean({
        description: 'True withdraws the address that waits for confirmation.',
      }),
      geboorteDatum: t.string({ required: true }),
      indicatoren: t.stringList({ required: true, description: 'Names of those that are true.' }),
      indicatorenRedenen: t.field({ type: [reasons], required: true }),
      leeftijd: t.int({ required: true }),
      ontvangtNieuwsbrief: t.boolean({ required: true }),
      opgemaakteNaam: t.string({ required: true }),
      postAdres: t.field({ type: address }),
      relatieNummer: t.string({ required: true }),
      roepnaam: t.string({ required: true }),
      telefoonNummer: t.string(),
      toestemmingDetailsZorgkosten: t.boolean({ required: true }),
      vestigingsAdres: t.field({ type: address, required: true }),
    }),
  });
}

/** GraphQL's absent fields are null in the contract. */
function filledAddress(address: object): object {
  const none = { huisnummer: null, huisnummerToevoeging: null };
  return { ...none, postcode: null, straat: null, woonplaats: null, ...address };
}

/**
 * Converts a change to the contract.
 * @throws ProviderError 400 if it is invalid
 */
function toRequest(
  {
    emailIntrekken,
    ...input
  }: {
    readonly emailIntrekken?: boolean | null | undefined;
    readonly indicatoren: readonly string[];
    readonly postAdres?: object | null | undefined;
    readonly vestigingsAdres: object;
  },
  state: string,
): CallRequest<'updateRelatie'>['body'] {
  const on = new Set(input.indicatoren);
  const { data, success } = relatieChangeRequest.safeParse({
    email: null,
    telefoonNummer: null,
    ...input,
    ...(emailIntrekken && { emailTeBevestigen: null }),
    postAdres: input.postAdres ? filledAddress(input.postAdres) : null,
    vestigingsAdres: filledAddress(input.vestigingsAdres),
    indicatoren: Object.fromEntries(indicatorNames.map((name) => [name, on.has(name)])),
    _state: state,
  });
  if (!success) throw new ProviderError('refused', 400);
  return data;
}

const noVerdict: Validation = { isValid: false, fieldMessages: [], generalMessages: [] };

type Conflict = Exclude<CallResult<'updateRelatie'>, Changed>;

function isTold(answer: Conflict): answer is Conflict & Pick<Changed, 'relatie' | '_state'> {
  const { relatie, _state } = answer;
  return relatie !== undefined && _state !== undefined;
}

/** Converts the result of a change, and fetches the relation if a 409 has none. */
async function toOutcome(
  answer: CallResult<'updateRelatie'>,
  { call }: GraphqlContext,
): Promise<RelatieOutcome> {
  if ('validation' in answer) {
    const { validation, relatie, _state } = answer;
    return { ...validation, conflict: false, relatie: { ...relatie, _state } };
  }
  const current = isTold(answer) ? answer : await ask(call, 'getRelatie', {});
  const { relatie, _state } = current;
  return { ...noVerdict, conflict: true, relatie: { ...relatie, _state } };
}

/** Adds changing the relation to the schema (§7, docs/decisions.md §4). */
export function addRelatieChange(builder: Builder, relatie: RelatieType): void {
  const outcome = createOutcome(builder, relatie);
  const input = createInput(builder);
  builder.mutationFields((t) => {
    const args = {
      relatie: t.arg({ type: input, required: true }),
      state: t.arg.string({ required: true }),
    };
    return {
      wijzigRelatie: t.field({
        type: outcome,
        nullable: true,
        description: 'Saves a change, unless it is invalid or somebody else saved first.',
        args,
        resolve: async (_, { relatie: wanted, state }, context) => {
          const body = toRequest(wanted, state);
          return toOutcome(await ask(context.call, 'updateRelatie', { body }), context);
        },
      }),
      valideerRelatie: t.field({
        type: outcome,
        nullable: true,
        description: 'Validates a change without saving it.',
        args,
        resolve: async (_, { relatie: wanted, state }, context) => {
          const body = toRequest(wanted, state);
          return toOutcome(await ask(context.call, 'validateRelatie', { body }), context);
        },
      }),
      bevestigContactgegevens: t.boolean({
        nullable: true,
        description: 'Marks the contact details as checked today. Safe to repeat.',
        args: { relatienummer: t.arg.string({ required: true }) },
        resolve: async (_, { relatienummer }, { call }) => {
          await askKnown(call, 'confirmContactgegevens', { body: { relatienummer } });
          return true;
        },
      }),
    };
  });
}
