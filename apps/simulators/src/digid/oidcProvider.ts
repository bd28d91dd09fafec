/**
 * The public interface of oidc-provider. On loading it warns about any Node without an LTS name, such as the pinned one;
 * only that line is suppressed.
 */
const { warn } = console;
Object.assign(console, { warn: () => undefined });
export const { errors, interactionPolicy, Provider } = await import('oidc-provider');
Object.assign(console, { warn });
