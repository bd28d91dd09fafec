/** What the app may say of itself above a page, the most urgent first; one at a time. */
export const promptNames = ['maintenance', 'update', 'install'] as const;

/** One of these. */
export type PromptName = (typeof promptNames)[number];

/**
 * Which one is shown now.
 * @param wanted what there is to say, and was not put aside
 * @param isBusy something else asks for the person's attention: a dialog, the question about cookies, a
 * form
 */
export function nextPrompt(
  wanted: Readonly<Record<PromptName, boolean>>,
  isBusy: boolean,
): PromptName | undefined {
  return isBusy ? undefined : promptNames.find((name) => wanted[name]);
}

const quietMs: Readonly<Record<PromptName, number>> = {
  maintenance: 24 * 60 * 60_000,
  update: 60 * 60_000,
  install: 90 * 24 * 60 * 60_000,
};

const keyOf = (name: PromptName) => `mijn-later-${name}`;

/** Where moments are kept; none of them is about anybody. */
type MomentStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Puts something aside for a while: a day, an hour, or of installing three months. */
export function putAside(name: PromptName, nowMs: number, storage: MomentStorage): void {
  try {
    storage.setItem(keyOf(name), String(nowMs));
  } catch {
    // Where nothing can be kept it is said again with the next document.
  }
}

/** Whether it was put aside not long ago. */
export function isAside(name: PromptName, nowMs: number, storage: MomentStorage): boolean {
  try {
    const moment = storage.getItem(keyOf(name));
    return moment !== null && nowMs - Number(moment) < quietMs[name];
  } catch {
    return false;
  }
}
