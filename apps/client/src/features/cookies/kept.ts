import * as m from '../../generated/texts/cookies.js';

/** All that the app has a browser keep, what it is and for how long: the code that keeps it is held against it. */
export const kept = {
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
