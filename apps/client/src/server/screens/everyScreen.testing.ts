import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RenderRequest } from '@mijn/contract/serverEntry';
import {
  buildSchema,
  execute,
  getNullableType,
  GraphQLError,
  type GraphQLOutputType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql';
import { pages } from '@mijn/domain/paths';
import { stepField, termsStep } from '@mijn/domain/postedForm';

const sdl = createRequire(import.meta.url).resolve('@mijn/contract/serverEntry');
const schema = buildSchema(
  readFileSync(new URL('generated/schema.graphql', `file://${sdl}`), 'utf8'),
);

/** Values that replace the usual answers of the insurer, by field name, in any object. */
export type GraphqlAnswer = Readonly<Record<string, unknown>>;

const usual: GraphqlAnswer = {
  merk: 'ZZ',
  roepnaam: 'Sanne',
  opgemaakteNaam: 'S. de Vries',
  leeftijd: 41,
  geboorteDatum: '1985-06-22',
  vandaag: '2026-11-21',
  jaar: 2026,
  jaarRegeling: 2026,
  relatieNummer: '1001',
  relatienummer: '1001',
  betalingsKenmerk: '5000056789012345',
  betaalkenmerk: '5000056789012345',
  rekeningNummerZenZ: 'NL91ABNA0417164300',
  postcode: '1234 AB',
  adresType: 'Binnenland',
  verwachtOp: '2026-11-24',
  volumeEenheid: 'Aantal',
  unit: 'Jaar',
  periode: '2026-11',
  melding: null,
  redenAfgeschermd: null,
  redenOnbruikbaar: null,
  pushSleutel: null,
  weggelaten: null,
  reden: null,
  opSinds: null,
  buitenland: null,
  regels: null,
  bedrag: 4500,
  uitersteBetaalDatum: '2026-11-30',
  vervalDatum: '2028-12-31',
};

function plainValue(name: string, type: string): unknown {
  if (type === 'Boolean') return true;
  if (type === 'Int' || type === 'Float') return 12;
  if (/dat(um|e)|^dag$|vanaf|sinds/i.test(name)) return '2026-11-20';
  return /op$|tijdstip|laatst|since|lastInput/i.test(name) ? '2026-11-20T10:00:00Z' : `${name}-1`;
}

/** The value of a field that the insurer cannot answer. */
export const fails = new GraphQLError('x', { extensions: { status: 500 } });

function valueOf(name: string, type: GraphQLOutputType, told: GraphqlAnswer): unknown {
  const bare = getNullableType(type);
  const said = Object.hasOwn(told, name) ? told[name] : undefined;
  if (said instanceof Error) throw said;
  if (said === null && !isNonNullType(type)) return null;
  if (isListType(bare)) {
    if (Array.isArray(said)) return said;
    return [valueOf(name, bare.ofType, told)];
  }
  if (said !== undefined && said !== null && !isObjectType(bare)) return said;
  if (isEnumType(bare)) return bare.getValues()[0]?.value;
  if (isUnionType(bare) || isInterfaceType(bare)) {
    return { __typename: said ?? schema.getPossibleTypes(bare)[0]?.name };
  }
  return isObjectType(bare) ? {} : plainValue(name, bare.name);
}

/**
 * An insurer who answers every query by the schema: lists of one item, with all fields.
 * @param told replaced values
 */
export function insurerOfAll(told: GraphqlAnswer = {}): RenderRequest['graphql'] {
  const all = { ...usual, ...told };
  return async ({ query, variables }) => {
    const { data, errors } = await execute({
      schema,
      document: parse(query),
      variableValues: variables,
      fieldResolver: (source: GraphqlAnswer, _, __, { fieldName, returnType }) =>
        source?.[fieldName] ?? valueOf(fieldName, returnType, all),
    });
    return JSON.parse(JSON.stringify({ data, errors }));
  };
}

export const questions: readonly string[] = Object.keys(schema.getQueryType()?.getFields() ?? {});

export const changes: readonly string[] = Object.keys(schema.getMutationType()?.getFields() ?? {});

export const everyPage: readonly (readonly [string, string])[] = Object.entries(pages)
  .filter(([name]) => name !== 'digid')
  .map(([name, { path }]) => [name, path.replaceAll(/:\w+/g, '1001')]);

/** Addresses of further states of pages, such as an open part. */
export const everyState: readonly string[] = [
  ...['name', 'contact', 'address', 'preferences', 'toestemming'].map(
    (part) => `${pages.mijnGegevens.path}?wijzig=${part}`,
  ),
  `${pages.introductie.path}?${stepField}=${termsStep}`,
  `${pages.zorgkosten.path}?vergelijk=true`,
  `${pages.zorgkosten.path}?jaaroverzicht=true`,
  `${pages.zorgpas.path}?kant=achter`,
];
