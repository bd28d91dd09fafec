import { createElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

/**
 * Draws an icon of lucide by one path. Stands in the build in the place of lucide's own createLucideIcon
 * (tools/bareIcons.ts), which brings 1.7 kB of options that no page of ours uses. How its lines look is
 * said once in the style sheet of `Icon`, not by five attributes of every icon.
 *
 * @public imported by the build
 */
export function createIcon(d: string) {
  return function IconDrawing({ size = 24, ...rest }: IconProps) {
    const svg = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      ...rest,
    };
    return createElement('svg', svg, createElement('path', { d }));
  };
}
