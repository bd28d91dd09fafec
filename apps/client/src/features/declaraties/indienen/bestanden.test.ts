import { describe, expect, it } from 'vitest';
import {
  type GekozenBestand,
  kentUitbreidingen,
  notaOordeel,
  verlopen,
  voegToe,
  zetStaat,
} from './bestanden.ts';

let teller = 0;
const bestand = (naam: string, bytes: number) => {
  teller += 1;
  const een = new File(['x'], naam, { lastModified: teller });
  Object.defineProperty(een, 'size', { value: bytes });
  return { sleutel: `s${teller}`, bestand: een };
};

const mega = 1024 * 1024;
const bezwaren = (lijst: readonly GekozenBestand[]) =>
  lijst.map(({ staat }) => (staat.soort === 'bezwaar' ? staat.bezwaar : staat.soort));

describe('picking files', () => {
  it('sends what keeps the rules and says at once what does not', () => {
    const lijst = voegToe(
      [],
      [bestand('nota.pdf', mega), bestand('leeg.pdf', 0), bestand('foto.jpg', 11 * mega)],
    );
    expect(bezwaren(lijst)).toEqual(['versturen', 'leeg', 'teGroot']);
  });

  it('takes ten files, together forty megabytes', () => {
    const elf = Array.from({ length: 11 }, (_, i) => bestand(`${i}.jpg`, 1000));
    expect(bezwaren(voegToe([], elf)).at(-1)).toBe('teVeel');
    const groot = Array.from({ length: 5 }, (_, i) => bestand(`${i}.jpg`, 9 * mega));
    expect(bezwaren(voegToe([], groot)).at(-1)).toBe('samenTeGroot');
  });

  it('does not take the same file twice', () => {
    const een = bestand('nota.pdf', mega);
    const lijst = voegToe(voegToe([], [een]), [{ ...een, sleutel: 'nog een keer' }]);
    expect(bezwaren(lijst)).toEqual(['versturen', 'dubbel']);
  });
});

describe('going on with files', () => {
  const een = bestand('nota.pdf', mega);
  const gekozen = voegToe([], [een]);
  const warn = { code: 'VAAG', level: 'warn' as const, message: 'Vaag', veld: undefined };
  const ontvangen = (bevestigd: boolean) =>
    zetStaat(gekozen, een.sleutel, {
      soort: 'ontvangen',
      bestandId: 'b1',
      meldingen: [warn],
      bevestigd,
    });

  it('needs at least one file', () => expect(notaOordeel([])).toBe('leeg'));
  it('waits for files on their way', () => expect(notaOordeel(gekozen)).toBe('bezig'));
  it('asks to confirm a warning', () => {
    expect(notaOordeel(ontvangen(false))).toBe('bevestigen');
    expect(notaOordeel(ontvangen(true))).toBe('klaar');
  });
  it('asks for files again that the insurer no longer keeps', () => {
    expect(kentUitbreidingen(ontvangen(true))).toBe(true);
    expect(kentUitbreidingen(gekozen)).toBe(false);
    expect(notaOordeel(verlopen(ontvangen(true)))).toBe('bezwaar');
  });
  it('does not go on with a refused file still in the list', () => {
    const lijst = zetStaat(gekozen, een.sleutel, { soort: 'afgekeurd', meldingen: [] });
    expect(notaOordeel(lijst)).toBe('bezwaar');
  });
});
