import { cookieNames } from '@mijn/domain/constants';
import { pages } from '@mijn/domain/paths';
import { watchFileLinks } from '../links/fileLinks.ts';

/** What the document hears when something is not done. */
export const refusedEvent = 'mijn-refused';

/** Why it is not: a change is the person's own, or a file did not come. */
export type Refused = 'onlyThemselves' | 'noFile';

declare global {
  interface DocumentEventMap {
    [refusedEvent]: CustomEvent<Refused>;
  }
}

const tell = (detail: Refused): void => {
  document.dispatchEvent(new CustomEvent<Refused>(refusedEvent, { detail }));
};

/** Tells that something is not done, as it is the person's own. */
export function tellRefused(): void {
  tell('onlyThemselves');
}

function changeLanguage(language: string): void {
  document.cookie = `${cookieNames.taal}=${language}; path=/; SameSite=Lax`;
  location.reload();
}

/**
 * What is otherwise in the internal mode than for a person: forms are not posted (docs/decisions.md §3) – signing
 * out closes the file, the language is chosen here, and any other change is the person's own –, and files
 * are asked for with the keys of the file.
 */
export function watchOwnWays(close: () => void): void {
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { submitter } = event;
    const isLanguage =
      submitter instanceof HTMLButtonElement && submitter.name === cookieNames.taal;
    if (isLanguage) changeLanguage(submitter.value);
    else if (new URL(event.target.action).pathname === pages.uitloggen.path) close();
    else tellRefused();
  });
  watchFileLinks(({ status }) => tell(status === 403 ? 'onlyThemselves' : 'noFile'));
}
