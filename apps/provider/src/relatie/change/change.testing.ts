import type { RelatieResponse } from '@mijn/contract/relatie';
import type { RelatieChangeResponse } from '@mijn/contract/relatieChange';
import type { TestProvider, TokenOverrides } from '../../testing/trialProvider.testing.ts';

export interface ChangeAnswer extends RelatieChangeResponse {
  readonly http: number;
}

/** Posts a body to a path of the relation. */
export async function post(
  provider: Pick<TestProvider, 'request'>,
  path: string,
  as: string,
  body: unknown,
  otherwise: TokenOverrides = {},
): Promise<ChangeAnswer> {
  const { status, text } = await provider.request(path, as, {
    ...otherwise,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: RelatieChangeResponse = JSON.parse(text);
  return { ...answer, http: status };
}

/** Returns a persona's relation with its `_state`. */
export function readRelatie(
  provider: Pick<TestProvider, 'read'>,
  as: string,
): Promise<RelatieResponse> {
  return provider.read<RelatieResponse>('/relatie', as);
}

/** Changes some fields of the current relation. */
export async function change(
  provider: Pick<TestProvider, 'request' | 'read'>,
  as: string,
  fields: object,
): Promise<ChangeAnswer> {
  const { _state } = await readRelatie(provider, as);
  return post(provider, '/relatie', as, { ...fields, _state });
}

/**
 * Replaces a person's e-mail address at once, as staff would; a person's own change waits for its link.
 * @param who their roepnaam, in small letters
 */
export async function replaceEmail(
  { sql }: Pick<TestProvider, 'sql'>,
  who: string,
  email: string,
): Promise<void> {
  await sql(`UPDATE insurer.relatie SET email = '${email}' WHERE lower(roepnaam) = '${who}'`);
}

/** Formats each validation error as `name code detail`. */
export function formatMessages({
  validation,
}: Pick<RelatieChangeResponse, 'validation'>): string[] {
  return validation.fieldMessages.map(({ fieldName, code, detail }) =>
    [fieldName, code, detail].filter(Boolean).join(' '),
  );
}
