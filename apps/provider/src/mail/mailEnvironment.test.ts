import { expect, it } from 'vitest';
import { parseMail } from './mailEnvironment.ts';

const mail = { MAIL_URL: 'smtp://mail.zz.nl', MAIL_FROM: 'bericht@zz.nl' };
const production = { ...mail, NODE_ENV: 'production' };
const simulator = { ...mail, MAIL_URL: 'smtp://mail.localhost:2525', MAIL_FROM: 'a@zz.example' };

it('leaves mail off without a server', () => {
  expect(parseMail({ MAIL_FROM: 'bericht@zz.nl', NODE_ENV: 'production' })).toEqual({
    config: undefined,
  });
});

it('uses one sender for both brands, unless the other brand has its own', () => {
  expect(parseMail(mail)).toEqual({
    config: { url: mail.MAIL_URL, from: { ZZ: 'bericht@zz.nl', AZVZ: 'bericht@zz.nl' } },
  });
  expect(parseMail({ ...production, ANKERZEE_MAIL_FROM: 'post@anker.nl' })).toMatchObject({
    config: { from: { ZZ: 'bericht@zz.nl', AZVZ: 'post@anker.nl' } },
  });
});

it('refuses a simulator and example addresses in production', () => {
  expect(parseMail(simulator)).toMatchObject({ config: { url: simulator.MAIL_URL } });
  expect(parseMail({ ...simulator, NODE_ENV: 'production' })).toEqual({
    wrong: ['MAIL_URL', 'MAIL_FROM', 'ANKERZEE_MAIL_FROM'],
  });
});

it.each([
  ['MAIL_URL', 'smtp://127.0.0.1:2525'],
  ['MAIL_URL', 'https://mail.zz.nl'],
  ['MAIL_FROM', 'bericht@zilverzand.example'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', undefined],
  ['ANKERZEE_MAIL_FROM', 'bericht@example.com'],
])('refuses a %s of %j in production, by its name', (name, value) => {
  const parsed = parseMail({ ...production, ANKERZEE_MAIL_FROM: 'post@anker.nl', [name]: value });
  expect(parsed).toEqual({ wrong: [name] });
});
