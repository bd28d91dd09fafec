import { zorgpassenResponse } from '../zorgpas.ts';
import { defineCalls } from './call.ts';

export const zorgpasCalls = defineCalls({
  listZorgpassen: {
    domain: 'zorgpas',
    summary: 'List the insurance cards of everybody on the policy',
    method: 'GET',
    path: '/zorgpassen',
    answers: { 200: zorgpassenResponse },
    refusals: [404],
  },
});
