import { createElement, type SVGProps } from 'react';

type Deel = readonly [naam: string, attributen: Readonly<Record<string, string>>];

interface IcoonProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

/**
 * Draws an icon of lucide. Stands in the build in the place of lucide's own createLucideIcon
 * (tools/kaleIconen.ts), which brings 1.7 kB of options that no page of ours uses.
 */
export function maakIcoon({ node }: { readonly node: readonly Deel[] }) {
  return function Icoon({ size = 24, ...rest }: IcoonProps) {
    const svg = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...rest,
    } as const;
    return createElement(
      'svg',
      svg,
      node.map(([naam, attributen]) => createElement(naam, attributen)),
    );
  };
}
