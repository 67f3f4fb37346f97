import { scriptAddress } from '../../app/trustedTypes.ts';
import address from './import.worker.ts?worker&url';

/** Starts the worker that reads files. */
export function startWorker(): Worker {
  return new Worker(scriptAddress(address), { type: 'module' });
}
