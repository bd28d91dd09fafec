import type { Place } from './nota.ts';

/** A part of a picture, in its pixels. */
export interface FrameInPicture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

// So much of what stands round it is shown along, in heights of the words themselves.
const around = { x: 1.2, y: 0.25 };
/** Narrower than this the words would be drawn larger than life; in heights of what is shown. */
const leastRatio = 4;

/** The part of a page to show of something that was read: with a little round it, inside the page. */
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
