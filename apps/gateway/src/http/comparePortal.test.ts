import { createLog } from '@forecourt/server';
import { expect, it } from 'vitest';
import { comparePortal } from './comparePortal.ts';

async function logged(theirs: object | null, flags: Record<string, boolean> = {}) {
  const lines: string[] = [];
  const log = createLog({ name: 'test', destination: { write: (line) => void lines.push(line) } });
  const config = { portalOrigins: ['https://portal.example'], cardOrderLimit: 5, flags };
  await comparePortal(config, log, () =>
    theirs === null
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve(Response.json(theirs)),
  );
  return lines.join('');
}

it.each([
  [{}, {}],
  [{ flags: { cardGroups: true } }, { cardGroups: true }],
  // off by default, and not one of our flags
  [{ flags: { cardGroups: false, later: true } }, {}],
])('logs nothing if the portal %j and the gateway %j agree', async (theirs, flags) => {
  expect(await logged(theirs, flags)).toBe('');
});

it.each([
  [{}, { cardGroups: true }, ['cardGroups']],
  [{ flags: { reports: false } }, {}, ['reports']],
  [{ cardOrderLimit: 9 }, {}, ['cardOrderLimit']],
])('logs what differs between the portal %j and the gateway %j', async (theirs, flags, names) => {
  expect(JSON.parse(await logged(theirs, flags))).toMatchObject({
    origin: 'https://portal.example',
    differing: names,
    msg: 'config.json and this gateway have different settings',
  });
});

it('logs that it could not compare if the portal is unreachable', async () => {
  expect(await logged(null)).toContain('could not compare config.json');
});
