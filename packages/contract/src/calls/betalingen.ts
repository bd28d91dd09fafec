import { z } from 'zod';
import { betalingRequest, betalingResponse } from '../betalingen.ts';
import { paymentNotice, betalingStateResponse } from '../extensions.ts';
import { bareStatus } from '../shapes.ts';
import { defineCalls } from './call.ts';

export const betalingCalls = defineCalls({
  startBetaling: {
    domain: 'betalingen',
    summary: 'Start a payment of one or several payment requests',
    method: 'POST',
    path: '/betalingen',
    ownerOnly: true,
    gemachtigde: 'facturen',
    body: betalingRequest,
    answers: { 200: betalingResponse },
    nestsStatus: true,
    refusals: [404, 409],
  },
  getBetaling: {
    domain: 'betalingen',
    summary: 'Get what became of a payment',
    method: 'GET',
    path: '/uitbreidingen/betalingen/:betalingId',
    extension: true,
    gemachtigde: 'facturen',
    params: z.object({ betalingId: z.string() }),
    answers: { 200: betalingStateResponse },
    refusals: [404],
  },
  meldBetaling: {
    domain: 'betalingen',
    summary: 'Pass on what a webhook of the payment provider said',
    method: 'POST',
    path: '/uitbreidingen/betalingen/meldingen',
    extension: true,
    asker: 'betaalmelding',
    body: paymentNotice,
    answers: { 202: bareStatus },
    refusals: [],
  },
});
