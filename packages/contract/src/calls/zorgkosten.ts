import { zorgkostenParams, zorgkostenResponse } from '../zorgkosten.ts';
import { zorgkostenDetailParams, zorgkostenDetailResponse } from '../zorgkostenDetail.ts';
import { vergoedingenRequest, vergoedingenResponse } from '../vergoedingen.ts';
import { voorafRequest, voorafResponse } from '../vooraf.ts';
import { inLanguage } from '../documents.ts';
import { defineCalls } from './call.ts';

export const zorgkostenCalls = defineCalls({
  listZorgkosten: {
    domain: 'zorgkosten',
    summary: 'List what the care of a year cost',
    method: 'GET',
    path: '/zorgkosten/:relatienummer/:jaartal',
    gemachtigde: 'zorg',
    params: zorgkostenParams,
    answers: { 200: zorgkostenResponse },
    refusals: [404],
  },
  getVooraf: {
    domain: 'zorgkosten',
    summary: 'Work out what care will cost before it is had',
    method: 'GET',
    path: '/uitbreidingen/zorgkosten/vooraf',
    extension: true,
    gemachtigde: 'zorg',
    query: voorafRequest,
    references: ['relatienummer'],
    answers: { 200: voorafResponse },
    refusals: [404],
  },
  listVergoedingen: {
    domain: 'zorgkosten',
    summary: 'List how each kind of care is covered',
    method: 'GET',
    path: '/uitbreidingen/zorgkosten/vergoedingen',
    extension: true,
    gemachtigde: 'zorg',
    query: vergoedingenRequest,
    references: ['relatienummer'],
    answers: { 200: vergoedingenResponse },
    refusals: [404],
  },
  getJaaroverzicht: {
    domain: 'zorgkosten',
    summary: 'Get the costs of care of a year as a PDF',
    method: 'GET',
    path: '/uitbreidingen/jaaroverzicht/:relatienummer/:jaartal',
    extension: true,
    gemachtigde: 'zorg',
    params: zorgkostenParams,
    query: inLanguage,
    streams: ['application/pdf'],
    answers: {},
    refusals: [404],
  },
  getZorgkostenRegel: {
    domain: 'zorgkosten',
    summary: 'Get one line of the costs of care',
    method: 'GET',
    path: '/uitbreidingen/zorgkosten/:nummer/:volgnummer',
    extension: true,
    gemachtigde: 'zorg',
    params: zorgkostenDetailParams,
    answers: { 200: zorgkostenDetailResponse },
    refusals: [404],
  },
});
