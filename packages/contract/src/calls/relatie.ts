import {
  lenientRelatieResponse,
  relatieResponse,
  verzekerdenRequest,
  verzekerdenResponse,
} from '../relatie.ts';
import {
  confirmedResponse,
  lenientConfirmedResponse,
  lenientRelatieChangeResponse,
  relatieChangeRequest,
  relatieChangeResponse,
  relatieConflict,
  relatienummerRequest,
} from '../relatieChange.ts';
import { verzekeringenResponse } from '../verzekering.ts';
import {
  inzagenRequest,
  inzagenResponse,
  voorwaardenRequest,
  wijzigingenResponse,
} from '../relatieLog.ts';
import { bareStatus } from '../shapes.ts';
import { defineCalls } from './call.ts';

const relatieBytes = 32 * 1024;

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
  updateRelatie: {
    domain: 'relatie',
    method: 'POST',
    path: '/relatie',
    ownerOnly: true,
    body: relatieChangeRequest,
    maximumBytes: relatieBytes,
    answers: { 200: relatieChangeResponse, 409: relatieConflict },
    accepts: lenientRelatieChangeResponse,
    refusals: [404],
  },
  validateRelatie: {
    domain: 'relatie',
    method: 'POST',
    path: '/relatie/validate',
    body: relatieChangeRequest,
    maximumBytes: relatieBytes,
    answers: { 200: relatieChangeResponse },
    accepts: lenientRelatieChangeResponse,
    refusals: [404],
  },
  confirmContactgegevens: {
    domain: 'relatie',
    method: 'POST',
    path: '/relatie/controledatumcontactgegevens',
    ownerOnly: true,
    body: relatienummerRequest,
    answers: { 200: confirmedResponse },
    accepts: lenientConfirmedResponse,
    refusals: [404],
  },
  listWijzigingen: {
    domain: 'relatie',
    method: 'GET',
    path: '/uitbreidingen/relatie/wijzigingen',
    extension: true,
    answers: { 200: wijzigingenResponse },
    refusals: [404],
  },
  listInzagen: {
    domain: 'relatie',
    method: 'GET',
    path: '/uitbreidingen/relatie/inzagen',
    extension: true,
    query: inzagenRequest,
    answers: { 200: inzagenResponse },
    refusals: [404],
  },
  acceptVoorwaarden: {
    domain: 'relatie',
    method: 'PUT',
    path: '/uitbreidingen/relatie/voorwaarden',
    extension: true,
    ownerOnly: true,
    body: voorwaardenRequest,
    answers: { 200: bareStatus },
    refusals: [404],
  },
  listVerzekeringen: {
    domain: 'relatie',
    method: 'GET',
    path: '/uitbreidingen/relatie/verzekeringen',
    extension: true,
    answers: { 200: verzekeringenResponse },
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
