/**
 * Serialises a function call for a page, with its helper functions and one argument of plain data. The
 * function must not use anything else from its module.
 */
export function inPage<Argument>(
  main: (argument: Argument) => unknown,
  helpers: readonly ((...args: never[]) => unknown)[],
  argument?: Argument,
): string {
  const functions = helpers.map(String).join('\n');
  return `(() => { ${functions}\nreturn (${String(main)})(${JSON.stringify(argument)}); })()`;
}
