import { bouwDeclaratie } from '@mijn/testdata/bouwDeclaratie';
import { bouwRelatie, ibanVan } from '@mijn/testdata/bouwRelatie';
import type { ZaaiPolis, Zaaigoed } from '../../zaaien/zaaigoed.ts';

/** Numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32). */
export function maakWorp(zaad: number): () => number {
  let stand = zaad;
  return () => {
    stand = (stand + 0x6d2b79f5) | 0;
    let t = Math.imul(stand ^ (stand >>> 15), 1 | stand);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list. */
export function kies<T>(worp: () => number, uit: readonly [T, ...T[]]): T {
  return uit[Math.floor(worp() * uit.length)] ?? uit[0];
}

const begin = Temporal.PlainDate.from('2025-01-01');
const einde = Temporal.PlainDate.from('2026-10-01');

/** An insurer of people who pay in every way, with care all over 2025 and 2026. */
export function maakProefwereld(worp: () => number, aantalPolissen: number): Zaaigoed {
  const relaties: Zaaigoed['relaties'][number][] = [];
  const polissen: ZaaiPolis[] = [];
  for (let i = 0; i < aantalPolissen; i += 1) {
    const personen = Array.from({ length: 1 + Math.floor(worp() * 3) }, (_, wie) => {
      const nummer = i * 10 + wie;
      const geboren = kies(worp, ['1950-05-05', '1988-02-29', '2008-03-17', '2015-09-09']);
      const iban = wie === 0 && worp() < 0.1 ? null : ibanVan(nummer);
      const bsn = String(100_000_000 + nummer);
      const naam = wie === 0 ? '1970-01-01' : geboren;
      return bouwRelatie(nummer, 'Proef Persoon', bsn, naam, begin, { iban });
    });
    relaties.push(...personen);
    polissen.push(maakPolis(worp, i, personen));
  }
  return { relaties, polissen, declaraties: maakDeclaraties(worp, polissen) };
}

function maakPolis(
  worp: () => number,
  nummer: number,
  personen: readonly Zaaigoed['relaties'][number][],
): ZaaiPolis {
  const geldigVan = kies(worp, ['2015-01-01', '2025-01-01', '2025-04-11']);
  return {
    polisnummer: `P${nummer}`,
    merk: kies(worp, ['ZZ', 'AZVZ']),
    verzekeringsnemer: personen[0]?.relatienummer ?? '',
    zorggemak: false,
    collectief: null,
    geldigVan,
    geldigTot: null,
    betaalwijze: kies(worp, ['incasso', 'zelf']),
    incassodag: 1 + Math.floor(worp() * 31),
    betaalgemak: worp() < 0.4,
    verzekerden: personen.map(({ relatienummer }) => ({
      relatienummer,
      geldigVan,
      geldigTot: null,
      aanvullend: kies(worp, [null, 'AANVULLEND', 'AANVULLEND_PLUS']),
      vrijwilligEigenRisico: 0,
      gespreid: worp() < 0.5 ? [2025, 2026] : [],
    })),
  };
}

function maakDeclaraties(
  worp: () => number,
  polissen: readonly ZaaiPolis[],
): Zaaigoed['declaraties'] {
  const personen = polissen.flatMap(({ verzekerden }) => verzekerden);
  return personen.flatMap(({ relatienummer }, wie) =>
    Array.from({ length: Math.floor(worp() * 6) }, (_, nr) =>
      bouwDeclaratie(
        einde,
        wie * 10 + nr,
        { verzekerde: relatienummer, indiener: relatienummer },
        {
          zorgsoort: kies(worp, ['Ziekenhuis', 'Medicijnen', 'Laboratorium', 'Hulpmiddelen']),
          zorgverlener: 'Zorgverlener',
          bedrag: 1_000 + Math.floor(worp() * 40_000),
          dagenGeleden: 5 + Math.floor(worp() * 600),
          behandeldVooraf: Math.floor(worp() * 20),
          doorZorgverlener: worp() < 0.7,
        },
      ),
    ),
  );
}
