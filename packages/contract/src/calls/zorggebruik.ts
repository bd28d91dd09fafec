import { zorggebruikRequest, zorggebruikResponse } from '../zorggebruik.ts';
import { defineCalls } from './call.ts';

export const zorggebruikCalls = defineCalls({
  listZorggebruik: {
    domain: 'zorggebruik',
    summary: 'List what is left of each budget of care',
    method: 'GET',
    path: '/zorggebruik',
    gemachtigde: 'zorg',
    query: zorggebruikRequest,
    references: ['relatienummer'],
    answers: { 200: zorggebruikResponse },
    refusals: [404],
  },
});
