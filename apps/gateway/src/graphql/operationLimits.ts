// Import the same file as Mercurius and Pothos, or Vite loads a second build of graphql.
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type ASTVisitor,
  type FieldNode,
  type GraphQLField,
  type ValidationContext,
  type ValidationRule,
} from 'graphql/index.js';

/** Limits of an operation; the app's own operations are far below them. */
export const limits = {
  characters: 12_000,
  tokens: 1_500,
  depth: 8,
  aliases: 20,
  fields: 300,
  cost: 200,
} as const;

/** Cost of a field of Query or Mutation: a call of the insurer. */
const callCost = 10;
/** Cost of a list that may be as long as it gets; a list with a literal limit costs that limit. */
const listCost = 100;

/** Returns the cost of the rows of a list, from its `limit`. A variable is the same text with any value. */
function rowsCost({ arguments: given = [] }: FieldNode, { args }: GraphQLField<unknown, unknown>) {
  if (!args.some(({ name }) => name === 'limit')) return 0;
  const value = given.find(({ name }) => name.value === 'limit')?.value;
  return value?.kind === Kind.INT ? Math.min(Number(value.value), listCost) : listCost;
}

/**
 * Refuses an operation whose calls and rows together cost too much: aliases multiply them. Fields of a
 * fragment count once, because a repeated response key is answered once.
 */
function costRule(context: ValidationContext): ASTVisitor {
  const roots = [context.getSchema().getQueryType(), context.getSchema().getMutationType()];
  let cost = 0;
  return {
    Field(field) {
      const definition = context.getFieldDef();
      const parent = context.getParentType();
      if (!definition || !roots.some((root) => root === parent)) return;
      cost += callCost + rowsCost(field, definition);
    },
    Document: {
      leave() {
        if (cost > limits.cost) context.reportError(new OversizedError());
      },
    },
  };
}

/** Why a document is refused that the schema knows. */
export class OversizedError extends GraphQLError {
  constructor() {
    super('operation too large');
  }
}

/** Refuses an operation with too many aliases or fields. */
function sizeRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  let fields = 0;
  return {
    Field(field) {
      fields += 1;
      if (field.alias !== undefined) aliases += 1;
    },
    Document: {
      leave() {
        if (aliases > limits.aliases || fields > limits.fields) {
          context.reportError(new OversizedError());
        }
      },
    },
  };
}

/** Validation rules besides GraphQL's own. Production also forbids introspection. */
export function validationRules(production: boolean): ValidationRule[] {
  const rules = [sizeRule, costRule];
  return production ? [...rules, NoSchemaIntrospectionCustomRule] : rules;
}
