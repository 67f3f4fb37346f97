/** Prints `docs/access.md`: `npm run docs`. */
import { accessDocument } from '../src/access/accessDocument.ts';

process.stdout.write(accessDocument());
