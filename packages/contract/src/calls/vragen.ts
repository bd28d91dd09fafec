import { z } from 'zod';
import { bareStatus, offsetRequest } from '../shapes.ts';
import {
  antwoordRequest,
  openVraagResponse,
  openVragenResponse,
  vraagRequest,
  vraagResponse,
  vragenResponse,
} from '../vragen.ts';
import { defineCalls } from './call.ts';

const byId = z.object({ vraagId: z.string() });

export const vraagCalls = defineCalls({
  stelVraag: {
    domain: 'vragen',
    summary: 'Ask the insurer a question, about a subject or about nothing in particular',
    method: 'POST',
    path: '/uitbreidingen/vragen',
    extension: true,
    ownerOnly: true,
    body: vraagRequest,
    answers: { 200: vraagResponse },
    refusals: [404, 409],
  },
  listVragen: {
    domain: 'vragen',
    summary: 'List the questions of the person, with their answers',
    method: 'GET',
    path: '/uitbreidingen/vragen',
    extension: true,
    query: offsetRequest,
    answers: { 200: vragenResponse },
    refusals: [404],
  },
  listOpenVragen: {
    domain: 'vragen',
    summary: 'List the questions that wait for staff, by age',
    method: 'GET',
    path: '/uitbreidingen/openVragen',
    extension: true,
    asker: 'vraagbeantwoording',
    answers: { 200: openVragenResponse },
    refusals: [],
  },
  getOpenVraag: {
    domain: 'vragen',
    summary: 'Get a question that waits for staff, with who asked it',
    method: 'GET',
    path: '/uitbreidingen/openVragen/:vraagId',
    extension: true,
    asker: 'vraagbeantwoording',
    params: byId,
    answers: { 200: openVraagResponse },
    refusals: [404],
  },
  beantwoordVraag: {
    domain: 'vragen',
    summary: 'Answer a question as a member of staff',
    method: 'POST',
    path: '/uitbreidingen/openVragen/:vraagId/antwoord',
    extension: true,
    asker: 'vraagbeantwoording',
    params: byId,
    body: antwoordRequest,
    answers: { 200: bareStatus },
    refusals: [404, 409],
  },
});
