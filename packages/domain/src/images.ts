/** Responsive images (§9): their size in pixels per device. */
export const imageDevices = {
  desktop: { width: 1200, height: 630 },
  tablet: { width: 900, height: 472 },
  mobile: { width: 600, height: 315 },
} as const;

export const imageResolutions = [1, 2, 3] as const;

export const imageFormats = ['webp', 'jpg'] as const;

export type ImageDevice = keyof typeof imageDevices;

/** Returns the file name of an image by docs/decisions.md §1: `{name}-{device}@{n}x.{webp|jpg}`. */
export function imageFile(
  name: string,
  device: ImageDevice,
  resolution: (typeof imageResolutions)[number],
  format: (typeof imageFormats)[number],
): string {
  return `${name}-${device}@${resolution}x.${format}`;
}
