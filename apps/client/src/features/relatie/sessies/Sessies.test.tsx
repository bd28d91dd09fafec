import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { Sessies } from './Sessies.tsx';

const one = {
  browser: 'Firefox',
  system: 'Windows',
  since: '2026-11-21T08:05:00Z',
  lastInput: '2026-11-21T11:40:00Z',
  isThis: false,
};
const told = (otherwise: Partial<typeof one> = {}) => (
  <Sessies sessies={{ succeeded: true, value: [{ ...one, ...otherwise }] }} />
);

describe('where one is logged in', () => {
  it('is told by browser and system, since when and when it was last used, of the day here', () => {
    expect(words(told())).toContain(
      'Firefox op Windows Ingelogd om 09.05 uur, laatst gebruikt om 12.40 uur',
    );
  });

  it('is told by what is known of the two, and where nothing is known so', () => {
    expect(words(told({ system: '' }))).toMatch(/Firefox Ingelogd/);
    expect(words(told({ browser: '' }))).toMatch(/ingelogd Windows Ingelogd/);
    expect(words(told({ browser: '', system: '' }))).toContain('Een browser die wij niet kennen');
  });

  it('says which of them is this device', () => {
    expect(words(told({ isThis: true }))).toContain('Firefox op Windows (dit apparaat)');
    expect(words(told())).not.toContain('dit apparaat');
  });

  it('can be ended everywhere at once', () => {
    expect(show(told())).toMatch(/<form[^>]*action="\/uitloggen".*Overal uitloggen/s);
  });

  it('says so where it cannot be told, and offers nothing then', () => {
    const failed = <Sessies sessies={{ succeeded: false, status: 503, redenen: [] }} />;
    expect(words(failed)).toContain('Dit kunnen we nu niet laten zien. Probeer opnieuw');
    expect(words(failed)).not.toContain('Overal uitloggen');
  });
});
