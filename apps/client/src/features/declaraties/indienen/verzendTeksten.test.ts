import { expect, it } from 'vitest';
import { zetTaalbron } from '../../../platform/taal.ts';
import { bestandFoutTekst, verzendFoutTekst, verzendFoutTitel } from './verzendTeksten.ts';

zetTaalbron(() => 'nl');

it('never says that a claim was not sent in when nobody can know', () => {
  expect(verzendFoutTitel('geenVerbinding')).toBe('We hebben nog geen bevestiging');
  expect(verzendFoutTitel('teGroot')).toBe('Je declaratie is nog niet ingediend');
});

it('tells how long to wait, in whole seconds', () => {
  expect(verzendFoutTekst({ fout: 'teVaak', wachtSeconden: 6.2 })).toContain('Wacht 7 seconden');
  expect(verzendFoutTekst({ fout: 'teVaak', wachtSeconden: undefined })).toContain('Wacht even');
});

it('speaks of the file where a file did not arrive', () => {
  expect(bestandFoutTekst('geenVerbinding')).toContain('bestand');
  expect(bestandFoutTekst('storing')).toBe('Er ging iets mis bij ons. Probeer het opnieuw.');
});
