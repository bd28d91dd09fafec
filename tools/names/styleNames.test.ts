import { expect, test } from 'vitest';
import { classesIn, functionsIn } from './styleNames.ts';

test('classes and what SQL makes are found with their line', () => {
  expect(classesIn('a.css', '/* .oud */\n.kop > .regel { margin: .5rem }')).toEqual([
    { kind: 'class', text: 'kop', at: 'a.css:2' },
    { kind: 'class', text: 'regel', at: 'a.css:2' },
  ]);
  expect(
    functionsIn('a.sql', '-- CREATE FUNCTION oud\nCREATE FUNCTION begin_access() RETURNS text'),
  ).toEqual([{ kind: 'SQL function', text: 'begin_access', at: 'a.sql:2' }]);
});
