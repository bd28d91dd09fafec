import { expect, test } from 'vitest';
import { type Beeld, Bewaker, type Rest } from './bewaker.ts';
import { stilte } from './stilte.ts';

const minuut = 60_000;
const heel = stilte.duur;

function maakProef(antwoord: Rest = heel) {
  const proef = {
    nu: 0,
    antwoord,
    mag: true,
    verborgen: false,
    vertrokken: false,
    gevraagd: [] as ('invoer' | 'achtergrond')[],
    gedeeld: [] as number[],
    beeld: undefined as Beeld | undefined,
    /** Lets time go by, as far as the page sees: asleep until then. */
    na(minuten: number) {
      proef.nu = minuten * minuut;
      bewaker.tik();
    },
  };
  const bewaker = new Bewaker(
    {
      nu: () => proef.nu,
      vraagRest: async (alsInvoer) => {
        proef.gevraagd.push(alsInvoer ? 'invoer' : 'achtergrond');
        return proef.antwoord;
      },
      magVernieuwen: () => proef.mag,
      deel: (einde) => void proef.gedeeld.push(einde),
      verberg: (verborgen) => void (proef.verborgen = verborgen),
      naarInloggen: () => void (proef.vertrokken = true),
    },
    0,
    (beeld) => void (proef.beeld = beeld),
  );
  return { proef, bewaker };
}

test('typing for ten minutes renews at most once a minute, and tells the other tabs', async () => {
  const { proef, bewaker } = maakProef();
  for (proef.nu = 0; proef.nu <= 10 * minuut; proef.nu += 5000) await bewaker.invoer();
  expect(proef.gevraagd.length).toBeGreaterThanOrEqual(9);
  expect(proef.gevraagd.length).toBeLessThanOrEqual(10);
  expect(proef.gedeeld).toHaveLength(proef.gevraagd.length);
  proef.na(22);
  expect(proef.beeld?.rest).toBeUndefined();
});

test('out of sight, offline or signed out nothing is renewed', async () => {
  const { proef, bewaker } = maakProef();
  proef.mag = false;
  proef.na(5);
  await bewaker.begin();
  await bewaker.invoer();
  expect(proef.gevraagd).toEqual([]);
});

test('the question comes after thirteen minutes and counts down', () => {
  const { proef } = maakProef();
  proef.na(12.9);
  expect(proef.beeld?.rest).toBeUndefined();
  proef.na(13);
  expect(proef.beeld).toEqual({ rest: 120, mislukt: false });
  proef.na(14.5);
  expect(proef.beeld?.rest).toBe(30);
});

test('what the gateway says is left counts, not what the page thinks', async () => {
  const { proef, bewaker } = maakProef(2.5 * minuut);
  await bewaker.begin();
  expect(proef.gevraagd).toEqual(['achtergrond']);
  proef.na(0.5);
  expect(proef.beeld?.rest).toBe(120);
});

test('staying renews, closes the question and tells the other tabs', async () => {
  const { proef, bewaker } = maakProef();
  proef.na(14);
  await bewaker.invoer();
  expect(proef.gevraagd).toEqual([]);
  await bewaker.blijf();
  expect(proef.gevraagd).toEqual(['invoer']);
  expect(proef.beeld?.rest).toBeUndefined();
  expect(proef.gedeeld).toEqual([29 * minuut]);
});

test('staying without a connection says so and can be tried again', async () => {
  const { proef, bewaker } = maakProef('onbekend');
  proef.na(14);
  await bewaker.blijf();
  expect(proef.beeld).toEqual({ rest: 60, mislukt: true });
  proef.antwoord = heel;
  await bewaker.blijf();
  expect(proef.beeld).toEqual({ rest: undefined, mislukt: false });
});

test('staying in a session that ended elsewhere leads to the login page', async () => {
  const { proef, bewaker } = maakProef('geen');
  proef.na(14);
  await bewaker.blijf();
  expect(proef.vertrokken).toBe(true);
});

test('somebody who types in another tab keeps this one', () => {
  const { proef, bewaker } = maakProef();
  proef.na(14);
  bewaker.hoor(27 * minuut);
  expect(proef.beeld?.rest).toBeUndefined();
  bewaker.hoor(20 * minuut);
  proef.na(24);
  expect(proef.beeld?.rest).toBeUndefined();
});

test.each(['geen', 'onbekend'] as const)(
  'a laptop that slept for hours hides the page at once and leaves it (%s)',
  async (antwoord) => {
    const { proef } = maakProef(antwoord);
    proef.na(300);
    expect(proef.verborgen).toBe(true);
    await expect.poll(() => proef.vertrokken).toBe(true);
    expect(proef.gevraagd).toEqual(['achtergrond']);
  },
);

test('a frozen tab that missed a renewal elsewhere comes back', async () => {
  const { proef } = maakProef(10 * minuut);
  proef.na(16);
  expect(proef.verborgen).toBe(true);
  await expect.poll(() => proef.verborgen).toBe(false);
  expect(proef.vertrokken).toBe(false);
  expect(proef.beeld?.rest).toBeUndefined();
});

test('whoever types in a session that ended elsewhere is left alone', async () => {
  const { proef, bewaker } = maakProef('geen');
  proef.na(5);
  await bewaker.invoer();
  proef.na(14);
  expect(proef.beeld?.rest).toBeUndefined();
  expect(proef.vertrokken).toBe(false);
});
