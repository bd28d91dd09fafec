const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../**/*.operations.ts', {
  eager: true,
});

/**
 * Every GraphQL document that an `*.operations.ts` exports, verbatim: the allow-list.
 * @public loaded by the gateway from the build
 */
export const operations: readonly string[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => typeof value === 'string');
