import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  buildSchema,
  type FieldNode,
  type GraphQLNamedType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';
import { operations } from './operations.ts';

const sdl = createRequire(import.meta.url).resolve('@mijn/contract/serverEntry');
const schema = buildSchema(
  readFileSync(new URL('generated/schema.graphql', `file://${sdl}`), 'utf8'),
);

test('has only operations that fit the schema, each with a unique name', () => {
  expect(operations.length).toBeGreaterThan(0);
  const names = operations.map((text) => {
    const document = parse(text);
    expect(validate(schema, document), text).toEqual([]);
    return document.definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION ? [one.name?.value] : [],
    );
  });
  expect(new Set(names.flat()).size).toBe(operations.length);
});

/**
 * Returns the name of a field by the interface that declares it, or else by its type, because one use
 * covers all types.
 */
function nameOf(type: GraphQLNamedType, field: string): string {
  const interfaces = isObjectType(type) ? type.getInterfaces() : [];
  const home = interfaces.find((one) => field in one.getFields()) ?? type;
  return `${home.name}.${field}`;
}

function askedFields(): ReadonlySet<string> {
  const asked = new Set<string>();
  const types = new TypeInfo(schema);
  const note = ({ name }: FieldNode) => {
    const type = types.getParentType();
    if (type) asked.add(nameOf(type, name.value));
  };
  for (const text of operations) visit(parse(text), visitWithTypeInfo(types, { Field: note }));
  return asked;
}

// The specification names them (§3), for other clients.
const namedByTheSpecification = [
  'AlgemeneMelding.detail',
  'FactuurDetail.rekeningNummerZenZ',
  'FactuurInList.titel',
  'FactuurInList.uitersteBetaalDatum',
  'VerzekerdenPerJaar.jaar',
  'ZorggebruikPeriode.unit',
];
// Earlier releases request them (ADR 0107): the size of a re-encoded file, how often and when access was last logged on
// a day, and own risk in terms of a line of care costs, which no screen shows.
const askedBefore = [
  'DeclaratieBestand.bytes',
  'Inzage.aantal',
  'Inzage.laatst',
  'ZorgkostenRegel.bedragEigenRisicoInTermijnen',
];
// Tests ask for it, to see whose rows somebody gets.
const askedByTests = ['DeclaratieInList.relatienummer'];

test('asks for every field of the schema, with named exceptions', () => {
  const asked = askedFields();
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fields = types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => nameOf(type, field)));
  const unasked = new Set(fields).difference(asked);
  expect([...unasked].toSorted()).toEqual(
    [...namedByTheSpecification, ...askedBefore, ...askedByTests].toSorted(),
  );
});
