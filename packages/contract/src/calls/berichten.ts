import {
  berichtenChoiceRequest,
  berichtenReadRequest,
  berichtenResponse,
  pushEndRequest,
  pushRequest,
} from '../berichten.ts';
import { bareStatus } from '../shapes.ts';
import { defineCalls } from './call.ts';

const base = '/uitbreidingen/berichten';

/** The calls about messages (ADR 0063). */
export const berichtenCalls = defineCalls({
  listBerichten: {
    domain: 'relatie',
    method: 'GET',
    path: base,
    extension: true,
    answers: { 200: berichtenResponse },
    refusals: [404],
  },
  markBerichtenRead: {
    domain: 'relatie',
    method: 'POST',
    path: `${base}/gelezen`,
    extension: true,
    ownerOnly: true,
    body: berichtenReadRequest,
    answers: { 200: bareStatus },
    refusals: [404],
  },
  chooseBerichten: {
    domain: 'relatie',
    method: 'PUT',
    path: `${base}/keuze`,
    extension: true,
    ownerOnly: true,
    body: berichtenChoiceRequest,
    answers: { 200: bareStatus },
    refusals: [404],
  },
  startPush: {
    domain: 'relatie',
    method: 'POST',
    path: `${base}/push`,
    extension: true,
    ownerOnly: true,
    body: pushRequest,
    answers: { 200: bareStatus },
    refusals: [404],
  },
  stopPush: {
    domain: 'relatie',
    method: 'POST',
    path: `${base}/push/intrekken`,
    extension: true,
    ownerOnly: true,
    body: pushEndRequest,
    answers: { 200: bareStatus },
    refusals: [404],
  },
});
