import { errors, interactionPolicy } from './oidcProvider.ts';

const { base, Check } = interactionPolicy;

/**
 * Interaction policy of the broker: it shows its page at every login, whatever `prompt` says (`prompt=none` is refused
 * with `login_required`), and asks for no consent, like DigiD. A request without `state` or `nonce` is refused, so that a
 * relying party notices that it forgot them.
 */
export function createPolicy(): ReturnType<typeof base> {
  const policy = base();
  policy.remove('consent');
  const login = policy.get('login');
  login?.checks.add(
    new Check('state_and_nonce', 'state and nonce are required', ({ oidc }) => {
      if (oidc.params?.['state'] && oidc.params['nonce']) return Check.NO_NEED_TO_PROMPT;
      throw new errors.InvalidRequest('state and nonce are required');
    }),
  );
  login?.checks.add(
    new Check('always', 'the end-user logs in at every visit', 'login_required', ({ oidc }) =>
      oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
    ),
  );
  return policy;
}
