import { fileRules } from '@mijn/domain/constants';
import { idempotencyHeader, withoutTotal } from '@mijn/domain/headers';
import { z } from 'zod';
import { conceptRequest, conceptResponse } from '../concept.ts';
import {
  declaratieResponse,
  declaratiesRequest,
  declaratiesResponse,
  submitFields,
  submitResponse,
  validationResponse,
} from '../declaraties.ts';
import { readRequest, readResponse } from '../readNota.ts';
import { toestemmingResponse } from '../toestemming.ts';
import { inLanguage } from '../documents.ts';
import { bareStatus } from '../shapes.ts';
import { verwachteVergoedingRequest, verwachteVergoedingResponse } from '../verwachteVergoeding.ts';
import { defineCalls } from './call.ts';

// Any string, because a malformed number must get the 404 of an unknown one.
const byNumber = z.object({ id: z.string() });
const concept = '/uitbreidingen/declaraties/concept';

export const declaratieCalls = defineCalls({
  listDeclaraties: {
    domain: 'declaraties',
    summary: 'List the claims, searched, filtered and by pages',
    method: 'GET',
    path: '/declaraties',
    query: declaratiesRequest,
    headers: z.object({ [withoutTotal.name]: z.string().optional() }),
    answers: { 200: declaratiesResponse },
    nestsStatus: true,
    refusals: [404],
  },
  getDeclaratie: {
    domain: 'declaraties',
    summary: 'Get one claim with its lines',
    method: 'GET',
    path: '/declaraties/:id',
    params: byNumber,
    headers: z.object({ 'sec-purpose': z.string().optional() }),
    answers: { 200: declaratieResponse },
    nestsStatus: true,
    refusals: [404],
  },
  listToestemmingVoorbeelden: {
    domain: 'declaraties',
    summary: 'List examples of what others on the policy see by consent',
    method: 'GET',
    path: '/uitbreidingen/declaraties/toestemming',
    extension: true,
    answers: { 200: toestemmingResponse },
    refusals: [404],
  },
  validerenBestand: {
    domain: 'declaraties',
    summary: 'Check a file before a claim is sent in',
    method: 'POST',
    path: '/declaraties/valideren/bestand',
    ownerOnly: true,
    streams: 'form',
    body: z.strictObject({ bestand: z.file() }),
    answers: { 200: validationResponse },
    refusals: [404],
  },
  indienen: {
    domain: 'declaraties',
    summary: 'Send in a claim with its files',
    method: 'POST',
    path: '/declaraties/indienen',
    ownerOnly: true,
    streams: 'form',
    // Optional because §7 has no such header; the gateway always sends it.
    headers: z.object({
      [idempotencyHeader]: z
        .string()
        .regex(/^[!-~]{8,200}$/)
        .optional(),
    }),
    body: submitFields.extend({
      bestanden: z.array(z.file()).max(fileRules.maximumCount).optional(),
    }),
    answers: { 200: submitResponse },
    refusals: [404, 409],
  },
  getVerwachteVergoeding: {
    domain: 'declaraties',
    summary: 'Work out what a claim will give before it is sent in',
    method: 'POST',
    path: '/uitbreidingen/declaraties/verwachting',
    extension: true,
    body: verwachteVergoedingRequest,
    maximumBytes: 64 * 1024,
    answers: { 200: verwachteVergoedingResponse },
    refusals: [404],
  },
  trekDeclaratieIn: {
    domain: 'declaraties',
    summary: 'Withdraw a claim that was not taken up yet',
    method: 'POST',
    path: '/uitbreidingen/declaraties/:id/intrekken',
    extension: true,
    ownerOnly: true,
    params: byNumber,
    answers: { 200: bareStatus },
    refusals: [404, 409],
  },
  getBestand: {
    domain: 'declaraties',
    summary: 'Get a file of a claim',
    method: 'GET',
    path: '/uitbreidingen/declaraties/:id/bestanden/:bestandId',
    extension: true,
    params: z.object({ id: z.string(), bestandId: z.string() }),
    streams: ['application/pdf', 'image/jpeg', 'image/png'],
    answers: {},
    refusals: [404],
  },
  getGelezen: {
    domain: 'declaraties',
    summary: 'Get what was read of a file',
    method: 'GET',
    path: '/uitbreidingen/declaraties/gelezen',
    extension: true,
    ownerOnly: true,
    query: readRequest,
    references: ['bestandId'],
    answers: { 200: readResponse },
    refusals: [404],
  },
  getBladzijde: {
    domain: 'declaraties',
    summary: 'Get a page of a file as a picture',
    method: 'GET',
    path: '/uitbreidingen/declaraties/gelezen/:bestandId/bladzijden/:bladzijde',
    extension: true,
    ownerOnly: true,
    params: z.object({ bestandId: z.string(), bladzijde: z.string() }),
    streams: ['image/jpeg'],
    answers: {},
    refusals: [404],
  },
  getConcept: {
    domain: 'declaraties',
    summary: 'Get the draft of a claim',
    method: 'GET',
    path: concept,
    extension: true,
    ownerOnly: true,
    answers: { 200: conceptResponse },
    refusals: [404],
  },
  bewaarConcept: {
    domain: 'declaraties',
    summary: 'Keep the draft of a claim',
    method: 'PUT',
    path: concept,
    extension: true,
    ownerOnly: true,
    body: conceptRequest,
    maximumBytes: 64 * 1024,
    answers: { 200: conceptResponse, 409: conceptResponse },
    refusals: [404],
  },
  verwijderConcept: {
    domain: 'declaraties',
    summary: 'Remove the draft of a claim',
    method: 'DELETE',
    path: concept,
    extension: true,
    ownerOnly: true,
    answers: { 200: conceptResponse },
    refusals: [404],
  },
  getBevestiging: {
    domain: 'declaraties',
    summary: 'Get the confirmation of a claim as a PDF',
    method: 'GET',
    path: '/uitbreidingen/declaraties/:id/bevestiging',
    extension: true,
    params: byNumber,
    query: inLanguage,
    streams: ['application/pdf'],
    answers: {},
    refusals: [404],
  },
  getBesluit: {
    domain: 'declaraties',
    summary: 'Get the decision on a claim as a PDF',
    method: 'GET',
    path: '/uitbreidingen/declaraties/:id/besluit',
    extension: true,
    params: byNumber,
    query: inLanguage,
    streams: ['application/pdf'],
    answers: {},
    refusals: [404],
  },
});
