import { describe, expect, it } from 'vitest';
import { headersOf, type PathKind } from '../../apps/portal/headers.config.ts';
import { webServerFiles } from './webServers.mjs';

const KINDS: readonly PathKind[] = ['mirror', 'hashed', 'config', 'other'];

describe('webServerFiles', () => {
  it.each(KINDS)('gives nginx and Caddy every header for %s paths', (kind) => {
    const files = webServerFiles();
    const origins = { connect: '', frame: '', form: '' };
    for (const [name, value] of Object.entries(headersOf(kind, origins))) {
      const [first = ''] = value.split(';');
      expect(files[`nginx/headers-${kind}.conf`]).toContain(`add_header ${name} "${first}`);
      expect(files['portal.caddy']).toContain(`${name} "${first}`);
    }
  });
});
