// Builds the portal's bundle, for whatever serves it next.
import { buildPortal } from './lib/build.mjs';

await buildPortal();
