/**
 * The names that the contract, GraphQL and the database give: fields, types, operations, stored values,
 * tables and columns. Code that carries such a field may call it by its own name.
 */
export function contractNames(texts: {
  readonly graphql: string;
  readonly openapi: string;
  readonly sql: readonly string[];
}): Set<string> {
  const schema = texts.graphql.replaceAll(/"""[^]*?"""/g, '');
  const tables = texts.sql.flatMap((sql) => [...columns(sql.replaceAll(/--.*/g, ''))]);
  return new Set([
    ...[...schema.matchAll(/[A-Za-z]\w*/g)].map(([name]) => name),
    ...[...texts.openapi.matchAll(/"([A-Za-z_]\w*)"/g)].map(([, name = '']) => name),
    ...tables,
  ]);
}

function* columns(sql: string): Iterable<string> {
  for (const [, table = '', body = ''] of sql.matchAll(
    /CREATE TABLE (?:\w+\.)?(\w+) \(([^;]*)\);/gi,
  )) {
    yield table;
    for (const [, column = ''] of body.matchAll(/(?:^|\n|, )\s*([a-z]\w*) [a-z]/g)) yield column;
  }
  // The values that a column may have; what a function or a message quotes is no name of the contract.
  for (const [statement] of sql.matchAll(/\b(?:CREATE|ALTER) TABLE [^;]*;/gi))
    for (const [, value = ''] of statement.matchAll(/'([A-Za-z_]\w*)'/g)) yield value;
  for (const [, column = ''] of sql.matchAll(/ADD COLUMN (?:IF NOT EXISTS )?(\w+)/gi)) yield column;
}
