/** What the app may say of itself above a page, the most urgent first; one at a time. */
export const promptNames = ['outdated', 'quota', 'maintenance', 'update', 'install'] as const;

/** One of these. */
export type PromptName = (typeof promptNames)[number];

/**
 * Which one is shown now.
 * @param isWanted whether there is that to say, and it was not put aside
 * @param isBusy something else asks for the person's attention: a dialog, the question about cookies, a
 * form. That this page is outdated, or something was done too often, is said all the same: what is filled in there
 * cannot be sent.
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
  // Until it is found out anew.
  outdated: 0,
  quota: 0,
  maintenance: 24 * 60 * 60_000,
  update: 60 * 60_000,
  install: 90 * 24 * 60 * 60_000,
};

const keyOf = (name: PromptName) => `mijn-later-${name}`;

/**
 * Where moments are kept; none of them is about anybody. Asked for when it is used, as a browser that keeps nothing
 * throws where it is named.
 */
type MomentStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

const ofDevice: MomentStorage = () => localStorage;

/** Puts something aside for a while: this document, a day, an hour, or of installing three months. */
export function putAside(name: PromptName, nowMs: number, storage = ofDevice): void {
  try {
    storage().setItem(keyOf(name), String(nowMs));
  } catch {
    // Where nothing can be kept it is said again with the next document.
  }
}

/** Whether it was put aside not long ago. */
export function isAside(name: PromptName, nowMs: number, storage = ofDevice): boolean {
  try {
    const moment = storage().getItem(keyOf(name));
    return moment !== null && nowMs - Number(moment) < quietMs[name];
  } catch {
    return false;
  }
}
