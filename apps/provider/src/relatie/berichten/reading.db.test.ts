import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProvider } from '../../testing/trialProvider.testing.ts';
import { readRelatie } from '../change/change.testing.ts';
import { berichtenOf, judgeFor, sendBerichten } from './berichten.testing.ts';

const held = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };

const insurer = await startTestProvider({ pace: held, jobsHeld: true });
afterAll(() => insurer.stop());
beforeEach(() => insurer.sql('DELETE FROM insurer.bericht'));

const judged = (as: string, of: string) => judgeFor(insurer, as, of);
const unreadOf = async (as: string) => (await readRelatie(insurer, as)).relatie.ongelezenBerichten;

describe('marking as read', () => {
  it('marks one message, then all, and updates the unread count of the relation', async () => {
    await judged('jan', 'Jan');
    await judged('jan', 'Jan');
    await judged('jan', 'Jan');
    expect(await unreadOf('jan')).toBe(3);
    const [first] = await berichtenOf(insurer, 'jan');
    // A repetition with the id in capitals has no further effect.
    for (const berichtId of [first?.berichtId, first?.berichtId.toUpperCase()]) {
      const answer = await sendBerichten(insurer, 'jan', '/gelezen', { berichtId });
      expect(answer.status).toBe(200);
      expect(await unreadOf('jan')).toBe(2);
    }
    await sendBerichten(insurer, 'jan', '/gelezen', {});
    expect([
      await unreadOf('jan'),
      (await berichtenOf(insurer, 'jan')).every(({ gelezen }) => gelezen),
    ]).toEqual([0, true]);
  });

  it('marks all messages of a loaded list, but no newer ones', async () => {
    await sendBerichten(insurer, 'jan', '/gelezen', {});
    await judged('jan', 'Jan');
    await judged('jan', 'Jan');
    const [newest] = await berichtenOf(insurer, 'jan');
    const shown = { berichtId: newest?.berichtId, eerdere: true };
    await judged('jan', 'Jan');
    for (const _ of ['once', 'again']) {
      expect((await sendBerichten(insurer, 'jan', '/gelezen', shown)).status).toBe(200);
      expect(await unreadOf('jan')).toBe(1);
    }
    expect((await berichtenOf(insurer, 'jan'))[0]?.gelezen).toBe(false);
    expect((await sendBerichten(insurer, 'mila', '/gelezen', shown)).status).toBe(404);
    await sendBerichten(insurer, 'jan', '/gelezen', {});
  });

  it('returns the same 404 for somebody else’s message as for an unknown one, and marks neither', async () => {
    await judged('jan', 'Jan');
    const [first] = await berichtenOf(insurer, 'jan');
    const foreign = await sendBerichten(insurer, 'mila', '/gelezen', {
      berichtId: first?.berichtId,
    });
    const unknown = await sendBerichten(insurer, 'mila', '/gelezen', { berichtId: 'x' });
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    await sendBerichten(insurer, 'mila', '/gelezen', {});
    expect(await unreadOf('jan')).toBe(1);
  });

  it('returns 403 to staff, also for settings', async () => {
    const staff = { actor: 'medewerker-1', reden: 'vraag aan de telefoon' };
    for (const [path, body] of [
      ['/gelezen', {}],
      ['/keuze', { mail: true }],
      ['/push/intrekken', {}],
    ] as const) {
      expect((await sendBerichten(insurer, 'jan', path, body, staff)).status).toBe(403);
    }
  });
});
