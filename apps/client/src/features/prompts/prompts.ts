/** The notices of the app above a page, the most urgent first; one is shown at a time. */
export const promptNames = ['outdated', 'quota', 'maintenance', 'update', 'install'] as const;

export type PromptName = (typeof promptNames)[number];

/**
 * Returns the prompt to show now.
 * @param isWanted returns whether a prompt applies and was not dismissed
 * @param isBusy whether something else asks for attention: a dialog, the question about cookies, a form.
 * "outdated" and "quota" are shown all the same, because a form could not be sent then.
 */
export function nextPrompt(
  isWanted: (name: PromptName) => boolean,
  isBusy: boolean,
): PromptName | undefined {
  return promptNames.find(
    (name) => isWanted(name) && (!isBusy || name === 'outdated' || name === 'quota'),
  );
}

const quietMs: Readonly<Record<PromptName, number>> = {
  // Applies until it is found out again.
  outdated: 0,
  quota: 0,
  maintenance: 24 * 60 * 60_000,
  update: 60 * 60_000,
  install: 90 * 24 * 60 * 60_000,
};

const keyOf = (name: PromptName) => `mijn-later-${name}`;

/**
 * Store for the moments of dismissal, which are no personal data. A function, because a browser without
 * storage throws on access.
 */
type MomentStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

const ofDevice: MomentStorage = () => localStorage;

/** Dismisses a prompt for a while: this document, a day, an hour, or three months for installing. */
export function putAside(name: PromptName, nowMs: number, storage = ofDevice): void {
  try {
    storage().setItem(keyOf(name), String(nowMs));
  } catch {
    // Without storage the prompt returns with the next document.
  }
}

/** Returns whether a prompt was dismissed recently. */
export function isAside(name: PromptName, nowMs: number, storage = ofDevice): boolean {
  try {
    const moment = storage().getItem(keyOf(name));
    return moment !== null && nowMs - Number(moment) < quietMs[name];
  } catch {
    return false;
  }
}
