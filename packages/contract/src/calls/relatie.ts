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
import { emailConfirmedResponse, emailLinkRequest } from '../emailLink.ts';
import { bareStatus } from '../shapes.ts';
import { defineCalls } from './call.ts';

const relatieBytes = 32 * 1024;

/** The calls about a person and who is insured with them (§7). */
export const relatieCalls = defineCalls({
  getRelatie: {
    domain: 'relatie',
    summary: 'Get the person and whom they look after',
    method: 'GET',
    path: '/relatie',
    answers: { 200: relatieResponse },
    accepts: lenientRelatieResponse,
    nestsStatus: true,
    refusals: [404],
  },
  updateRelatie: {
    domain: 'relatie',
    summary: 'Change the details of the person',
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
    summary: 'Check a change of the details without making it',
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
    summary: 'Confirm that the contact details are right',
    method: 'POST',
    path: '/relatie/controledatumcontactgegevens',
    ownerOnly: true,
    body: relatienummerRequest,
    answers: { 200: confirmedResponse },
    accepts: lenientConfirmedResponse,
    refusals: [404],
  },
  bevestigEmail: {
    domain: 'relatie',
    method: 'POST',
    path: '/uitbreidingen/relatie/email/bevestigen',
    extension: true,
    asker: 'emailbevestiging',
    body: emailLinkRequest,
    answers: { 200: emailConfirmedResponse },
    refusals: [],
  },
  listWijzigingen: {
    domain: 'relatie',
    summary: 'List what was changed in the details, and by whom',
    method: 'GET',
    path: '/uitbreidingen/relatie/wijzigingen',
    extension: true,
    answers: { 200: wijzigingenResponse },
    refusals: [404],
  },
  listInzagen: {
    domain: 'relatie',
    summary: 'List who looked at the data of the person',
    method: 'GET',
    path: '/uitbreidingen/relatie/inzagen',
    extension: true,
    query: inzagenRequest,
    answers: { 200: inzagenResponse },
    refusals: [404],
  },
  acceptVoorwaarden: {
    domain: 'relatie',
    summary: 'Accept the terms of use',
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
    summary: 'List the insurances of everybody on the policy',
    method: 'GET',
    path: '/uitbreidingen/relatie/verzekeringen',
    extension: true,
    answers: { 200: verzekeringenResponse },
    refusals: [404],
  },
  getVerzekerdenPerJaartal: {
    domain: 'relatie',
    summary: 'Get who was insured on the policy in a year',
    method: 'GET',
    path: '/verzekerdenperjaartal',
    query: verzekerdenRequest,
    references: ['relatienummer'],
    answers: { 200: verzekerdenResponse },
    refusals: [404],
  },
});
