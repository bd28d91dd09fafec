import { isThisMachine } from '@mijn/domain/safeAddress';
import { z } from 'zod';
import type { MailConfig } from './mailer.ts';

/** The variables of mail, and whether this is production. */
export const mailShape = z.object({
  NODE_ENV: z.string().optional(),
  /** Of an SMTP server; left out, mail waits. */
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Whom mail is from, brand ZZ. */
  MAIL_FROM: z.email().optional(),
  /** The same of the brand AZVZ; by default as the other. */
  ANKERZEE_MAIL_FROM: z.email().optional(),
});

// Nobody gets an answer there, or can tell such a mail from a false one.
const isExample = (address: string): boolean => /[.@]example(\.\w+)?$/.test(address);

/** What is not for production: a simulator on this machine, an address that does not exist. */
function notForProduction(url: string, from: MailConfig['from']): string[] {
  return [
    ...(isThisMachine(new URL(url).hostname) ? ['MAIL_URL'] : []),
    ...(isExample(from.ZZ) ? ['MAIL_FROM'] : []),
    ...(isExample(from.AZVZ) ? ['ANKERZEE_MAIL_FROM'] : []),
  ];
}

/** How mail is sent, from the environment, but for where its links lead; or the names of the variables that are missing or wrong. */
export function parseMail(
  env: Readonly<Record<string, string | undefined>>,
):
  | { readonly config: Omit<MailConfig, 'confirmAt'> | undefined }
  | { readonly wrong: readonly string[] } {
  const { data, error } = mailShape.safeParse(env);
  if (!data) return { wrong: error.issues.map(({ path }) => path.join('.')) };
  const { NODE_ENV, MAIL_URL: url, MAIL_FROM: sender, ANKERZEE_MAIL_FROM: other = sender } = data;
  if (url === undefined) return { config: undefined };
  if (sender === undefined || other === undefined) return { wrong: ['MAIL_FROM'] };
  const from = { ZZ: sender, AZVZ: other };
  const wrong = NODE_ENV === 'production' ? notForProduction(url, from) : [];
  return wrong.length > 0 ? { wrong } : { config: { url, from } };
}
