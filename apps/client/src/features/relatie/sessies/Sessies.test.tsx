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

describe('Sessies', () => {
  it('shows browser, system, start and last use, in Dutch time', () => {
    expect(words(told())).toContain(
      'Firefox op Windows Ingelogd om 09.05 uur, laatst gebruikt om 12.40 uur',
    );
  });

  it('shows only the browser or system if the other is unknown, and says when both are', () => {
    expect(words(told({ system: '' }))).toMatch(/Firefox Ingelogd/);
    expect(words(told({ browser: '' }))).toMatch(/ingelogd Windows Ingelogd/);
    expect(words(told({ browser: '', system: '' }))).toContain('Een browser die we niet kennen');
  });

  it('marks this device', () => {
    expect(words(told({ isThis: true }))).toContain('Firefox op Windows (dit apparaat)');
    expect(words(told())).not.toContain('dit apparaat');
  });

  it('offers to sign out everywhere', () => {
    expect(show(told())).toMatch(/<form[^>]*action="\/uitloggen".*Overal uitloggen/s);
  });

  it('says that the list failed, and offers nothing then', () => {
    const failed = <Sessies sessies={{ succeeded: false, status: 503, redenen: [] }} />;
    expect(words(failed)).toContain('Dit kunnen we nu niet laten zien. Probeer opnieuw');
    expect(words(failed)).not.toContain('Overal uitloggen');
  });
});
