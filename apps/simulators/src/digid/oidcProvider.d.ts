/**
 * The parts of oidc-provider that we use, imported from their own files: its index warns on the
 * terminal about every Node without an LTS name, the pinned Node 26 among them. These files have
 * no types of their own; they are the index's.
 */
declare module 'oidc-provider/lib/provider.js' {
  export { default as Provider } from 'oidc-provider';
}

declare module 'oidc-provider/lib/helpers/errors.js' {
  import type { errors } from 'oidc-provider';

  export const InvalidRequest: typeof errors.InvalidRequest;
  export const OIDCProviderError: typeof errors.OIDCProviderError;
  export const SessionNotFound: typeof errors.SessionNotFound;
}

declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import type { interactionPolicy } from 'oidc-provider';

  export const Check: typeof interactionPolicy.Check;
  export const base: typeof interactionPolicy.base;
}
