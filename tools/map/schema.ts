import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the insurer's migrations make. */
export interface Schema {
  readonly tables: readonly string[];
  /** What each function does, by its name. */
  readonly functions: ReadonlyMap<string, string>;
}

/** The function that finds out who calls and whom they may see: every call begins with it, so it tells nothing of one. */
export const beginning = 'begin_access';

const table = /create\s+table\s+(?:if\s+not\s+exists\s+)?(?:\w+\.)?(\w+)/gi;

// Its text stands between dollars or BEGIN and END, or is one expression.
const ownFunction =
  /create\s+(?:or\s+replace\s+)?function\s+(?:\w+\.)?(\w+)\([\s\S]*?(?:\bas\s+\$\$([\s\S]*?)\$\$|\bbegin\s+atomic\b([\s\S]*?)\nend\b|\breturn\b([\s\S]*?);\n)/gi;

/** Reads what these migrations make, in their order: the last of a name is the one that holds. */
export function schemaIn(sql: readonly string[]): Schema {
  const tables = sql.flatMap((text) => [...text.matchAll(table)].flatMap(([, name]) => name ?? []));
  const functions = sql.flatMap((text) =>
    [...text.matchAll(ownFunction)].map(
      ([, name = '', ...bodies]) =>
        [name, bodies.find((body) => body !== undefined) ?? ''] as const,
    ),
  );
  return { tables: [...new Set(tables)].toSorted(), functions: new Map(functions) };
}

/** Reads what the insurer's migrations make. */
export function readSchema(root: string): Schema {
  const folder = path.join(root, 'apps/provider/src/db/migrations');
  const files = globSync('*.sql', { cwd: folder }).toSorted();
  return schemaIn(files.map((file) => readFileSync(path.join(folder, file), 'utf8')));
}

/** The tables that SQL reads or writes, itself or by the functions that it calls. */
export function tablesIn(sql: readonly string[], schema: Schema): string[] {
  const texts = withFunctions(sql, schema.functions);
  return schema.tables.filter((name) => {
    const used = new RegExp(String.raw`\b(?:from|join|into|update)\s+(?:insurer\.)?${name}\b`, 'i');
    return texts.some((text) => used.test(text));
  });
}

function withFunctions(sql: readonly string[], functions: Schema['functions']): string[] {
  const texts = [...sql];
  const open = new Map(functions);
  open.delete(beginning);
  // A text that is added is looked into as well.
  for (const text of texts) {
    for (const [, name = ''] of text.matchAll(/\b(\w+)\(/g)) {
      const body = open.get(name);
      if (body === undefined) continue;
      open.delete(name);
      texts.push(body);
    }
  }
  return texts;
}
