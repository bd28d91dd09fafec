/** Responsive images (§9): for these devices, so many times as fine, in these formats. */
export const imageDevices = {
  desktop: { width: 1200, height: 630 },
  tablet: { width: 900, height: 472 },
  mobile: { width: 600, height: 315 },
} as const;

/** How fine: times the size of the device. */
export const imageResolutions = [1, 2, 3] as const;

/** The formats of §9. */
export const imageFormats = ['webp', 'jpg'] as const;

/** A device of §9. */
export type ImageDevice = keyof typeof imageDevices;

/** The file of an image by the rule of names of docs/decisions.md §1: `{name}-{device}@{n}x.{webp|jpg}`. */
export function imageFile(
  name: string,
  device: ImageDevice,
  resolution: (typeof imageResolutions)[number],
  format: (typeof imageFormats)[number],
): string {
  return `${name}-${device}@${resolution}x.${format}`;
}
