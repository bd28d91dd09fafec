import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

const file = 'apps/gateway/src/sessie/a.ts';

test.each(['LoginFailed extends Error', 'Away extends oidc.ResponseBodyError'])(
  'an error that is called otherwise is caught: %s',
  (what) => {
    const [name] = what.split(' ');
    expect(violationsOf(file, `export class ${what} {}`)).toEqual([
      `${file}: ${name} is an error; call it …Error`,
    ]);
  },
);

test.each([
  'const Away = class extends Error {};',
  'const make = () => class Away extends Error {};',
  'class Away extends LoginRefusal {}',
])('an error that is made otherwise and called otherwise is caught: %s', (text) => {
  expect(violationsOf(file, text)).toEqual([`${file}: Away is an error; call it …Error`]);
});

test.each(['LoginError extends Error', 'Refusal extends Error', 'Sessies extends Store', 'Alone'])(
  'class %s is called so',
  (what) => expect(violationsOf(file, `export class ${what} {}`)).toEqual([]),
);
