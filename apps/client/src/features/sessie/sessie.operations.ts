import { operation } from '../../api/operation.ts';

/** Ends push notifications in every browser of the person (an extension). */
export const stopAllPushOperation = operation(`mutation StopAllPush { stopPush }`);
