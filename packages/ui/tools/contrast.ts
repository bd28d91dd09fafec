/**
 * The contrast of two opaque colours (`#RRGGBB`) by WCAG 2.2: from 1 to 21.
 * @throws TypeError for a colour written in another way.
 */
export function contrast(eerste: string, tweede: string): number {
  const [donker = 0, licht = 0] = [helderheid(eerste), helderheid(tweede)].toSorted(
    (a, b) => a - b,
  );
  return (licht + 0.05) / (donker + 0.05);
}

function helderheid(kleur: string): number {
  const delen = /^#(..)(..)(..)$/.exec(kleur)?.slice(1);
  if (delen === undefined) throw new TypeError(`Not a colour as #RRGGBB: ${kleur}`);
  const [rood = 0, groen = 0, blauw = 0] = delen.map((deel) => {
    const waarde = Number.parseInt(deel, 16) / 255;
    return waarde <= 0.04045 ? waarde / 12.92 : ((waarde + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * rood + 0.7152 * groen + 0.0722 * blauw;
}
