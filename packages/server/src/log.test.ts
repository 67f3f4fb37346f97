import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function capture() {
  const lines: string[] = [];
  const log = createLog({ name: 'test', destination: { write: (line) => void lines.push(line) } });
  return { log, lines };
}

describe('createLog', () => {
  it('hides secrets and personal data, both top-level and nested', () => {
    const { log, lines } = capture();
    log.info({ password: 'Secret-1', person: { email: 'a@b.example' }, a: { b: { pin: '1234' } } });
    expect(lines[0]).not.toMatch(/Secret-1|a@b|1234/);
    expect(lines[0]).toContain('[hidden]');
  });

  it('logs a database error’s code but never its row values', () => {
    const { log, lines } = capture();
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(a@b.example) already exists.',
      parameters: ['a@b.example'],
    });
    log.error({ err: error });
    expect(lines[0]).toContain('23505');
    expect(lines[0]).not.toContain('a@b.example');
  });
});
