/**
 * The public interface of oidc-provider. While it is loaded it warns on the terminal about every Node without an LTS
 * name, the pinned one among them: that line alone is left out.
 */
const { warn } = console;
Object.assign(console, { warn: () => undefined });
export const { errors, interactionPolicy, Provider } = await import('oidc-provider');
Object.assign(console, { warn });
