/** Error codes of a store on this device. [ERR-39 to ERR-43] */
export type StorageErrorCode =
  | 'storage-open'
  | 'storage-get'
  | 'storage-set'
  | 'storage-delete'
  | 'indexed-db-unavailable';

/** A store on this device could not be opened, read, or written. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;
  constructor(code: StorageErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
