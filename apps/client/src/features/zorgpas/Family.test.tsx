import { expect, test } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { namesakes } from '../../help/careChoice/namesakes.testing.ts';
import { Family } from './Family.tsx';
import { zorgpasOf } from './zorgpas.testing.ts';

const sanne = zorgpasOf();
const bram = zorgpasOf({ relatieNummer: '2', naam: 'Bram de Vries', vervalDatum: '2026-12-11' });
const lotte = zorgpasOf({ relatieNummer: '3', naam: 'Lotte de Vries', vervalDatum: '2026-11-09' });
const family = <Family zorgpassen={[sanne, bram, lotte]} shown={sanne} />;

test('lists the pass of each person, with its end if that is near or past', () => {
  expect(words(family)).toBe(
    'Passen van je gezin Sanne de Vries Hierboven ' +
      'Bram de Vries Geldig tot en met 11 december 2026 Bijna verlopen ' +
      'Lotte de Vries Geldig tot en met 9 november 2026 Verlopen',
  );
});

test('says that a pass ends soon, also for the one that is shown', () => {
  expect(words(<Family zorgpassen={[sanne, bram]} shown={bram} />)).toContain(
    'Bram de Vries Geldig tot en met 11 december 2026 Hierboven Bijna verlopen',
  );
});

test('includes the last day of a pass, in English too', () => {
  expect(words(family, 'en')).toContain('Valid up to and including 11 December 2026');
});

test('links to the other passes, and not to the one that is shown', () => {
  expect([...show(family).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/zorgpas?pas=2',
    '/zorgpas?pas=3',
  ]);
});

test('tells two passes of the same name apart by birth date', () => {
  const [father, son] = namesakes.map(({ relatienummer, opgemaakteNaam, geboorteDatum }) =>
    zorgpasOf({ relatieNummer: relatienummer, naam: opgemaakteNaam, geboorteDatum }),
  );
  if (!father || !son) throw new Error('no namesakes');
  const text = words(<Family zorgpassen={[father, son, sanne]} shown={father} />);
  expect(text).toMatch(
    /Jan Bakker \(3 mei 1978\) Hierboven Jan Bakker \(21 oktober 2010\) Sanne de Vries$/,
  );
});
