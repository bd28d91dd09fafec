import {
  berichtenChoiceRequest,
  berichtenReadRequest,
  berichtenResponse,
  pushEndRequest,
  pushRequest,
} from '../berichten.ts';
import { bareStatus, offsetRequest } from '../shapes.ts';
import { defineCalls } from './call.ts';

const base = '/uitbreidingen/berichten';

export const berichtenCalls = defineCalls({
  listBerichten: {
    domain: 'relatie',
    summary: 'List the messages, and by which ways the person is told',
    method: 'GET',
    path: base,
    extension: true,
    query: offsetRequest,
    answers: { 200: berichtenResponse },
    refusals: [404],
  },
  markBerichtenRead: {
    domain: 'relatie',
    summary: 'Mark messages as read',
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
    summary: 'Choose of what and by which ways the person is told',
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
    summary: 'Have a browser told by web push',
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
    summary: 'Have a browser told by web push no more',
    method: 'POST',
    path: `${base}/push/intrekken`,
    extension: true,
    ownerOnly: true,
    body: pushEndRequest,
    answers: { 200: bareStatus },
    refusals: [404],
  },
});
