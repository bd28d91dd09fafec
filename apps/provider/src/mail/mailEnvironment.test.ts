import { expect, it } from 'vitest';
import { parseMail } from './mailEnvironment.ts';

const mail = { MAIL_URL: 'smtp://mail.zz.nl', MAIL_FROM: 'bericht@zz.nl' };
const production = { ...mail, NODE_ENV: 'production' };
const simulator = { ...mail, MAIL_URL: 'smtp://mail.localhost:2525', MAIL_FROM: 'a@zz.example' };

it('mail waits where nobody is told to send it', () => {
  expect(parseMail({ MAIL_FROM: 'bericht@zz.nl', NODE_ENV: 'production' })).toEqual({
    config: undefined,
  });
});

it('both brands send from one address, unless the other brand has its own', () => {
  expect(parseMail(mail)).toEqual({
    config: { url: mail.MAIL_URL, from: { ZZ: 'bericht@zz.nl', AZVZ: 'bericht@zz.nl' } },
  });
  expect(parseMail({ ...production, ANKERZEE_MAIL_FROM: 'post@anker.nl' })).toMatchObject({
    config: { from: { ZZ: 'bericht@zz.nl', AZVZ: 'post@anker.nl' } },
  });
});

it('a simulator and addresses that do not exist are for trying out only', () => {
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
])('production refuses a %s of %j, by that name', (name, value) => {
  const said = parseMail({ ...production, ANKERZEE_MAIL_FROM: 'post@anker.nl', [name]: value });
  expect(said).toEqual({ wrong: [name] });
});
