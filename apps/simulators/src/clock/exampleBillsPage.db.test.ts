import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createTimePage } from './createTimePage.ts';
import type { ExampleBillsService } from './config.ts';
import { exampleBillsPath } from './exampleBillsPage.ts';

const draw: ExampleBillsService['draw'] = async (example, persona) => ({
  content: Buffer.from(`${example} for ${persona}`),
  type: example === 'blurred' ? 'image/jpeg' : 'application/pdf',
});

async function open(url: string, language = 'nl') {
  const { app } = await createTimePage({
    readDay: async () => '2026-11-21',
    moveDay: async () => [],
    exampleBills: { draw },
    log: Fastify({ logger: { level: 'silent' } }).log,
  });
  const answer = await app.inject({ url, headers: { 'accept-language': language } });
  await app.close();
  return answer;
}

it('offers every bill for a chosen person, with the expected result', async () => {
  expect((await open('/')).body).toContain('href="/voorbeeldnotas"');
  const { body } = await open(`${exampleBillsPath}?person=emma`);
  expect(body.match(/<option[^>]*selected/g)).toEqual(['<option value="emma" selected']);
  for (const link of [
    'dentist" download>Nota voor Emma Meijer (pdf)',
    'dentistPhoto" download>Foto van de nota voor Emma Meijer (jpg)',
  ]) {
    expect(body).toContain(`href="/voorbeeldnotas/emma/${link}`);
  }
  expect(body.match(/<section/g)).toHaveLength(7);
  expect((await open(`${exampleBillsPath}?person=nobody`, 'en')).body).toContain(
    'Bill for Sanne de Vries (pdf)',
  );
});

it('returns a bill as a file', async () => {
  const { body, headers } = await open(`${exampleBillsPath}/lotte/blurred`);
  expect(body).toBe('blurred for lotte');
  expect(headers['content-type']).toBe('image/jpeg');
  expect(headers['content-disposition']).toBe('attachment; filename="nota-lotte-blurred.jpg"');
});

it.each(['/nobody/dentist', '/emma/x', '/storing-401/dentist'])('has no bill at %s', async (url) =>
  expect((await open(exampleBillsPath + url)).statusCode).toBe(404),
);
