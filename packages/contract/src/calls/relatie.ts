import {
  lenientRelatieResponse,
  relatieResponse,
  verzekerdenRequest,
  verzekerdenResponse,
} from '../relatie.ts';
import { defineCalls } from './call.ts';

/** The calls about a person and who is insured with them (§7). */
export const relatieCalls = defineCalls({
  getRelatie: {
    domain: 'relatie',
    method: 'GET',
    path: '/relatie',
    answers: { 200: relatieResponse },
    accepts: lenientRelatieResponse,
    nestsStatus: true,
    refusals: [404],
  },
  getVerzekerdenPerJaartal: {
    domain: 'relatie',
    method: 'GET',
    path: '/verzekerdenperjaartal',
    query: verzekerdenRequest,
    references: ['relatienummer'],
    answers: { 200: verzekerdenResponse },
    refusals: [404],
  },
});
