import { afterAll, describe, expect, it } from 'vitest';
import { readFormTokens } from '../testing/posting.testing.ts';
import { sendRawRequest } from '../testing/sendRawRequest.testing.ts';
import { createLoggedInBrowser, startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
const browser = await createLoggedInBrowser(testSetup);
afterAll(() => testSetup.stop());

const MB = 1024 * 1024;
const submitPath = '/declaraties/indienen';
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const file = '--x\r\ncontent-disposition: form-data; name="bestanden"; filename="nota.pdf"\r\n\r\n';

/** Start of a claim's form, up to its file. */
async function formUpTo(token?: string): Promise<string> {
  const seal = {
    ...(await readFormTokens(browser)),
    ...(token !== undefined && { formToken: token }),
  };
  const fields = Object.entries({ ...seal, form: 'claim' }).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return fields.join('') + file;
}

describe('drains an oversized body, so that the client can read the answer:', () => {
  it('a claim with files above the limit', async () => {
    const answer = await sendRawRequest(browser, {
      path: submitPath,
      headers: multipart,
      bytes: 120 * MB,
    });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('Je bestanden zijn samen te groot.');
  });

  it('a form with text above the limit', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await sendRawRequest(browser, { path: '/overzicht', headers, bytes: 20 * MB });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  it('files sent by script', async () => {
    const path = '/api/v1/declaraties/indienen';
    const headers = { ...multipart, 'x-mijn': '1' };
    const answer = await sendRawRequest(browser, { path, headers, bytes: 60 * MB });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  it('a claim with the CSRF token of another session', async () => {
    const begin = await formUpTo('x'.repeat(43));
    const answer = await sendRawRequest(browser, {
      path: submitPath,
      headers: multipart,
      begin,
      bytes: 60 * MB,
    });
    expect(answer).toMatch(/^HTTP\/1.1 403 /);
  });

  it('a claim without a session', async () => {
    const nobody = testSetup.browser();
    const begin = await formUpTo();
    const answer = await sendRawRequest(nobody, {
      path: submitPath,
      headers: multipart,
      begin,
      bytes: 60 * MB,
    });
    expect(answer).toMatch(/^HTTP\/1.1 303 /);
  });
});

it('closes the connection when the announced length exceeds what is drained', async () => {
  const attempt = sendRawRequest(browser, {
    path: submitPath,
    headers: multipart,
    bytes: 2000 * MB,
  });
  await expect(attempt).rejects.toThrow(/EPIPE|ECONNRESET|ended/);
});
