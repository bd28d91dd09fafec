import { validationResponse } from '@mijn/contract/declaraties';
import { providerBase } from '@mijn/contract/addresses';
import { calls } from '@mijn/contract/calls';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { exportJWK, generateKeyPair } from 'jose';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { createCorpus, sample } from '../../files/testing/corpus.testing.ts';
import { contentOf } from '../../files/testing/sampleFile.testing.ts';
import { realFiles } from '../../files/testing/corpusSystem.testing.ts';
import { createToken, numberOf, sampleData } from '../../testing/trialProvider.testing.ts';
import { createSeededDatabase } from '../../testing/seededDatabase.testing.ts';

// Runs the insurer in its own process to measure its memory.
const keys = await generateKeyPair('ES256', { extractable: true });
const folder = await createTestFolder('corpus-http');
const db = await createSeededDatabase(sampleData);
const client = new pg.Client({ connectionString: db.url });
const whole = process.env['CORPUS_FULL'] === '1';
const chosen = sample(await createCorpus(), 40);
const real = realFiles().filter((_, i) => whole || i % 12 === 0);
const maxGrowth = 150;
let child: ChildProcess;
let url = '';

/** Returns the memory of the insurer's process, megabytes. */
function memory(): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function headersFor(as = 'sanne'): Promise<Record<string, string>> {
  const token = await createToken(bsnOf(as), { key: keys.privateKey });
  return { authorization: `Bearer ${token}` };
}

async function validate(name: string, content: Buffer) {
  const body = new FormData();
  body.append('bestand', new Blob([new Uint8Array(content)]), name);
  const address = `${url}${providerBase}${calls.validerenBestand.path}`;
  const response = await fetch(address, { method: 'POST', headers: await headersFor(), body });
  expect(response.status).toBe(200);
  // Reassigned, because one person may not have so many files waiting.
  await client.query('UPDATE insurer.bestand SET indiener = $1', [numberOf('Jan')]);
  return validationResponse.parse(await response.json()).body;
}

beforeAll(async () => {
  await client.connect();
  child = fork(path.join(import.meta.dirname, '../../testing/separateProvider.testing.ts'), {
    execArgv: [],
  });
  const callerKey = await exportJWK(keys.publicKey);
  child.send({ logins: db.logins, filesFolder: folder, callerKey });
  const [address] = await once(child, 'message');
  url = String(address);
});
afterAll(async () => {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  await client.end();
  await db.drop();
});

it('gives each file of the corpus the expected verdict and a safe name, in bounded memory', async () => {
  for (let i = 0; i < 5; i += 1) await validate('warm.txt', Buffer.from('warm'));
  const begin = memory();
  let most = begin;
  for (const file of chosen) {
    const { name, findings, kept } = file;
    const { filename, messages, bestandId } = await validate(name, await contentOf(file));
    const codes = messages.map(({ code }) => code).filter((code) => code !== 'andereSoort');
    expect([name, codes, bestandId !== undefined]).toEqual([name, findings, kept !== null]);
    expect(filename).toMatch(/^[^\p{C}/\\<>:"|?*]{1,100}$/u);
    most = Math.max(most, memory());
  }
  expect(most - begin).toBeLessThan(maxGrowth);
}, 2_700_000);

it('accepts real photos and PDFs made by other software', async () => {
  const refused: string[] = [];
  for (const { name, path: file, kind } of real) {
    const { messages, bestandId } = await validate(name, await readFile(file));
    const errors = messages.filter(({ level }) => level === 'error').map(({ code }) => code);
    expect([file, bestandId === undefined]).toEqual([file, errors.length > 0]);
    if (errors.length > 0) refused.push(`${file} (${kind}): ${errors.join(', ')}`);
  }
  // A few contain things we do not accept, such as a program or an attached file.
  expect([refused, refused.length <= real.length / 5]).toEqual([refused, true]);
}, 300_000);

it('removes the metadata of a photo', async () => {
  const { rows } = await client.query<{ sleutel: string; soort: string }>(
    `SELECT opslagsleutel AS sleutel, soort FROM insurer.bestand WHERE soort <> 'pdf'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { sleutel } of rows) {
    const content = await readFile(path.join(folder, 'kept', sleutel.slice(0, 2), sleutel));
    const { exif, xmp, iptc, icc, orientation, comments } = await sharp(content).metadata();
    expect([exif, xmp, iptc, icc, orientation, comments]).toEqual(Array(6).fill(undefined));
    for (const word of ['SPOORWOORD', 'secret 1.0', 'Testmaker']) {
      expect(content.includes(word)).toBe(false);
    }
  }
});

it('serves others while people send twenty files slowly, and cleans up after aborted ones', async () => {
  const begin = memory();
  const senders = await Promise.all(['jan', 'daan', 'fatima', 'piet'].map(headersFor));
  const header =
    '--border\r\ncontent-disposition: form-data; name="bestand"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  const slowRequests = Array.from({ length: 20 }, (_, i) => {
    const headers = {
      ...senders[i % senders.length],
      'content-type': 'multipart/form-data; boundary=border',
    };
    const address = `${url}${providerBase}${calls.validerenBestand.path}`;
    const slow = request(address, { method: 'POST', headers }).on('error', () => undefined);
    slow.write(header);
    return slow;
  });
  const light = chosen.filter(({ findings }) => !findings.includes('teZwaar'));
  for (const one of light.slice(0, 5)) {
    for (const slow of slowRequests) slow.write('x'.repeat(1000));
    const { messages } = await validate(one.name, await contentOf(one));
    expect(messages.every(({ code }) => code !== 'teZwaar')).toBe(true);
  }
  expect(memory() - begin).toBeLessThan(maxGrowth);
  for (const slow of slowRequests) slow.destroy();
  expect((await validate('after.txt', Buffer.from('after'))).messages).toHaveLength(1);
}, 60_000);
