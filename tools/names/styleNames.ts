import type { Name } from './names.ts';

/** The classes that a style sheet declares. */
export function classesIn(file: string, css: string): Name[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)/g, (match) =>
    match.replaceAll(/\S/g, ' '),
  );
  return [...plain.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(({ 1: text = '', index }) => ({
    kind: 'class' as const,
    text,
    at: `${file}:${lineAt(plain, index)}`,
  }));
}

const created =
  /\bCREATE\s+(?:OR\s+REPLACE\s+)?(?:FUNCTION|TRIGGER|POLICY|ROLE|UNIQUE INDEX|INDEX|SCHEMA)\s+(?:IF NOT EXISTS\s+)?([\w.]+)/gi;

/** What SQL makes that is technique: functions, triggers, policies, roles, indexes and schemas. */
export function functionsIn(file: string, sql: string): Name[] {
  const plain = sql.replaceAll(/--.*/g, (match) => ' '.repeat(match.length));
  return [...plain.matchAll(created)].map(({ 1: text = '', index }) => ({
    kind: 'SQL function' as const,
    text,
    at: `${file}:${lineAt(plain, index)}`,
  }));
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
