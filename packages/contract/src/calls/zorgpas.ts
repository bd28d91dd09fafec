import { zorgpassenResponse } from '../zorgpas.ts';
import { defineCalls } from './call.ts';

/** The call about health passes (§7). */
export const zorgpasCalls = defineCalls({
  listZorgpassen: {
    domain: 'zorgpas',
    method: 'GET',
    path: '/zorgpassen',
    answers: { 200: zorgpassenResponse },
    refusals: [404],
  },
});
