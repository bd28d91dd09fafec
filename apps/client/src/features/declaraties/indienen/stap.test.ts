import { describe, expect, it } from 'vitest';
import { adresVanStap, bereikbareStap, leesStap, volgendeStap, vorigeStap } from './stap.ts';

const niets = { wie: false, nota: false, gegevens: false, ingediend: false };
const alles = { wie: true, nota: true, gegevens: true, ingediend: false };

describe('the steps of sending in a claim', () => {
  it('reads the step from the address and starts at the first otherwise', () => {
    expect(leesStap(new URLSearchParams('stap=nota'))).toBe('nota');
    expect(leesStap(new URLSearchParams('stap=hacken'))).toBe('wie');
    expect(leesStap(new URLSearchParams())).toBe('wie');
  });

  it('writes an address that reads as the same step', () => {
    expect(leesStap(new URLSearchParams(adresVanStap('controleren')))).toBe('controleren');
    expect(adresVanStap('wie')).toBe('');
  });

  it('goes forth and back', () => {
    expect(volgendeStap('nota')).toBe('gegevens');
    expect(vorigeStap('nota')).toBe('wie');
    expect(vorigeStap('wie')).toBeUndefined();
  });

  it('does not run ahead of what was filled in', () => {
    expect(bereikbareStap('controleren', niets)).toBe('wie');
    expect(bereikbareStap('controleren', { ...niets, wie: true })).toBe('nota');
    expect(bereikbareStap('controleren', { ...alles, gegevens: false })).toBe('gegevens');
    expect(bereikbareStap('controleren', alles)).toBe('controleren');
  });

  it('lets a person go back to an earlier step', () => {
    expect(bereikbareStap('wie', alles)).toBe('wie');
  });

  it('shows no confirmation before sending in, and nothing else after it', () => {
    expect(bereikbareStap('klaar', alles)).toBe('controleren');
    expect(bereikbareStap('klaar', niets)).toBe('wie');
    expect(bereikbareStap('gegevens', { ...alles, ingediend: true })).toBe('klaar');
  });
});
