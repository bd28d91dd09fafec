/**
 * The call of a function as text, for a page: with the functions that it uses itself, and one argument of
 * plain data. Nothing else of where they stand goes along.
 */
export function inPage<Argument>(
  main: (argument: Argument) => unknown,
  helpers: readonly ((...args: never[]) => unknown)[],
  argument?: Argument,
): string {
  const functions = helpers.map(String).join('\n');
  return `(() => { ${functions}\nreturn (${String(main)})(${JSON.stringify(argument)}); })()`;
}
