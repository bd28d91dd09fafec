import type { Message } from './messageText.ts';

/** What was said, in the language it was said in; a space parts it from what follows. */
export function SaidText({ text, lang }: Message) {
  return <span lang={lang}>{`${text} `}</span>;
}
