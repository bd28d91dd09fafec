import { describe, expect, it } from 'vitest';
import { type Herinnering, toCalendarFile } from './agenda.ts';

const herinnering: Herinnering = {
  uid: '5000056789012345@mijn.zilverzand.example',
  dag: '2026-11-30',
  title: 'Betaal € 154,20 aan Zilverzand',
  text: 'Betalingskenmerk: 5000 0567 8901 2345\nRekening; naam, en \\ teken',
  address: 'https://mijn.zilverzand.example/facturen/betaalverzoek/5000056789012345',
  product: 'Mijn Zilverzand',
  now: '2026-11-21T12:00:00.000Z',
};

// Unfolds lines, as a calendar does.
const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('toCalendarFile', () => {
  it('is an all-day event on that date', () => {
    expect(lines(toCalendarFile(herinnering))).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20261121T120000Z',
        'DTSTART;VALUE=DATE:20261130',
        'DTEND;VALUE=DATE:20261201',
      ]),
    );
  });

  it('ends on 1 January after 31 December', () => {
    expect(toCalendarFile({ ...herinnering, dag: '2026-12-31' })).toContain(
      'DTEND;VALUE=DATE:20270101',
    );
  });

  it('escapes special characters in texts', () => {
    expect(lines(toCalendarFile(herinnering))).toContain(
      'DESCRIPTION:Betalingskenmerk: 5000 0567 8901 2345\\nRekening\\; naam\\, en \\\\ teken',
    );
    expect(lines(toCalendarFile(herinnering))).toContain(
      'SUMMARY:Betaal € 154\\,20 aan Zilverzand',
    );
  });

  it('folds lines at 75 bytes, between characters', () => {
    const lang = toCalendarFile({ ...herinnering, title: '€'.repeat(100), text: 'é'.repeat(200) });
    for (const line of lang.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(lines(lang)).toContain(`SUMMARY:${'€'.repeat(100)}`);
  });

  it('ends every line as the format requires, including the last', () => {
    const file = toCalendarFile(herinnering);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('reminds three days ahead, or on the day itself when that is too late', () => {
    expect(toCalendarFile(herinnering)).toContain('TRIGGER:-P2DT15H');
    expect(toCalendarFile({ ...herinnering, now: '2026-11-29T12:00:00Z' })).toContain(
      'TRIGGER:PT9H',
    );
  });
});
