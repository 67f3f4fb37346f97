import { addPerson, createAccount, unlockPerson } from './accounts.ts';
import { makeAccountReadOnly, makeAccountWritable, reactivateAccount } from './accountStates.ts';
import type { Command } from './admin.ts';
import { listSecrets, replaceSecret } from './secrets.ts';
import { replaceSftpKey } from './sftpKeys.ts';
import {
  keyStatus,
  listJobs,
  migrateDatabase,
  retryJob,
  rotateKeys,
  verifyKeys,
  verifyLedger,
} from './upkeep.ts';
import { eraseAccount, exportAccount } from './wholeAccount.ts';

/** All commands, keyed by the words that invoke them. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'accounts create': createAccount,
  'accounts reactivate': reactivateAccount,
  'accounts make-read-only': makeAccountReadOnly,
  'accounts make-writable': makeAccountWritable,
  'accounts export': exportAccount,
  'accounts erase': eraseAccount,
  'people add': addPerson,
  'people unlock': unlockPerson,
  'keys status': keyStatus,
  'keys rotate': rotateKeys,
  'keys verify': verifyKeys,
  'secrets list': listSecrets,
  'secrets replace': replaceSecret,
  'sftp replace-key': replaceSftpKey,
  'jobs list': listJobs,
  'jobs retry': retryJob,
  'ledger verify': verifyLedger,
  migrate: migrateDatabase,
};
