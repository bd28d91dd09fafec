// The very file that Mercurius and Pothos load: Vite would take graphql's other build beside it.
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type ASTVisitor,
  type ValidationContext,
  type ValidationRule,
} from 'graphql/index.js';

/** How large an operation may be; the app's own are far below. */
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

/** One operation per document: compiled operations are remembered by their text alone. */
function singleOperationRule(context: ValidationContext): ASTVisitor {
  return {
    Document({ definitions }) {
      const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      if (operations.length !== 1) context.reportError(new GraphQLError('one operation'));
    },
  };
}

/** The rules beside GraphQL's own; in production the schema does not tell about itself. */
export function validationRules(production: boolean): ValidationRule[] {
  const rules = [sizeRule, singleOperationRule];
  return production ? [...rules, NoSchemaIntrospectionCustomRule] : rules;
}
