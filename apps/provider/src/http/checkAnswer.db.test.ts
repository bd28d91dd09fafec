import { calls } from '@mijn/contract/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProvider } from '../testing/trialProvider.testing.ts';
import { checkRefusal } from './checkAnswer.ts';

const provider = await startTestProvider({ jobsHeld: true });

const { getDeclaratie, trekDeclaratieIn } = calls;
const whole = { getDeclaratie: { ...getDeclaratie }, trekDeclaratieIn: { ...trekDeclaratieIn } };

// Breaks two entries: one no longer lists its refusal 404, the other its refusal 415.
beforeAll(() => {
  Object.assign(getDeclaratie, { refusals: [] });
  Object.assign(trekDeclaratieIn, { method: 'GET' });
});
afterAll(async () => {
  Object.assign(getDeclaratie, whole.getDeclaratie);
  Object.assign(trekDeclaratieIn, whole.trekDeclaratieIn);
  await provider.stop();
});

const unknown = 'D2026-000000';

it("fails a refusal that the call's entry does not list, also before the handler runs", async () => {
  expect((await provider.request(`/declaraties/${unknown}`, 'sanne')).status).toBe(500);

  const withdrawal = `/uitbreidingen/declaraties/${unknown}/intrekken`;
  const xml = { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<x/>' };
  expect((await provider.request(withdrawal, 'sanne', xml)).status).toBe(500);
});

it('passes a refusal that the entry lists', async () => {
  expect((await provider.request(`/declaraties/${unknown}`)).status).toBe(401);
});

it('treats an answer with an error status as listed', () => {
  expect(() => checkRefusal('bewaarConcept', 409)).not.toThrow();
  const forgotten = 'getConcept: the contract has no refusal 409';
  expect(() => checkRefusal('getConcept', 409)).toThrow(forgotten);
});
