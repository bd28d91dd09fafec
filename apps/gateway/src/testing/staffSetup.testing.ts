import { freePort } from '@mijn/dev-env/postgres/freePort';
import type { GatewayConfig } from '../gatewayConfig.ts';
import { type Browser, createBrowser } from './browser.testing.ts';
import { startStubDigid } from './stubDigid.testing.ts';
import { startTestGateway } from './testSetup.testing.ts';

export const reden = 'Vraag aan de telefoon';

/** Starts a gateway with the staff's listener, and an issuer for staff. */
export async function startStaffSetup(otherwise: Pick<GatewayConfig, 'metrics'> = {}) {
  const port = await freePort();
  const issuer = await startStubDigid();
  const address = `http://intern.localhost:${port}`;
  const brands = [
    { merk: 'ZZ', url: address },
    { merk: 'AZVZ', url: `http://ankerzee.intern.localhost:${port}` },
  ] as const;
  const testSetup = await startTestGateway({
    ...otherwise,
    internal: { brands, login: issuer.config },
  });
  await testSetup.gateway.internal?.listen({ port, host: '127.0.0.1' });

  async function logInAs(actor: string): Promise<Browser> {
    const browser = createBrowser(address);
    const handedOver = await browser.request('/intern/inloggen');
    const back = issuer.respondTo(new URL(handedOver.location), {
      claims: { preferred_username: actor },
    });
    await browser.request(back.pathname + back.search);
    return browser;
  }
  return {
    testSetup,
    issuer,
    address,
    logInAs,
    /** Returns a member of staff who has opened this person's file, at level 25. */
    async staffWithFile(actor: string, bsn: string): Promise<Browser> {
      const browser = await logInAs(actor);
      await open(browser, { bsn, zekerheidsniveau: 25, reden });
      return browser;
    },
    async stop(): Promise<void> {
      await testSetup.stop();
      await issuer.stop();
    },
  };
}

export const open = (browser: Browser, content: object) =>
  browser.call('/intern/api/v1/dossier', {
    body: JSON.stringify(content),
    headers: { 'content-type': 'application/json' },
  });

/** Returns the headers that name a file (§6). */
export const keys = (bsn: string, niveau = 25) => ({ bsn, zekerheidsniveau: String(niveau) });

export const ask = (
  browser: Browser,
  headers: Record<string, string>,
  query = '{ relatie { opgemaakteNaam } }',
) =>
  browser.call('/intern/graphql', {
    body: JSON.stringify({ query }),
    headers: { 'content-type': 'application/json', ...headers },
  });
