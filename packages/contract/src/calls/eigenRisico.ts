import { eigenRisicoRequest, eigenRisicoResponse } from '../eigenRisico.ts';
import { verwachtingRequest, verwachtingResponse } from '../verwachting.ts';
import { defineCalls } from './call.ts';

/** The calls about own risk (§7), and its forecast (an extension). */
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
  getVerwachting: {
    domain: 'eigenRisico',
    method: 'GET',
    path: '/uitbreidingen/eigenRisico/verwachting',
    extension: true,
    query: verwachtingRequest,
    references: ['relatienummer'],
    answers: { 200: verwachtingResponse },
    refusals: [404],
  },
});
