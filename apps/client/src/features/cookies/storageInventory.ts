import * as m from '../../generated/texts/cookies.js';

/**
 * The data that the app stores in a browser, with purpose and storage time; a test compares it with the
 * code.
 */
export const storageInventory = {
  login: [m.login, m.loginText],
  session: [m.session, m.sessionText],
  language: [m.language, m.languageText],
  consent: [m.consent, m.consentText],
  introduction: [m.introduction, m.introductionText],
  aside: [m.aside, m.asideText],
  push: [m.push, m.pushText],
  tab: [m.tab, m.tabText],
  ended: [m.ended, m.endedText],
  files: [m.files, m.filesText],
  shared: [m.shared, m.sharedText],
} as const;
