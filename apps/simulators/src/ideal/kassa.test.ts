import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openWinkel, verzoek, type Winkel, type WinkelOpties } from './winkel.testhulp.ts';

const open: Winkel[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((winkel) => winkel.sluit()));
});

async function begin(opties?: WinkelOpties): Promise<Winkel> {
  const winkel = await openWinkel(opties);
  open.push(winkel);
  return winkel;
}

describe('a payment', () => {
  it('expires after fifteen minutes, and that is told', async () => {
    let nu = new Date();
    const winkel = await begin({ nu: () => nu });
    const { id } = await winkel.mollie.payments.create({ paymentRequest: verzoek(winkel) });

    nu = new Date(nu.getTime() + 15 * 60_000 - 1);
    expect((await winkel.mollie.payments.get({ paymentId: id })).status).toBe('open');
    nu = new Date(nu.getTime() + 1);
    expect((await winkel.mollie.payments.get({ paymentId: id })).status).toBe('expired');

    await vi.waitFor(() => expect(winkel.gemeld).toEqual([id]));
  });

  it('does not expire while it is pending', async () => {
    let nu = new Date();
    const winkel = await begin({ nu: () => nu });
    const { id } = await winkel.mollie.payments.create({ paymentRequest: verzoek(winkel) });
    await winkel.besturing.laat(id, 'inBehandeling');

    nu = new Date(nu.getTime() + 60 * 60_000);
    expect((await winkel.mollie.payments.get({ paymentId: id })).status).toBe('pending');
  });

  it('is paid after all when it had ended without money, and then stays paid', async () => {
    const winkel = await begin();
    const { id } = await winkel.mollie.payments.create({ paymentRequest: verzoek(winkel) });
    await winkel.besturing.laat(id, 'verlopen');

    expect((await winkel.besturing.laat(id, 'betaald')).status).toBe('paid');
    await expect(winkel.besturing.laat(id, 'geannuleerd')).rejects.toThrow('409');
  });

  it('is found again after a restart, with its Idempotency-Key', async () => {
    const opslagMap = mkdtempSync(path.join(os.tmpdir(), 'mijn-ideal-'));
    const eerst = await begin({ opslagMap });
    const aanvraag = { idempotencyKey: 'poging', paymentRequest: verzoek(eerst) };
    const { id } = await eerst.mollie.payments.create(aanvraag);
    await eerst.besturing.laat(id, 'betaald');

    const daarna = await begin({ opslagMap });

    expect((await daarna.mollie.payments.get({ paymentId: id })).status).toBe('paid');
    expect((await daarna.mollie.payments.create(aanvraag)).id).toBe(id);
    rmSync(opslagMap, { recursive: true });
  });
});

it('refuses to run in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(openWinkel()).rejects.toThrow('NODE_ENV=production');
  vi.unstubAllEnvs();
});
