import { type Brand, brandCodes } from '@mijn/domain/brands';
import type { BrowserContextOptions } from '@playwright/test';

export interface View {
  readonly merk: Brand;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const widths = [390, 820, 1440];
const schemes = ['light', 'dark'] as const;

export const views: readonly View[] = brandCodes.flatMap((brand) =>
  widths.flatMap((width) => schemes.map((colorScheme) => ({ merk: brand, width, colorScheme }))),
);

/** Returns whether a screen of that width is a touch screen. */
export function isTouch({ width }: View): boolean {
  return width < 1024;
}

/** Returns the context options for a phone, a tablet or a desktop. */
export function deviceOf(view: View): BrowserContextOptions {
  const { width, colorScheme } = view;
  const touch = isTouch(view);
  return {
    viewport: { width, height: touch ? 844 : 900 },
    deviceScaleFactor: touch ? 1.5 : 1,
    isMobile: touch,
    hasTouch: touch,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  };
}

/** `overzicht-ZZ-light-390.png` */
export function fileName(screen: string, { merk, width, colorScheme }: View): string {
  return `${screen}-${merk}-${colorScheme}-${width}.png`;
}
