/**
 * Returns the contrast of two opaque colours (`#RRGGBB`) by WCAG 2.2: from 1 to 21.
 * @throws TypeError for another notation
 */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [brightness(first), brightness(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function brightness(color: string): number {
  const parts = /^#(..)(..)(..)$/.exec(color)?.slice(1);
  if (parts === undefined) throw new TypeError(`Not a colour as #RRGGBB: ${color}`);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
