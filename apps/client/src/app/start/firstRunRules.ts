import { cookieNames } from '@mijn/domain/constants';
import { callPaths, type PageName, pages } from '@mijn/domain/paths';
import { stepField, termsStep } from '@mijn/domain/postedForm';
import { loginFields } from '@mijn/domain/queryFields';
import type { FirstRun } from '../../platform/firstRun.ts';

const { introductie, betalingGelukt, betalingMislukt, betalingAfhandeling } = pages;

/** The rules of the first run of the native app (§2). */
export const firstRunRules: FirstRun = {
  introduction: introductie.path,
  terms: `${introductie.path}?${stepField}=${termsStep}`,
  cookies: { introduction: cookieNames.introduction, terms: cookieNames.terms },
  // A person who returns from the bank or DigiD is not interrupted (§2).
  direct: [callPaths.app2app, betalingGelukt.path, betalingMislukt.path, betalingAfhandeling.path],
  directQuery: 'directLogin',
  backField: loginFields.back,
  directPages: ['betalingGelukt', 'betalingMislukt', 'betalingAfhandeling'] satisfies PageName[],
};
