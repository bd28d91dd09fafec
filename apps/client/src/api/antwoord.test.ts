import { expect, test } from 'vitest';
import { deel, leesAntwoord, verplicht } from './antwoord.ts';
import { ApiFout } from './apiFout.ts';

interface Data {
  relatie: { roepnaam: string } | null;
  eigenRisico: { totaal: number } | null;
}

const metFout = (status: number, soort?: string) =>
  leesAntwoord<Data>({
    data: { relatie: { roepnaam: 'Sanne' }, eigenRisico: null },
    errors: [
      {
        message: 'x',
        path: ['eigenRisico'],
        extensions: { status, redenen: ['GeenZenZ'], ...(soort && { soort }) },
      },
    ],
  });

test('what did not fail is there beside what did', () => {
  const antwoord = metFout(503);
  expect(verplicht(antwoord, 'relatie')).toEqual({ roepnaam: 'Sanne' });
  expect(deel(antwoord, 'eigenRisico')).toEqual({
    gelukt: false,
    status: 503,
    redenen: ['GeenZenZ'],
  });
});

test('a screen cannot do without what it is about', () => {
  expect(() => verplicht(metFout(403), 'eigenRisico')).toThrow(ApiFout);
});

test('nothing there without an error is a 404', () => {
  const antwoord = leesAntwoord<Data>({ data: { relatie: null, eigenRisico: null } });
  expect(() => verplicht(antwoord, 'relatie')).toThrow(expect.objectContaining({ status: 404 }));
});

test.each([
  [401, undefined],
  [502, 'syntax'],
])('a part that says the session is gone (%i %s) concerns the whole screen', (status, soort) => {
  expect(() => deel(metFout(status, soort), 'eigenRisico')).toThrow(ApiFout);
});

test('an error of no field at all fails the whole operation', () => {
  expect(() => leesAntwoord({ errors: [{ message: 'x' }] })).toThrow(
    expect.objectContaining({ status: 500 }),
  );
});
