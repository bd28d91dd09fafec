import { eigenRisicoRequest, eigenRisicoResponse } from '../eigenRisico.ts';
import { defineCalls } from './call.ts';

/** The calls about own risk (§7). */
export const eigenRisicoCalls = defineCalls({
  getEigenRisicoPerJaar: {
    domain: 'eigenRisico',
    method: 'GET',
    path: '/eigenRisicoPerJaar',
    query: eigenRisicoRequest,
    references: ['relatienummer'],
    answers: { 200: eigenRisicoResponse },
    refusals: [404],
  },
});
