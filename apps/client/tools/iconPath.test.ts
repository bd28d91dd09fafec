import { expect, test } from 'vitest';
import { iconPath, type Shape } from './iconPath.ts';

test.each<[what: string, shapes: Shape[], path: string]>([
  ['a path as it is', [['path', { d: 'M12 18h.01', key: 'a' }]], 'M12 18h.01'],
  ['a path that begins with a small letter', [['path', { d: 'm9 18 6-6-6-6' }]], 'M9 18l6-6-6-6'],
  ['a path of a point and a command', [['path', { d: 'm3.5 -.5h2' }]], 'M3.5 -.5h2'],
  ['lines from a capital', [['path', { d: 'M4 5 6 7' }]], 'M4 5L6 7'],
  ['a circle', [['circle', { cx: '12', cy: '13', r: '3' }]], 'M9 13a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
  [
    'a rectangle with round corners',
    [['rect', { width: '14', height: '20', x: '5', y: '2', rx: '2', ry: '2' }]],
    'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2z',
  ],
  ['a line', [['line', { x1: '1', x2: '2', y1: '3', y2: '4' }]], 'M1 3L2 4'],
  [
    'one after the other',
    [
      ['path', { d: 'M1 1h2' }],
      ['path', { d: 'm2 2 20 20' }],
    ],
    'M1 1h2M2 2l20 20',
  ],
])('%s is drawn by one path', (_, shapes, path) => expect(iconPath(shapes)).toBe(path));

test.each<[what: string, shape: Shape]>([
  ['another element', ['ellipse', { cx: '1', cy: '1', rx: '1', ry: '2' }]],
  ['an attribute that looks otherwise', ['circle', { cx: '1', cy: '1', r: '1', fill: 'red' }]],
  ['less than it needs', ['rect', { x: '1', y: '1', width: '1', height: '1' }]],
  ['a path that begins nowhere', ['path', { d: 'h2' }]],
  ['something of every object', ['constructor', {}]],
])('%s is refused, so that nothing is drawn otherwise', (_, shape) =>
  expect(() => iconPath([shape])).toThrow(),
);
