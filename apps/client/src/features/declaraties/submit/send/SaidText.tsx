import type { Message } from './messageText.ts';

/** A message in its own language; a space separates it from the next. */
export function SaidText({ text, lang }: Message) {
  return <span lang={lang}>{`${text} `}</span>;
}
