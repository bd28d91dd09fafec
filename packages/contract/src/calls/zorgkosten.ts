import { zorgkostenParams, zorgkostenResponse } from '../zorgkosten.ts';
import { defineCalls } from './call.ts';

/** The call about what care cost (§7). */
export const zorgkostenCalls = defineCalls({
  listZorgkosten: {
    domain: 'zorgkosten',
    method: 'GET',
    path: '/zorgkosten/:relatienummer/:jaartal',
    params: zorgkostenParams,
    answers: { 200: zorgkostenResponse },
    refusals: [404],
  },
});
