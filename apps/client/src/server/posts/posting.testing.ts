import type { GraphqlRequest, GraphqlResponse } from '@mijn/contract/serverEntry';
import { refusal, render, request, type Wish } from '../render/render.testing.ts';

export const seal = { token: 'token-of-sanne', key: 'key-of-document' };

/** Identifies the posted form among the forms of its document. */
export const mark = 'mark-of-form';

export const post = (url: string, fields: Readonly<Record<string, string>>, more: Wish = {}) =>
  render(
    request({
      url,
      seal,
      posted: { fields: new URLSearchParams(fields), key: seal.key, mark },
      ...more,
    }),
  );

const declaratie = {
  nummer: 'D2026-1',
  datum: '2026-11-20',
  status: 'INGEDIEND',
  nieuw: false,
  declarant: 'S. de Vries',
  indiener: 'S. de Vries',
  bedrag: 4500,
  zorgSoorten: ['Huisarts'],
  verloop: [{ status: 'INGEDIEND', tijdstip: '2026-11-20T10:00:00Z' }],
  magIntrekken: true,
  indicatoren: [],
  regels: [],
  ingediendeRegels: [],
  bestanden: [],
  correcties: [],
  reacties: [],
};

/** An insurer with one claim; withdrawing it is refused with `status`, if given. */
export function insurer(status?: number) {
  const sent: unknown[] = [];
  const graphql: ReturnType<typeof request>['graphql'] = async ({ query, variables }) => {
    if (!query.includes('trekDeclaratieIn')) {
      const relatie = {
        roepnaam: 'Sanne',
        achternaam: 'de Vries',
        merk: 'ZZ',
        documentSoorten: [],
      };
      return { data: { relatie: { ...relatie, indicatorenRedenen: [] }, declaratie } };
    }
    sent.push(variables);
    return status === undefined
      ? { data: { trekDeclaratieIn: true } }
      : refusal('trekDeclaratieIn', status);
  };
  return { sent, graphql };
}

export const address = '/declaraties/D2026-1';

/**
 * An insurer with one claim that takes reactions to it, or refuses them with `status`; `others` answers
 * further operations, undefined: as the insurer with one claim.
 */
export function insurerOfReacties(
  status?: number,
  others: (operation: GraphqlRequest) => GraphqlResponse | undefined = () => undefined,
) {
  const { graphql: answer } = insurer();
  const sent: unknown[] = [];
  const graphql: typeof answer = async (operation) => {
    if (!operation.query.includes('stelVraag')) return others(operation) ?? answer(operation);
    sent.push(operation.variables);
    if (status !== undefined) return refusal('stelVraag', status);
    return { data: { stelVraag: { vraagId: 'V1' } } };
  };
  return { sent, graphql };
}
