import type { Place } from './nota.ts';

export interface FrameInPicture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

// Margin around the value, in heights of its text.
const around = { x: 1.2, y: 0.25 };
/** Minimum width, in heights of the part; narrower text would be enlarged beyond its size. */
const leastRatio = 4;

/** Returns the part of a page to show for a value: with a margin, inside the page. */
export function frameOf(
  { links, boven, breedte, hoogte }: Place,
  page: { readonly width: number; readonly height: number },
): FrameInPicture {
  const line = hoogte * page.height;
  const height = Math.min(line * (1 + 2 * around.y), page.height);
  const wanted = Math.max(breedte * page.width + 2 * around.x * line, height * leastRatio);
  const width = Math.min(wanted, page.width);
  const centre = (links + breedte / 2) * page.width;
  const x = Math.min(Math.max(centre - width / 2, 0), page.width - width);
  const y = Math.min(
    Math.max((boven + hoogte / 2) * page.height - height / 2, 0),
    page.height - height,
  );
  return { x, y, width, height };
}
