import { describe, expect, it } from 'vitest';
import { Refusal, refusalOf } from './refusal.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });

describe('refusalOf', () => {
  it.each([
    ['a statement that the server ended', coded('57P01')],
    ['a node of the cluster that is gone', coded('08006')],
    ['a server that is not there', coded('ECONNREFUSED')],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ])('returns a retryable 503 for %s', (_, error) => {
    expect(refusalOf(error)).toMatchObject({
      status: 503,
      errorCode: 'server.unavailable',
      retryable: true,
    });
  });

  it.each([
    ['a character that no column takes', '22021'],
    ['an instant of a cursor that someone made up', '22007'],
    ['a number of one', '22P02'],
  ])('returns a 400 for %s', (_, code) => {
    expect(refusalOf(coded(code))).toMatchObject({ status: 400, errorCode: 'request.invalid' });
  });

  it('returns a 500 for any other error, and a refusal unchanged', () => {
    for (const error of [coded('23505'), new Error('Connection'), 'no', null])
      expect(refusalOf(error)).toMatchObject({ status: 500, errorCode: 'server.error' });
    const refusal = new Refusal(404, 'notFound');
    expect(refusalOf(refusal)).toBe(refusal);
  });
});
