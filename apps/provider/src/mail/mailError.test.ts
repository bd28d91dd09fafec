import { expect, it } from 'vitest';
import { MailError } from './mailError.ts';

it.each([
  ['the address is refused', { code: 'EENVELOPE', responseCode: 550 }, true, false],
  ['its content is refused', { code: 'EMESSAGE', responseCode: 554 }, true, false],
  ['our password is wrong', { code: 'EAUTH', responseCode: 535 }, false, true],
  ['we are to log in first', { code: 'EENVELOPE', responseCode: 530 }, false, true],
  ['the greeting sends us away', { code: 'EPROTOCOL', responseCode: 554 }, false, true],
  ['the address is greylisted', { code: 'EENVELOPE', responseCode: 451 }, false, false],
  ['nobody answers', { code: 'ETIMEDOUT' }, false, false],
])('is final when the mail itself is refused: %s', (_why, cause, isFinal, isOurs) => {
  expect(new MailError(cause)).toMatchObject({ isFinal, isOurs });
});

it('contains neither address nor text of the mail', () => {
  const cause = { code: 'EENVELOPE', responseCode: 550, response: '550 sanne@voorbeeld.example?' };
  expect(new MailError(cause).message).toBe('the mail server answered 550');
  expect(new MailError(new Error('x')).message).toBe('the mail server could not be reached');
});
