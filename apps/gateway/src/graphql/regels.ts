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
export const grenzen = {
  tekens: 12_000,
  tokens: 1_500,
  diepte: 8,
  aliassen: 20,
  velden: 300,
} as const;

/** Refuses an operation with too many aliases or fields. */
function grootteRegel(context: ValidationContext): ASTVisitor {
  let aliassen = 0;
  let velden = 0;
  return {
    Field(veld) {
      velden += 1;
      if (veld.alias !== undefined) aliassen += 1;
    },
    Document: {
      leave() {
        if (aliassen > grenzen.aliassen || velden > grenzen.velden) {
          context.reportError(new GraphQLError('too large'));
        }
      },
    },
  };
}

/** One operation per document: compiled operations are remembered by their text alone. */
function eenOperatieRegel(context: ValidationContext): ASTVisitor {
  return {
    Document({ definitions }) {
      const operaties = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      if (operaties.length !== 1) context.reportError(new GraphQLError('one operation'));
    },
  };
}

/** The rules beside GraphQL's own; in production the schema does not tell about itself. */
export function validatieRegels(productie: boolean): ValidationRule[] {
  const regels = [grootteRegel, eenOperatieRegel];
  return productie ? [...regels, NoSchemaIntrospectionCustomRule] : regels;
}
