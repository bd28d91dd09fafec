import { eigenRisicoRequest, eigenRisicoResponse } from '../eigenRisico.ts';
import { verwachtingRequest, verwachtingResponse } from '../verwachting.ts';
import { defineCalls } from './call.ts';

export const eigenRisicoCalls = defineCalls({
  getEigenRisicoPerJaar: {
    domain: 'eigenRisico',
    summary: 'Get the own risk of a year for everybody on the policy',
    method: 'GET',
    path: '/eigenRisicoPerJaar',
    gemachtigde: 'zorg',
    query: eigenRisicoRequest,
    references: ['relatienummer'],
    answers: { 200: eigenRisicoResponse },
    refusals: [404],
  },
  getVerwachting: {
    domain: 'eigenRisico',
    summary: 'Get what of the own risk will be used this year',
    method: 'GET',
    path: '/uitbreidingen/eigenRisico/verwachting',
    extension: true,
    gemachtigde: 'zorg',
    query: verwachtingRequest,
    references: ['relatienummer'],
    answers: { 200: verwachtingResponse },
    refusals: [404],
  },
});
