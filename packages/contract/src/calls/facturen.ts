import { premieachterstandenResponse } from '../premieachterstand.ts';
import { z } from 'zod';
import { tegoedenResponse } from '../tegoed.ts';
import {
  betaalverzoekenResponse,
  betaalverzoekResponse,
  eindafrekeningResponse,
  facturenResponse,
  premieResponse,
  risicoPeriodResponse,
  risicoResponse,
  specificatieRequest,
  specificatieResponse,
} from '../facturen.ts';
import { regelingStart, regelingStartResponse } from '../regeling.ts';
import { inLanguage } from '../documents.ts';
import { defineCalls } from './call.ts';

// Any word may be asked for: what is no invoice number does not exist.
const byKenmerk = z.object({ factuurkenmerk: z.string() });

/** The calls about invoices and payment requests (§7). */
export const factuurCalls = defineCalls({
  listFacturen: {
    domain: 'facturen',
    method: 'GET',
    path: '/facturen',
    answers: { 200: facturenResponse },
    refusals: [404],
  },
  getPremieFactuur: {
    domain: 'facturen',
    method: 'GET',
    path: '/factuurdetails/premie/:factuurkenmerk',
    params: byKenmerk,
    answers: { 200: premieResponse },
    refusals: [404],
  },
  getRisicoFactuur: {
    domain: 'facturen',
    method: 'GET',
    path: '/factuurdetails/risico/:factuurkenmerk',
    params: byKenmerk,
    answers: { 200: risicoResponse },
    refusals: [404],
  },
  getRisicoPeriodeFactuur: {
    domain: 'facturen',
    method: 'GET',
    path: '/factuurdetails/risicoPeriode/:factuurkenmerk',
    params: byKenmerk,
    answers: { 200: risicoPeriodResponse },
    refusals: [404],
  },
  getEindafrekening: {
    domain: 'facturen',
    method: 'GET',
    path: '/factuurdetails/eindAfrekening/:factuurkenmerk',
    params: byKenmerk,
    answers: { 200: eindafrekeningResponse },
    refusals: [404],
  },
  getSpecificatie: {
    domain: 'facturen',
    method: 'GET',
    path: '/factuurdetails/eindAfrekening/:factuurkenmerk/specificatie/:relatienummer',
    params: z.object({ factuurkenmerk: z.string(), relatienummer: z.string() }),
    query: specificatieRequest,
    references: ['jaarRegeling'],
    answers: { 200: specificatieResponse },
    refusals: [404],
  },
  getFactuurDocument: {
    domain: 'facturen',
    method: 'GET',
    path: '/uitbreidingen/facturen/:factuurkenmerk/document',
    extension: true,
    params: byKenmerk,
    query: inLanguage,
    streams: ['application/pdf'],
    answers: {},
    refusals: [404],
  },
  listPremieachterstanden: {
    domain: 'facturen',
    method: 'GET',
    path: '/uitbreidingen/premieachterstanden',
    extension: true,
    answers: { 200: premieachterstandenResponse },
    refusals: [404],
  },
  getBriefDocument: {
    domain: 'facturen',
    method: 'GET',
    path: '/uitbreidingen/brieven/:briefId',
    extension: true,
    params: z.object({ briefId: z.string() }),
    query: inLanguage,
    streams: ['application/pdf'],
    answers: {},
    refusals: [404],
  },
  listBetaalverzoeken: {
    domain: 'facturen',
    method: 'GET',
    path: '/betaalverzoeken',
    answers: { 200: betaalverzoekenResponse },
    refusals: [404],
  },
  listTegoeden: {
    domain: 'facturen',
    method: 'GET',
    path: '/uitbreidingen/tegoeden',
    extension: true,
    answers: { 200: tegoedenResponse },
    refusals: [404],
  },
  startRegeling: {
    domain: 'facturen',
    method: 'POST',
    path: '/uitbreidingen/betaalverzoeken/:betaalkenmerk/regeling',
    extension: true,
    ownerOnly: true,
    params: z.object({ betaalkenmerk: z.string() }),
    body: regelingStart,
    answers: { 200: regelingStartResponse },
    refusals: [404, 409],
  },
  getBetaalverzoek: {
    domain: 'facturen',
    method: 'GET',
    path: '/betaalverzoeken/:betaalkenmerk',
    params: z.object({ betaalkenmerk: z.string() }),
    answers: { 200: betaalverzoekResponse },
    refusals: [404],
  },
});
