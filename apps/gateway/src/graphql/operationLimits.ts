// Import the same file as Mercurius and Pothos, or Vite loads a second build of graphql.
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type ASTVisitor,
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
} as const;

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
          context.reportError(new GraphQLError('too large'));
        }
      },
    },
  };
}

/** Allows a single operation per document: compiled operations are cached by their text alone. */
function singleOperationRule(context: ValidationContext): ASTVisitor {
  return {
    Document({ definitions }) {
      const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      if (operations.length !== 1) context.reportError(new GraphQLError('one operation'));
    },
  };
}

/** Validation rules besides GraphQL's own. Production also forbids introspection. */
export function validationRules(production: boolean): ValidationRule[] {
  const rules = [sizeRule, singleOperationRule];
  return production ? [...rules, NoSchemaIntrospectionCustomRule] : rules;
}
