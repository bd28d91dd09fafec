import { operation } from '../../api/operation.ts';

/** Ends being told of messages in every browser of the person (an extension). */
export const stopAllPushOperation = operation(`mutation StopAllPush { stopPush }`);
