const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../**/*.operaties.ts', {
  eager: true,
});

/** Every GraphQL document that an `*.operaties.ts` exports, to the letter: the allow-list. */
export const operaties: readonly string[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((waarde) => typeof waarde === 'string');
